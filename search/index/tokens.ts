/**
 * Builds the tokens of a document. A word becomes the tokens `food` and `n:food`, in which `n` is the letter of its
 * field. Two neighbouring words become `n:food_bank`. The value NY of the field `state` becomes
 * `state::ny`. Typesense treats each token as one word.
 */
import { createHash } from 'node:crypto';
import { wordsOf } from '../language/words';

/** A word and the letter of its field. */
export interface IndexedWord {
  letter: string;
  word: string;
}

/** Matches characters that Typesense would drop or change. */
const FOREIGN = /[^a-z0-9]/gu;

function encode(word: string): string {
  return word.replace(FOREIGN, (letter) => `:${(letter.codePointAt(0) ?? 0).toString(16)}:`);
}

/** Returns the token that finds a word in any searched field. */
export function indexAnywhere(word: string): string {
  return encode(word);
}

/** Typesense truncates longer words. */
const LONGEST = 100;

/** Returns the token of a field's whole value. Values with the same words have the same token. */
export function indexValue(field: string, value: string): string | undefined {
  const words = wordsOf(value);
  if (words.length === 0) return undefined;
  const token = `${field}::${words.map(encode).join('_')}`;
  if (token.length <= LONGEST) return token;
  return `${field}::${createHash('sha256').update(token).digest('hex')}`;
}

/** Returns the token of a word in the field with that letter. */
export function indexWord(letter: string, word: string): string {
  return `${letter}:${encode(word)}`;
}

/** Returns the token of two neighbouring words in the field with that letter. */
export function indexPair(letter: string, first: string, second: string): string {
  return `${letter}:${encode(first)}_${encode(second)}`;
}

/** Returns the pairs of neighbouring words in a phrase. */
export function neighborsOf(words: string[]): [first: string, second: string][] {
  return words.slice(1).map((word, index) => [words[index] ?? '', word]);
}

/** Joins the words to one text, encoded so that Typesense keeps every character. */
export function indexText(words: string[]): string {
  return words.map(encode).join(' ');
}

/** Returns the tokens of all words and pairs in one field. No pair spans two texts. */
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
