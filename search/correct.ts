/** Misspelt words: what plain words that nothing matches were probably meant to be. */
import { lettersOf } from './language/fields';
import { allOf, anyOf, type QueryNode, type WordNode } from './language/nodes';
import { nearWords, type Vocabulary } from './resolve';

const FEWEST_LETTERS = 4;
/** Longer words may have two typing errors. */
const TWO_ERRORS_LETTERS = 6;
const MOST_CANDIDATES = 20;
const MOST_LOOKED_AT = 2_000;

/**
 * What a query that matches nothing may have meant, the likeliest first; nothing for one that is more than plain words.
 * First each word that is in no document becomes the known words nearest to it. A misspelt word can be a word of some
 * document, too: then every word stands for what is near it as well.
 */
export async function* correctionsOf(node: QueryNode, vocabulary: Vocabulary): AsyncGenerator<QueryNode> {
  const words = node.kind === 'and' ? node.children : [node];
  if (!words.every(isPlainWord)) return;
  const known = await Promise.all(words.map(({ word }) => correctWord(word, vocabulary)));
  if (known.some((each) => each !== undefined)) yield inPlaceOf(words, known);
  const near = words.map(({ word }) => nearWord(word));
  if (near.some((each) => each !== undefined)) {
    yield inPlaceOf(
      words,
      words.map((_, index) => known[index] ?? near[index]),
    );
  }
}

function isPlainWord(node: QueryNode): node is WordNode {
  return node.kind === 'word' && node.field === undefined && node.isExact !== true;
}

/** The words, those with a correction replaced by it. */
function inPlaceOf(words: WordNode[], corrections: (QueryNode | undefined)[]): QueryNode {
  return allOf(words.map((node, index) => ({ ...(corrections[index] ?? node), isNext: node.isNext })));
}

/** A word or what is near it; undefined for one that is too short to tell, and for a number. */
function nearWord(word: string): QueryNode | undefined {
  if (word.length < FEWEST_LETTERS || /^\d+$/.test(word)) return undefined;
  return anyOf([
    { kind: 'word', word },
    { kind: 'fuzzy', word, distance: word.length < TWO_ERRORS_LETTERS ? 1 : 2 },
  ]);
}

/** Undefined for a word that is known, or that no known word is near. */
async function correctWord(word: string, vocabulary: Vocabulary): Promise<QueryNode | undefined> {
  const letters = lettersOf(undefined);
  if (word.length < FEWEST_LETTERS) return undefined;
  const isKnown = (await vocabulary.like(word, letters, 1)).length > 0;
  if (isKnown) return undefined;
  // The vocabulary counts swapped letters as two edits; who types makes one error.
  const near = await nearWords(vocabulary, { word, distance: 2 }, letters, MOST_LOOKED_AT);
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
