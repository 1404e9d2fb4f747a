/** No code block of README.md and docs/ is outside the tests that run the blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSections } from '../../api/docs-site/site-map';
import { PROJECT_DIRECTORY as ROOT } from '../../local/paths';
import { FENCE, isCommand, readBlocks } from '../long/guides/guide';
import { PAGES } from './pages';

const read = (page: string) => readFileSync(path.join(ROOT, page), 'utf8');

it.each(PAGES)('%s has only blocks that the tests find', (page) => {
  // An indented fence, or one with more than a language, would be shown and never run.
  const rest = read(page).replaceAll(FENCE, '');
  expect(rest.split('\n').filter((line) => /^\s*(```|~~~)/.test(line))).toEqual([]);
});

it.each(PAGES)('a command of %s runs each program', (page) => {
  const blocks = readBlocks(page);
  const programs = blocks.filter(({ language }) => language === 'ts');
  const idle = programs.filter(({ text, line }) => {
    const [, name = ''] = /^\/\/ (\S+)/.exec(text) ?? [];
    return !blocks.some((block) => isCommand(block) && block.line > line && block.text.includes(name));
  });
  expect(idle).toEqual([]);
});

it('the tests run every page of the site that has blocks', () => {
  const shown = listSections().flatMap(({ pages }) => pages.map(({ source }) => source));
  // test/long/production/production.test.ts follows docs/production.md.
  expect(shown.filter((page) => !PAGES.includes(page))).toEqual(['docs/production.md']);
});

it('every guide is a page of the site', () => {
  const guides = readdirSync(path.join(ROOT, 'docs/guides')).map((file) => `docs/guides/${file}`);
  const shown = listSections().flatMap(({ pages }) => pages.map(({ source }) => source));
  expect(guides.filter((guide) => !shown.includes(guide))).toEqual([]);
});
