/** The documents beside /openapi.json: OpenAPI 3.0 for older generators, and AsyncAPI for the webhooks. */
import { validate } from '@apidevtools/swagger-parser';
import { Parser } from '@asyncapi/parser';
import { EVENT_NAMES } from '../../domain/events/event';
import { startApi, type TestApi } from '../support/api';

type Json = Record<string, unknown>;
interface OpenApi extends Json {
  openapi: string;
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json>; parameters: Record<string, { name: string }> };
}

let api: TestApi;
let current: OpenApi;
let older: OpenApi;
beforeAll(async () => {
  api = await startApi();
  current = (await api.call<OpenApi>('GET', '/openapi.json')).body;
  older = (await api.call<OpenApi>('GET', '/openapi-3.0.json')).body;
});
afterAll(() => api.close());

it.each(['3.1.0', '3.0.3'])('is valid OpenAPI %s', async (version) => {
  const document = version === '3.0.3' ? older : current;
  expect(document.openapi).toBe(version);
  await expect(validate(structuredClone(document) as never)).resolves.toBeDefined();
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
  let document: AsyncApi;
  let text: string;
  beforeAll(async () => {
    ({ body: document, text } = await api.call<AsyncApi>('GET', '/asyncapi.json'));
  });

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
