/** The samples of the reference are right: both forms send the same call, and the API takes its form. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { listEndpoints, readDocument } from '../../../api/docs-site/api-document';
import { sampleOf, toCamelCase } from '../../../api/docs-site/samples';
import { GivingClient } from '../../../client/giving-client';
import { startScriptedServer } from '../../client/scripted-server';
import { buildActor } from '../../factories';
import { startApi } from '../../support/api';

const ROOT = path.join(__dirname, '../../..');
const ORIGIN = 'https://giving.example';
const endpoints = listEndpoints(readDocument({ environment: 'sandbox', publicUrl: undefined }));
const samples = endpoints.flatMap((endpoint) => {
  const sample = sampleOf(endpoint, ORIGIN);
  return sample === undefined ? [] : [{ endpoint, operationId: endpoint.operation.operationId, ...sample }];
});

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

// The samples start some two hundred processes, and are compiled against the whole SDK.
jest.setTimeout(120_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'giving-samples-'));
  writeFileSync(path.join(folder, 'photo.png'), PNG);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Values of paths that are no ids. */
const VALUES: Record<string, string> = { year: '2026', level: '0', tile: '000', kind: 'api_premium' };
/** A value for each variable of the samples: charity_id is charity_id-1. */
const ids = new Map(
  endpoints
    .flatMap((endpoint) => [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
    .map((name) => [name, VALUES[name] ?? `${name}-1`]),
);

/** Runs all curl samples in one shell. Returns the status and the answer of each. */
async function runCurl(url: string, key: string): Promise<{ status: number; text: string }[]> {
  const variables = [...ids].map(([name, value]) => `${name.toUpperCase()}='${value}'`);
  const calls = samples.map(({ curl }, index) => {
    const out = path.join(folder, `${index}.txt`);
    // curl writes no file for an empty answer.
    writeFileSync(out, '');
    return `${curl.replaceAll(ORIGIN, url)} -s -o '${out}' -w '%{http_code}\\n'`;
  });
  const script = [...variables, `KEY='${key}'`, `TYPE=image/png FILE='${folder}/photo.png'`, ...calls].join(
    '\n',
  );
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { timeout: 120_000 });
  return stdout
    .trim()
    .split('\n')
    .map((status, index) => ({
      status: Number(status),
      text: readFileSync(path.join(folder, `${index}.txt`), 'latin1'),
    }));
}

/** The samples as one program, with a variable for each id. */
function writeProgram(): string {
  const variables = [...ids].map(([name, value]) => {
    const isNumber = ['year', 'level'].includes(name);
    return `const ${toCamelCase(name)} = ${isNumber ? value : `'${value}'`};`;
  });
  return [
    `import { GivingClient } from '${path.join(ROOT, 'client/index')}';`,
    'export async function run(giving: GivingClient): Promise<void> {',
    ...variables,
    `const file = new Blob([Uint8Array.from(${JSON.stringify([...PNG])})], { type: 'image/png' });`,
    ...samples.map(({ typescript }) => typescript),
    '}',
  ].join('\n');
}

function loadProgram(): { run(giving: GivingClient): Promise<void> } {
  const file = path.join(folder, 'samples.cjs');
  writeFileSync(file, ts.transpile(writeProgram(), { module: ts.ModuleKind.CommonJS }));
  return createRequire(__filename)(file) as ReturnType<typeof loadProgram>;
}

it('every operation has a sample, except for the one that only Stripe calls', () => {
  const sampled = samples.map(({ operationId }) => operationId);
  const missing = endpoints
    .filter(({ isWebhook }) => !isWebhook)
    .map(({ operation }) => operation.operationId)
    .filter((operationId) => !sampled.includes(operationId));
  expect(missing).toEqual(['receiveStripeEvent']);
});

it('both forms send the same call', async () => {
  const server = await startScriptedServer();
  try {
    server.answerWith({ status: 200 });
    await runCurl(server.url, 'gp_sandbox_1');
    const byCurl = server.requests.splice(0);
    const giving = new GivingClient({ apiKey: 'gp_sandbox_1', environment: 'sandbox', baseUrl: server.url });
    const program = loadProgram();
    await program.run(giving);
    const strip = ({ method, url, body, headers }: (typeof byCurl)[number]) => ({
      method,
      // The SDK names the format of an answer also where it is the default.
      url: decodeURIComponent(url.replaceAll('+', ' ')).replace('?format=json', ''),
      body,
      type: headers['content-type'],
    });
    expect(server.requests.map(strip)).toEqual(byCurl.map(strip));
    expect(byCurl).toHaveLength(samples.length);
  } finally {
    await server.close();
  }
});

it('the samples of the SDK have the right types', () => {
  const file = path.join(folder, 'samples.ts');
  writeFileSync(file, writeProgram());
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    types: [],
  });
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(faults).toEqual([]);
});

it('the API takes the form of every sample', async () => {
  const api = await startApi();
  try {
    const { key } = await buildActor(api.db, { isOperator: true });
    const answers = await runCurl(api.url, key);
    const refused = answers
      .map(({ status, text }, index) => ({ operation: samples[index]?.operationId, status, text }))
      .filter(
        ({ status, text }) => [400, 405, 413, 415, 500].includes(status) || text.includes('no such route'),
      );
    expect(refused).toEqual([]);
  } finally {
    await api.close();
  }
});
