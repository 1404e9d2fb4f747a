/** Every document that the repository cites is in the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIRECTORY as ROOT } from '../../local/paths';

const TEXTS = /\.(ts|mjs|md|yml)$/;
const FILES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => TEXTS.test(file) && existsSync(path.join(ROOT, file)));

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Documents that only the authors of the platform had. The names are split so that this file does not match itself. */
const UNKNOWN_DOCUMENTS = [
  ['decisions', '\\.md'],
  ['\\(decisions', ': '],
  ['\\bFamily', ' [AB]\\b'],
  ['(?<!Standard Webhooks |topojson-)\\bspecifi', 'cation\\b'],
  ['(?<!RFC \\d{4},? )\\bsection', ' \\d+(?!\\d|\\()'],
].map((parts) => parts.join(''));

it.each(UNKNOWN_DOCUMENTS)('nothing cites %s', (pattern) => {
  const places = FILES.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        new RegExp(pattern, 'i').test(line) ? [`${file}:${String(index + 1)}: ${line.trim()}`] : [],
      ),
  );
  expect(places).toEqual([]);
});

interface Citation {
  from: string;
  /** From the root of the repository; a heading may follow it: `docs/rules/gifts.md#states`. */
  target: string;
}

/** Links between pages, and pages that code names. */
function listCitations(file: string): Citation[] {
  if (!file.endsWith('.md')) {
    return [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g)].map(([target]) => ({
      from: file,
      target,
    }));
  }
  return [...read(file).matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => ({
      from: file,
      target: link.startsWith('#') ? `${file}${link}` : path.posix.join(path.posix.dirname(file), link),
    }));
}

/** A heading as links write it: `## Limits of a donor` is `limits-of-a-donor`. */
function listHeadings(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isThere({ target }: Citation): boolean {
  const [file = '', heading] = target.split('#');
  if (!existsSync(path.join(ROOT, file))) return false;
  return heading === undefined || !file.endsWith('.md') || listHeadings(read(file)).includes(heading);
}

it('every cited page and heading exists', () => {
  const missing = FILES.flatMap(listCitations).filter((citation) => !isThere(citation));
  expect(missing.map(({ from, target }) => `${from} cites ${target}`)).toEqual([]);
});
