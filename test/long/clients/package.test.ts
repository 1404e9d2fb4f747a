/** The packed SDK installs, runs and types as a user has it. `npm run test:clients` tries other runtimes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import ts from 'typescript';
import { packSdk, type PackedSdk, run } from './packed';
import { type ScriptedApi, startScriptedApi } from './scripted-api';

const LARGEST_CLIENT = 15_000;

let packed: PackedSdk;
let api: ScriptedApi;
beforeAll(async () => {
  [packed, api] = await Promise.all([packSdk(), startScriptedApi()]);
});
afterAll(async () => {
  await api?.close();
  await rm(path.dirname(packed.archive), { recursive: true });
});

const NODENEXT: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};

const PROGRAM = `
import { type Donation, GivingClient, type List, type ListedDonation, ValidationError } from '@giving-platform/sdk';
import { receipts } from '@giving-platform/sdk/receipts';
import { webhooks } from '@giving-platform/sdk/webhooks';

const giving = new GivingClient({ apiKey: async () => 'token', environment: 'sandbox', baseUrl: undefined });
export const gift = giving.donations.get('donation_1', { signal: undefined });
export const gifts = giving.donations.listMine({ status: 'failed', after: undefined });
export const charity = giving.charities.get('charity_1');
export const verified = webhooks.verify('', new Headers(), 'whsec_', { toleranceSeconds: undefined });
export const proof = receipts.verify;
export async function read(): Promise<Donation[]> {
  const found: Donation[] = [];
  for await (const each of gifts) found.push(await giving.donations.get(each.donation_id));
  const list: List<object, ListedDonation> = gifts;
  const event = await verified;
  await giving.donations.create({ charity_id: 'charity_1', amount: '25.00', currency: 'USD' });
  if (event.event === 'donation.completed') found.push(await giving.donations.get(event.data.donation_id));
  return list instanceof ValidationError ? [] : found;
}
`;

it('holds only dist, README, LICENSE and CHANGELOG, and both forms of every file', () => {
  const besides = packed.files.filter((file) => !file.startsWith('package/dist/'));
  const expected = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];
  expect(besides.sort()).toEqual(expected.map((file) => `package/${file}`));
  const ending = (end: string) => packed.files.filter((file) => file.endsWith(end)).length;
  expect(ending('.d.mts')).toBeGreaterThan(20);
  expect(ending('.d.cts')).toBe(ending('.d.mts'));
  expect(ending('.cjs')).toBe(ending('.mjs'));
});

it('imports nothing but its own files', () => {
  const imports = packed.files
    .filter((file) => /\.[cm]js$|\.d\.[cm]ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(inProject(file), 'utf8').matchAll(
        /(?:\bfrom |\brequire\(|\bimport\()["']([^"']+)["']/g,
      ),
    ])
    .map(([, specifier = '']) => specifier);
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((specifier) => !/^\.\.?\/.*\.[cm]js$/.test(specifier))).toEqual([]);
});

it.each(['check-esm.mjs', 'check-cjs.cjs'])('keeps its promises in this Node: %s', async (check) => {
  const { stdout } = await run(process.execPath, [check, JSON.stringify(api.given)], { cwd: packed.project });
  expect(stdout).toBe('kept 12 promises\n');
});

it('costs at most 15 kB gzip when only the client is imported', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export { GivingClient } from '@giving-platform/sdk';", resolveDir: packed.project },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  const size = gzipSync(outputFiles[0]?.contents ?? '').length;
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(LARGEST_CLIENT);
});

it.each(['mts', 'cts'])('is clean under nodenext and exactOptionalPropertyTypes: .%s', (extension) => {
  const file = path.join(packed.project, `program.${extension}`);
  writeFileSync(file, PROGRAM);
  const program = ts.createProgram([file], NODENEXT);
  const faults = ts.getPreEmitDiagnostics(program).map(({ messageText, file: place }) => {
    return `${place?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(faults).toEqual([]);
});

describe('what an editor shows', () => {
  const hovers: [name: string, shown: string][] = [
    ['gift', 'const gift: Promise<Donation>'],
    ['charity', 'const charity: Promise<Charity>'],
    ['gifts', 'const gifts: List<DonationList, ListedDonation>'],
    ['found', 'const found: Donation[]'],
    ['each', 'const each: ListedDonation'],
    [
      'listMine',
      'listMine(query?: ListMyDonationsQuery, options?: CallOptions): List<DonationList, ListedDonation>',
    ],
  ];
  let editor: ts.LanguageService;
  let file: string;
  beforeAll(() => {
    file = path.join(packed.project, 'hovers.mts');
    writeFileSync(file, PROGRAM);
    editor = ts.createLanguageService({
      getCompilationSettings: () => NODENEXT,
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (name) => {
        const text = ts.sys.readFile(name);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => packed.project,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (name) => ts.sys.fileExists(name),
      readFile: (name) => ts.sys.readFile(name),
      directoryExists: (name) => ts.sys.directoryExists(name),
    });
  });

  it.each(hovers)('for %s is a name', (name, shown) => {
    const position = new RegExp(`\\b${name}\\b`).exec(PROGRAM)?.index ?? 0;
    const { displayParts } = editor.getQuickInfoAtPosition(file, position) ?? {};
    expect(ts.displayPartsToString(displayParts)).toContain(shown);
  });

  it('for a field of a body is what the API says about it', () => {
    const { documentation } = editor.getQuickInfoAtPosition(file, PROGRAM.indexOf('currency:')) ?? {};
    expect(ts.displayPartsToString(documentation)).toBe('ISO 4217 code, or the symbol of a crypto token');
  });

  it('never leads through components["schemas"]', () => {
    const places = [...PROGRAM.matchAll(/\b[a-z]\w*\b/gi)].map(({ index }) => index);
    const all = places.map((place) =>
      ts.displayPartsToString(editor.getQuickInfoAtPosition(file, place)?.displayParts),
    );
    expect(all.filter((shown) => shown.includes('components[') || shown.includes('openapi'))).toEqual([]);
  });
});

function inProject(file: string): string {
  return path.join(packed.project, 'node_modules/@giving-platform/sdk', file.replace('package/', ''));
}
