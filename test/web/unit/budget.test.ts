/** What people download stays small, counted from the build as browsers get it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = path.resolve(__dirname, '../../..');
const BUILT = path.join(ROOT, 'dist/web');
const MOST_SCRIPT_BYTES = 120_000;
/** React, its router and its queries alone take 100 kB. */
const MOST_GIFTS_SCRIPT_BYTES = 140_000;
const MOST_REVIEW_SCRIPT_BYTES = 125_000;
const MOST_ACCOUNT_BYTES = 25_000;
const MOST_STYLE_BYTES = 30_000;

interface Part {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

let manifest: Record<string, Part>;
beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'web/build.mjs')], { cwd: ROOT });
  manifest = JSON.parse(readFileSync(path.join(BUILT, 'manifest.json'), 'utf8')) as Record<string, Part>;
});

/** An entry and what it may load: all languages and pages, unless the later parts are named. */
function partsOf(name: string, later?: string[], seen = new Set<string>()): Part[] {
  const part = manifest[name];
  if (part === undefined || seen.has(name)) return [];
  seen.add(name);
  const loaded = (part.dynamicImports ?? []).filter((each) => later?.includes(each) ?? true);
  return [part, ...[...(part.imports ?? []), ...loaded].flatMap((each) => partsOf(each, later, seen))];
}

const filesOf = (later: string[]) => partsOf('my/main.tsx', later).map(({ file }) => file);

function gzipped(files: string[]): number {
  return [...new Set(files)]
    .map((file) => gzipSync(readFileSync(path.join(BUILT, file))).length)
    .reduce((total, bytes) => total + bytes, 0);
}

it('the page Give has at most 120 kB of script and 30 kB of style', () => {
  const parts = partsOf('give/main.tsx');
  const scripts = parts.map(({ file }) => file);
  const workers = scripts.flatMap((file) =>
    Array.from(
      readFileSync(path.join(BUILT, file), 'utf8').matchAll(/assets\/proof\.worker-[\w-]+\.js/g),
      ([name]) => name,
    ),
  );
  expect(new Set(workers).size).toBe(1);
  const script = gzipped([...scripts, ...workers]);
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThan(MOST_SCRIPT_BYTES);
  expect(gzipped(parts.flatMap(({ css }) => css ?? []))).toBeLessThan(MOST_STYLE_BYTES);
});

it('the pages for reviewers have at most 125 kB of script in one language', () => {
  const files = partsOf('review/main.tsx', ['../texts/de/review.json']).map(({ file }) => file);
  expect(files).toContain(manifest['../texts/de/review.json']?.file);
  expect(gzipped(files)).toBeLessThan(MOST_REVIEW_SCRIPT_BYTES);
});

it('the pages of a charity have at most 120 kB of script in one language, before the first of them opens', () => {
  const files = partsOf('charity/main.tsx', ['../texts/de/charity.json']).map(({ file }) => file);
  expect(files).toContain(manifest['../texts/de/charity.json']?.file);
  expect(gzipped(files)).toBeLessThan(MOST_SCRIPT_BYTES);
});

it.each([
  ['review/main.tsx', 'review/cases/pages.tsx', ['cases']],
  ['charity/main.tsx', 'verification/applicant/pages.tsx', ['verification']],
])('%s adds at most 25 kB of script for %s in one language', (entry, part, catalogs) => {
  const texts = [...catalogs, 'verification-names'].map((name) => `../texts/de/${name}.json`);
  const later = [part, part.replace(/pages\.tsx$/, 'load-speech.ts'), 'verification/names.ts', ...texts];
  const files = (names: string[]) => partsOf(entry, names).map(({ file }) => file);
  expect(files(later)).toContain(manifest[part]?.file);
  expect(gzipped(files(later)) - gzipped(files([]))).toBeLessThan(MOST_ACCOUNT_BYTES);
});

it('the page for gifts has at most 140 kB of script in one language, and needs nothing of the account', () => {
  const files = filesOf(['../texts/de/my.json']);
  expect(files).toContain(manifest['../texts/de/my.json']?.file);
  expect(files).not.toContain(manifest['my/account/pages.tsx']?.file);
  expect(gzipped(files)).toBeLessThan(MOST_GIFTS_SCRIPT_BYTES);
});

it('the pages of the account add at most 25 kB of script in one language', () => {
  const texts = ['my-account', 'scopes', 'mail-kinds'].map((name) => `../texts/de/${name}.json`);
  const account = ['my/account/pages.tsx', 'my/account/load-speech.ts', ...texts];
  const files = filesOf(account);
  for (const part of account) expect(files).toContain(manifest[part]?.file);
  expect(gzipped(files) - gzipped(filesOf([]))).toBeLessThan(MOST_ACCOUNT_BYTES);
});

it('a second build does nothing', () => {
  const output = execFileSync(process.execPath, [path.join(ROOT, 'web/build.mjs')], { encoding: 'utf8' });
  expect(output).toBe('Pages: up to date\n');
});
