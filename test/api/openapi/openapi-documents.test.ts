/** The documents beside /openapi.json: OpenAPI 3.0 for older generators, and AsyncAPI for the webhooks. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Parser } from '@asyncapi/parser';
import { buildAsyncApi } from '../../../api/openapi/asyncapi';
import { buildOpenApi, buildOpenApi30 } from '../../../api/openapi/document';
import { EVENT_NAMES } from '../../../domain/events/event';

type Json = Record<string, unknown>;
interface OpenApi extends Json {
  openapi: string;
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; parameters: Record<string, { name: string }> };
}

const INSTALLATION = { publicUrl: 'https://giving.example', environment: 'sandbox' } as const;
const asServed = (document: object) => JSON.parse(JSON.stringify(document)) as unknown;
const current = asServed(buildOpenApi(INSTALLATION)) as OpenApi;
const older = asServed(buildOpenApi30(INSTALLATION)) as OpenApi;

it.each(['3.1.0', '3.0.3'])('is valid OpenAPI %s', async (version) => {
  const document = version === '3.0.3' ? older : current;
  expect(document.openapi).toBe(version);
  const folder = mkdtempSync(path.join(tmpdir(), 'giving-openapi-'));
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(document));
  try {
    const program = path.join(__dirname, 'validate-openapi.mjs');
    await promisify(execFile)(process.execPath, [program, path.join(folder, 'openapi.json')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('OpenAPI 3.0', () => {
  it('has every operation, webhook and schema of 3.1', () => {
    const operationsOf = ({ paths }: OpenApi) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => [path, method, operationId]),
      );
    expect(operationsOf(older)).toEqual(operationsOf(current));
    expect(Object.keys(older['x-webhooks'] as Json)).toEqual(Object.keys(current['webhooks'] as Json));
    expect(Object.keys(older.components.schemas)).toEqual(Object.keys(current.components.schemas));
  });

  it('uses no word of 3.1', () => {
    const text = JSON.stringify(older);
    expect(text).not.toMatch(/"(const|prefixItems|propertyNames|\$defs|webhooks)":|"type":(\[|"null")/);
  });

  it('names a type beside every nullable', () => {
    const untyped: string[] = [];
    walk(older, (node, path) => {
      if (node['nullable'] === true && !('type' in node) && !('anyOf' in node)) untyped.push(path);
      if (node['nullable'] === true && node['default'] === null) untyped.push(path);
    });
    expect(untyped).toEqual([]);
  });
});

describe('AsyncAPI', () => {
  interface AsyncApi {
    asyncapi: string;
    channels: { webhooks: { messages: Record<string, { $ref: string }> } };
    components: { messages: Record<string, { name: string }>; schemas: Record<string, Json> };
  }
  const text = JSON.stringify(buildAsyncApi(INSTALLATION));
  const document = JSON.parse(text) as AsyncApi;

  it('is valid', async () => {
    const { document: parsed, diagnostics } = await new Parser().parse(text);
    // The parser knows 3.1.0, which most other tools do not.
    expect(diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version')).toEqual([]);
    expect(parsed?.version()).toBe('3.0.0');
    expect(parsed?.operations().filterBySend()).toHaveLength(1);
  });

  it('has a message for each event', () => {
    const names = Object.values(document.components.messages).map(({ name }) => name);
    expect(names).toEqual(EVENT_NAMES);
    expect(Object.keys(document.channels.webhooks.messages)).toEqual(
      Object.keys(document.components.messages),
    );
  });

  it('has the schemas and headers of the OpenAPI document', () => {
    const { WebhookHeaders: headers, ...schemas } = document.components.schemas;
    expect(current.components.schemas).toMatchObject(schemas);
    const sent = Object.entries(current.components.parameters).filter(([id]) => id.startsWith('Webhook'));
    expect(Object.keys(headers?.['properties'] as Json)).toEqual(sent.map(([, { name }]) => name));
  });
});

function walk(node: unknown, visit: (node: Json, path: string) => void, path = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Json, path);
  for (const [key, value] of Object.entries(node)) walk(value, visit, `${path}/${key}`);
}
