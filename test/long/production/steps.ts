/** The numbered steps of docs/production.md. The page is the program: the walk runs what it prints. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Block, readBlocks } from '../guides/guide';

const PAGE = 'docs/production.md';
const ROOT = path.resolve(__dirname, '../../..');

export interface Step {
  title: string;
  /** Commands and statements, in their order. Examples in other languages are left out. */
  blocks: Block[];
}

export interface WalkStep {
  title: string;
  /** Returns what it found, or throws. */
  run: () => Promise<string>;
}

export function readSteps(): Step[] {
  const lines = readFileSync(path.join(ROOT, PAGE), 'utf8').split('\n');
  const headings = lines.flatMap((text, index) => {
    const title = /^## (?:\d+\. )?(.+)$/.exec(text)?.[1];
    return title === undefined ? [] : [{ title, line: index + 1 }];
  });
  const blocks = readBlocks(PAGE).filter(({ language }) => ['bash', 'sql'].includes(language));
  return headings.map(({ title, line }, index) => {
    const end = headings[index + 1]?.line ?? Infinity;
    return { title, blocks: blocks.filter((block) => block.line > line && block.line < end) };
  });
}

/** The names of all settings that the page's file of settings has. */
export function listSettings(): string[] {
  const [settings] = readSteps().find(({ title }) => title === 'Settings')?.blocks ?? [];
  return [...(settings?.text ?? '').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
}

/** Every variable that the page names. */
export function listNamedVariables(): Set<string> {
  const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
  return new Set(page.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bPORT\b/g) ?? []);
}
