/** Misspelt words: what plain words that are in no document at all were probably meant to be. */
import { lettersOf } from './language/fields';
import { allOf, anyOf, type QueryNode } from './language/nodes';
import { type Vocabulary } from './resolve';

const FEWEST_LETTERS = 4;
/** Longer words may have two typing errors. */
const TWO_ERRORS_LETTERS = 6;
const MOST_CANDIDATES = 20;

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
  for (const distance of word.length < TWO_ERRORS_LETTERS ? [1] : [1, 2]) {
    const near = await vocabulary.near(word, distance, letters, MOST_CANDIDATES * letters.length);
    const distinct = [...new Set(near.map((each) => each.word))].sort().slice(0, MOST_CANDIDATES);
    if (distinct.length > 0) return anyOf(distinct.map((each) => ({ kind: 'word', word: each })));
  }
  return undefined;
}
