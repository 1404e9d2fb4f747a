/** What a donor downloads to give stays small, counted from the build as browsers get it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = path.resolve(__dirname, '../../..');
const BUILT = path.join(ROOT, 'dist/web');
const MOST_SCRIPT_BYTES = 120_000;
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

/** An entry and everything that it may ever load, so all languages, too. */
function partsOf(name: string, seen = new Set<string>()): Part[] {
  const part = manifest[name];
  if (part === undefined || seen.has(name)) return [];
  seen.add(name);
  const below = [...(part.imports ?? []), ...(part.dynamicImports ?? [])];
  return [part, ...below.flatMap((each) => partsOf(each, seen))];
}

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

it('the pages for reviewers have at most 120 kB of script in one language', () => {
  const isOther = /texts\/(?!en\/)[\w-]+\//;
  const names = partsOf('review/main.tsx', new Set(Object.keys(manifest).filter((name) => isOther.test(name))));
  expect(gzipped(names.map(({ file }) => file))).toBeLessThan(MOST_SCRIPT_BYTES);
});

it('a second build does nothing', () => {
  const output = execFileSync(process.execPath, [path.join(ROOT, 'web/build.mjs')], { encoding: 'utf8' });
  expect(output).toBe('Pages: up to date\n');
});
