/** Misspelt words: what plain words that are in no document at all were probably meant to be. */
import { lettersOf } from './language/fields';
import { allOf, anyOf, type QueryNode } from './language/nodes';
import { type Vocabulary } from './resolve';

const FEWEST_LETTERS = 4;
/** Longer words may have two typing errors. */
const TWO_ERRORS_LETTERS = 6;
const MOST_CANDIDATES = 20;
const MOST_LOOKED_AT = 2_000;

/**
 * The query with each unknown word replaced by the known words nearest to it; undefined when the query is more than
 * plain words, when all of them are known, or when nothing is near. An exact query that matches nothing stays as it is.
 */
export async function correctQuery(node: QueryNode, vocabulary: Vocabulary): Promise<QueryNode | undefined> {
  const words = node.kind === 'and' ? node.children : [node];
  if (!words.every((each) => each.kind === 'word' && each.field === undefined)) return undefined;
  const corrected = await Promise.all(
    words.map((each) => correctWord(each.kind === 'word' ? each.word : '', vocabulary)),
  );
  if (corrected.every((each) => each === undefined)) return undefined;
  return allOf(words.map((word, index) => corrected[index] ?? word));
}

/** Undefined for a word that is known, or that no known word is near. */
async function correctWord(word: string, vocabulary: Vocabulary): Promise<QueryNode | undefined> {
  const letters = lettersOf(undefined);
  if (word.length < FEWEST_LETTERS) return undefined;
  const isKnown = (await vocabulary.like(word, letters, 1)).length > 0;
  if (isKnown) return undefined;
  // The vocabulary counts swapped letters as two edits; who types makes one error.
  const near = await vocabulary.near(word, 2, letters, MOST_LOOKED_AT);
  const distinct = [...new Set(near.map((each) => each.word))].sort();
  for (const most of word.length < TWO_ERRORS_LETTERS ? [1] : [1, 2]) {
    const meant = distinct.filter((each) => countErrors(each, word) <= most).slice(0, MOST_CANDIDATES);
    if (meant.length > 0) return anyOf(meant.map((each) => ({ kind: 'word', word: each })));
  }
  return undefined;
}

/** Letters added, left out, mistaken, or swapped with their neighbour. */
function countErrors(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = [at(last, j - 1) + (isSame ? 0 : 1), at(last, j) + 1, at(row, j - 1) + 1];
      row.push(Math.min(...edits, isSwap ? at(beforeLast, j - 2) + 1 : Infinity));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity;
}
