/**
 * The tokens of a document: each word (`food`), each word and pair of neighbours with the letter of its field (`n:food`,
 * `n:food_bank`), and each whole value (`state::ny`). Typesense reads each as one word, and no two forms can be equal.
 */
import { createHash } from 'node:crypto';
import { wordsOf } from '../language/words';

/** A word as it stands in the field with that letter. */
export interface IndexedWord {
  letter: string;
  word: string;
}

/** Typesense would drop or change these letters. */
const FOREIGN = /[^a-z0-9]/gu;

function encode(word: string): string {
  return word.replace(FOREIGN, (letter) => `:${(letter.codePointAt(0) ?? 0).toString(16)}:`);
}

/** A word in any of the fields that are looked through. */
export function indexAnywhere(word: string): string {
  return encode(word);
}

/** Typesense cuts longer words. */
const LONGEST = 100;

/** The whole value of a field; two values are the same when their words are. Undefined for one without any word. */
export function indexValue(field: string, value: string): string | undefined {
  const words = wordsOf(value);
  if (words.length === 0) return undefined;
  const token = `${field}::${words.map(encode).join('_')}`;
  if (token.length <= LONGEST) return token;
  return `${field}::${createHash('sha256').update(token).digest('hex')}`;
}

/** A word in the field with that letter. */
export function indexWord(letter: string, word: string): string {
  return `${letter}:${encode(word)}`;
}

/** Two neighbours in the field with that letter. */
export function indexPair(letter: string, first: string, second: string): string {
  return `${letter}:${encode(first)}_${encode(second)}`;
}

/** Each word of a phrase with the next. */
export function neighborsOf(words: string[]): [first: string, second: string][] {
  return words.slice(1).map((word, index) => [words[index] ?? '', word]);
}

/** The words as one text, in letters that the engine keeps. */
export function indexText(words: string[]): string {
  return words.map(encode).join(' ');
}

/** All words and pairs of the texts of one field; texts are not neighbours of each other. */
export function indexTokens(letter: string, texts: string[]): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    words.forEach((word, index) => {
      tokens.add(indexWord(letter, word));
      const next = words[index + 1];
      if (next !== undefined) tokens.add(indexPair(letter, word, next));
    });
  }
  return [...tokens];
}
