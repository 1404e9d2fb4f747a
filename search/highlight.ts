/** Marks the query's words in names and descriptions, as HTML. */
import escapeHtml from 'escape-html';
import { APOSTROPHES, ASCII, isPlain, wordsOf } from './language/words';

const BEFORE_CHARACTERS = 60;
const LONGEST = 240;
/** For at most this many words, searching the text for each is faster than splitting the text into words. */
const FEW_WORDS = 20;
/** Words, and characters that HTML must escape. */
const PARTS = /[\p{L}\p{N}\p{M}'’]+|[&<>"]/gu;
/** The same for plain texts. */
const PLAIN_PARTS = /[A-Za-z0-9]+|&/g;

/** The text escaped for HTML, with the query's words in <mark>; undefined when it has none of them. */
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

/** Whether a text can have one of the words. Rules out most texts without splitting them into words. */
function mayHold(text: string, asked: ReadonlySet<string>): boolean {
  if (asked.size > FEW_WORDS || !ASCII.test(text)) return true;
  const plain = text.replace(APOSTROPHES, '').toLowerCase();
  for (const word of asked) if (plain.includes(word)) return true;
  return false;
}

/** The position of the first of the query's words. */
function firstOf(text: string, parts: RegExp, isAsked: (word: string) => boolean): number | undefined {
  for (const { 0: part, index } of text.matchAll(parts)) if (isAsked(part)) return index;
  return undefined;
}

/** The part of a text to show: whole words around a position, or all of a short text. */
function windowOf(text: string, at: number): [from: number, to: number] {
  if (text.length <= LONGEST) return [0, text.length];
  const space = at <= BEFORE_CHARACTERS ? -1 : text.indexOf(' ', at - BEFORE_CHARACTERS - 1);
  const from = space < at ? space + 1 : at;
  if (text.length - from <= LONGEST) return [from, text.length];
  const end = text.lastIndexOf(' ', from + LONGEST);
  return [from, end > at ? end : from + LONGEST];
}
