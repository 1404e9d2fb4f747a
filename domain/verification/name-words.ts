/** Compares words quickly by their lengths and letters, and finds the similar words of a vocabulary. */
import { editDistance } from '../edit-distance';
import { LEAST_WORD_SIMILARITY } from './name-similarity';

const BITS = 32;
const LEAST_FIT = LEAST_WORD_SIMILARITY;

/** The lengths and letters of the words of a name. */
export interface Shape {
  lengths: number[];
  letters: number[];
  /** The number of letters of all words. */
  size: number;
}

/** Returns one bit for each letter that occurs in a word. Rare letters share bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % BITS);
  return letters;
}

/**
 * Returns an upper bound for the similarity of two words. The difference of their lengths is a lower bound for the
 * number of errors. So is the number of letters that only one of the words has.
 */
function wordBound(
  leftLength: number,
  leftLetters: number,
  rightLength: number,
  rightLetters: number,
): number {
  // A mutant survives: equal lengths give the same result
  const longest = leftLength > rightLength ? leftLength : rightLength;
  // A mutant survives: equal lengths give the same result
  let errors = leftLength > rightLength ? leftLength - rightLength : rightLength - leftLength;
  const onlyLeft = countBits(leftLetters & ~rightLetters);
  if (onlyLeft > errors) errors = onlyLeft;
  const onlyRight = countBits(rightLetters & ~leftLetters);
  if (onlyRight > errors) errors = onlyRight;
  const bound = 1 - errors / longest;
  return bound < LEAST_FIT ? 0 : bound;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The highest bound of each word of the listed name. All comparisons reuse this array. */
const FITS: number[] = [];

/** Returns an upper bound for the similarity of two names. It is fast, because it compares only lengths and letters. */
export function highestSimilarity(given: Shape, listed: Shape): number {
  let givenFound = 0;
  let listedFound = 0;
  for (let column = 0; column < listed.lengths.length; column += 1) FITS[column] = 0;
  for (let row = 0; row < given.lengths.length; row += 1) {
    const length = given.lengths[row] ?? 0;
    const letters = given.letters[row] ?? 0;
    let highest = 0;
    for (let column = 0; column < listed.lengths.length; column += 1) {
      const fit = wordBound(length, letters, listed.lengths[column] ?? 0, listed.letters[column] ?? 0);
      if (fit > highest) highest = fit;
      if (fit > (FITS[column] ?? 0)) FITS[column] = fit;
    }
    givenFound += length * highest;
  }
  for (let column = 0; column < listed.lengths.length; column += 1)
    listedFound += (listed.lengths[column] ?? 0) * (FITS[column] ?? 0);
  return (givenFound / given.size + listedFound / listed.size) / 2;
}

/** Many names share words, so the vocabulary caches the results for this many words. */
const REMEMBERED_WORDS = 200_000;

interface SameLength {
  words: string[];
  letters: number[];
}

/** The words of all listed names. */
export class Vocabulary {
  readonly #known = new Set<string>();
  readonly #byLength: SameLength[] = [];
  readonly #answers = new Map<string, string[]>();
  readonly #least: number;

  /** Two words count as similar if their similarity is at least `least`. */
  constructor(least: number) {
    this.#least = least;
  }

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#answers.clear();
    const { words, letters } = (this.#byLength[word.length] ??= { words: [], letters: [] });
    words.push(word);
    letters.push(lettersOf(word));
  }

  /** Returns the words that are similar to this one, including itself. */
  findSimilar(word: string): string[] {
    const remembered = this.#answers.get(word);
    if (remembered !== undefined) return remembered;
    const found = search(this.#byLength, word, this.#least);
    if (this.#answers.size >= REMEMBERED_WORDS) this.#answers.clear();
    this.#answers.set(word, found);
    return found;
  }
}

function search(byLength: SameLength[], word: string, least: number): string[] {
  const found: string[] = [];
  const own = lettersOf(word);
  const longest = Math.floor(word.length / least);
  for (let length = Math.ceil(word.length * least); length <= longest; length += 1) {
    const same = byLength[length];
    if (same === undefined) continue;
    const { words, letters } = same;
    const most = mostErrors(Math.max(length, word.length), least);
    for (let index = 0; index < letters.length; index += 1) {
      const others = letters[index] ?? 0;
      // Each error changes at most one letter of each word, so this fast check rejects nearly all words.
      // A mutant survives: `editDistance` decides afterwards; the check only saves time
      if (countBits(own ^ others) > 2 * most) continue;
      if (countBits(own & ~others) > most || countBits(others & ~own) > most) continue;
      const other = words[index] ?? '';
      if (editDistance(word, other) <= most) found.push(other);
    }
  }
  return found;
}

/** Returns the maximum number of errors between two similar words. `longest` is the length of the longer word. */
function mostErrors(longest: number, least: number): number {
  let errors = 0;
  while (1 - (errors + 1) / longest >= least) errors += 1;
  return errors;
}
