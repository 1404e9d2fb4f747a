/** Marks the query's words in names and descriptions, as HTML. */
import escapeHtml from 'escape-html';
import { APOSTROPHES, ASCII, isPlain, wordsOf } from './language/words';

const BEFORE_CHARACTERS = 60;
const LONGEST = 240;
/** Up to this many words, it is faster to search the text for each word than to split the text. */
const FEW_WORDS = 20;
/** Matches words, and characters that HTML must escape. */
const PARTS = /[\p{L}\p{N}\p{M}'’]+|[&<>"]/gu;
/** Matches words and characters to escape in plain texts. */
const PLAIN_PARTS = /[A-Za-z0-9]+|&/g;

/** Escapes the text for HTML and puts the query's words in <mark>. Returns undefined for a text without these words. */
export function highlight(text: string, asked: ReadonlySet<string>): string | undefined {
  if (!mayHold(text, asked)) return undefined;
  const [parts, isAsked] = isPlain(text)
    ? [PLAIN_PARTS, (word: string) => asked.has(word.toLowerCase())]
    : [PARTS, (word: string) => wordsOf(word).some((each) => asked.has(each))];
  const first = text.length <= LONGEST ? 0 : firstOf(text, parts, isAsked);
  if (first === undefined) return undefined;
  const [from, to] = windowOf(text, first);
  let isFound = false;
  const marked = text.slice(from, to).replace(parts, (part) => {
    if (!isAsked(part)) return escapeHtml(part);
    isFound = true;
    return `<mark>${escapeHtml(part)}</mark>`;
  });
  return isFound ? `${from > 0 ? '…' : ''}${marked}${to < text.length ? '…' : ''}` : undefined;
}

/** Returns false if a text surely has none of the words. This avoids splitting most texts into words. */
function mayHold(text: string, asked: ReadonlySet<string>): boolean {
  if (asked.size > FEW_WORDS || !ASCII.test(text)) return true;
  const plain = text.replace(APOSTROPHES, '').toLowerCase();
  for (const word of asked) if (plain.includes(word)) return true;
  return false;
}

/** Returns the index of the first word in the text that the query has. */
function firstOf(text: string, parts: RegExp, isAsked: (word: string) => boolean): number | undefined {
  for (const { 0: part, index } of text.matchAll(parts)) if (isAsked(part)) return index;
  return undefined;
}

/** Selects the part of a text to show. A short text is shown whole, and a long text in whole words around `at`. */
function windowOf(text: string, at: number): [from: number, to: number] {
  if (text.length <= LONGEST) return [0, text.length];
  const space = at <= BEFORE_CHARACTERS ? -1 : text.indexOf(' ', at - BEFORE_CHARACTERS - 1);
  const from = space < at ? space + 1 : at;
  if (text.length - from <= LONGEST) return [from, text.length];
  const end = text.lastIndexOf(' ', from + LONGEST);
  return [from, end > at ? end : from + LONGEST];
}
