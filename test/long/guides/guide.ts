/** Reads the commands of a page, and compares their answers with the printed ones. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_DIRECTORY as ROOT } from '../../../local/paths';

export interface Block {
  /** Where the block begins, counted from 1. */
  line: number;
  language: string;
  text: string;
  /** The block of `json` or `text` below a command. */
  answer?: string;
}

/** Commands in sentences: "`npm run demo` makes gifts". */
const INLINE_COMMAND = /`((?:npm|npx|node|curl|docker|temporal) [^`]+)`/g;
export const FENCE = /^```(\w*)$([\s\S]*?)^```$/gm;
const ANSWERS = ['json', 'text'];

/** The blocks of a page in their order. An answer belongs to the command above it. */
export function readBlocks(page: string): Block[] {
  const source = readPage(page);
  const blocks: Block[] = [];
  for (const { 1: language = '', 2: text = '', index } of source.matchAll(FENCE)) {
    const line = source.slice(0, index).split('\n').length;
    const above = blocks.at(-1);
    const isAnswer = ANSWERS.includes(language) && above !== undefined && above.answer === undefined;
    if (isAnswer && isCommand(above)) above.answer = text.trim();
    else blocks.push({ line, language, text: text.trim() });
  }
  return blocks;
}

/** `bash` is for a shell, `sql` for the database. `http` is a method, a path and a JSON body. */
export function isCommand({ language }: Block): boolean {
  return ['bash', 'http', 'sql'].includes(language);
}

/** The commands in sentences and tables of a page. */
export function listInlineCommands(page: string): string[] {
  const prose = readPage(page).replaceAll(FENCE, '');
  return [...prose.matchAll(INLINE_COMMAND)].map(([, command = '']) => command);
}

function readPage(page: string): string {
  return readFileSync(path.join(ROOT, page), 'utf8');
}

/** Ids, API keys and secrets. Those that a page prints stand for those of the installation under test. */
const NAMES = /\b(?:[a-z]+_[0-9a-hjkmnp-tv-z]{26}|gp_sandbox_[0-9a-f]{48}|whsec_[\w+/=]{44})/g;

/** The names of the installation, by the printed ones. */
export type Names = ReadonlyMap<string, string>;

/** Puts the names of the installation in a text of the page. */
export function translate(text: string, names: Names): string {
  return text.replaceAll(NAMES, (name) => names.get(name) ?? name);
}

/** The names that an answer adds. Names that stand at the same place in both texts belong together. */
export function learnNames(printed: string, real: string, known: Names): Names {
  const names = new Map(known);
  const found = real.match(NAMES) ?? [];
  for (const [index, name] of (printed.match(NAMES) ?? []).entries()) {
    const own = found[index];
    if (own !== undefined && !names.has(name)) names.set(name, own);
  }
  return names;
}

/** Values that differ in every run. */
const CHANGING: [pattern: RegExp, shown: string][] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '(time)'],
  [/\b\d\d:\d\d:\d\d\b/g, '(time)'],
  [/"given_on": "[\d-]+"/g, '"given_on": "(day)"'],
  [/\b(0x)?[0-9a-f]{64}\b/g, '(hash)'],
  [/authorize\?client_id=\S+/g, 'authorize?(question)'],
  [/\+[0-9a-f]{8}\+[A-Za-z0-9+/=]{44}/g, '+(key)'],
  [/"(duration_ms|took_ms|confirmations)": \d+/g, '"$1": (number)'],
  [/\b\d+(\.\d+)? m?s\b/g, '(duration)'],
  [/\b\d+ \w+ ago\b/g, '(time)'],
  [/ +/g, ' '],
];

/** Writes an answer so that two answers of the same command are equal. */
export function normalise(answer: string): string {
  const lines = indent(answer).trim().split('\n');
  const text = lines.map((line) => line.trim()).join('\n');
  return CHANGING.reduce((shown, [pattern, by]) => shown.replaceAll(pattern, by), text);
}

/** JSON is indented in one way, other text stays as it is. */
function indent(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    return answer;
  }
}
