/**
 * Corrects spelling. If a search for plain words finds nothing, two corrected queries run, one after the other. The
 * first query replaces each unknown word by the most similar known words. The second query also accepts words that are
 * similar to the known words of the query.
 */
import { type SearchEngine } from './engine/typesense';
import { countEdits } from './language/edits';
import { lettersOf } from './language/fields';
import { allOf, anyOf, QueryError, type QueryNode, type WordNode } from './language/nodes';
import { type SearchRequest, type SearchResult } from './request';
import { nearWords, type Vocabulary } from './resolve';
import { runSearch } from './search';

const FEWEST_LETTERS = 4;
/** Words of at least this length may have two typing errors. */
const TWO_ERRORS_LETTERS = 6;
const MOST_CANDIDATES = 20;
const MOST_LOOKED_AT = 2_000;

/** A search result. `corrected` is the corrected query that found it, if the original query found nothing. */
export interface CorrectedResult extends SearchResult {
  corrected?: QueryNode;
}

/** Runs a search. If it finds nothing, runs corrected queries until one finds something. */
export async function searchCorrected(
  engine: SearchEngine,
  vocabulary: Vocabulary,
  request: SearchRequest,
): Promise<CorrectedResult> {
  const exact = await runSearch(engine, vocabulary, request);
  if (exact.total > 0) return exact;
  for await (const query of correctionsOf(request.query, vocabulary)) {
    const result = await runSearch(engine, vocabulary, { ...request, query }).catch(ignoreTooBroad);
    if (result !== undefined && result.total > 0) return { ...result, corrected: query };
  }
  return exact;
}

/**
 * Ignores a correction that matches too many words. The caller did not write the correction, so the caller
 * gets no error.
 */
function ignoreTooBroad(error: unknown): undefined {
  if (!(error instanceof QueryError)) throw error;
}

/** Yields the corrections of a query, likeliest first. Only queries of plain words have corrections. */
async function* correctionsOf(node: QueryNode, vocabulary: Vocabulary): AsyncGenerator<QueryNode> {
  const words = node.kind === 'and' ? node.children : [node];
  if (!words.every(isPlainWord)) return;
  const known = await Promise.all(words.map(({ word }) => correctWord(word, vocabulary)));
  if (known.some((each) => each !== undefined)) yield replaceWords(words, known);
  const near = words.map(({ word }) => nearWord(word));
  if (near.some((each) => each !== undefined)) {
    yield replaceWords(
      words,
      words.map((_, index) => known[index] ?? near[index]),
    );
  }
}

function isPlainWord(node: QueryNode): node is WordNode {
  return node.kind === 'word' && node.field === undefined && node.isExact !== true;
}

/** Replaces each word that has a correction. */
function replaceWords(words: WordNode[], corrections: (QueryNode | undefined)[]): QueryNode {
  return allOf(words.map((node, index) => ({ ...(corrections[index] ?? node), isNext: node.isNext })));
}

/** Returns a query for a word and all words near the word. Returns undefined for numbers and short words. */
function nearWord(word: string): QueryNode | undefined {
  if (word.length < FEWEST_LETTERS || /^\d+$/.test(word)) return undefined;
  return anyOf([
    { kind: 'word', word },
    { kind: 'fuzzy', word, distance: mostErrors(word) },
  ]);
}

function mostErrors(word: string): 1 | 2 {
  return word.length < TWO_ERRORS_LETTERS ? 1 : 2;
}

/**
 * Finds the known words nearest to an unknown word. Returns undefined for a known word, or if no known word
 * is near.
 */
async function correctWord(word: string, vocabulary: Vocabulary): Promise<QueryNode | undefined> {
  const letters = lettersOf(undefined);
  if (word.length < FEWEST_LETTERS) return undefined;
  const isKnown = (await vocabulary.like(word, letters, 1)).length > 0;
  if (isKnown) return undefined;
  const fuzzy = { word, distance: mostErrors(word) };
  const near = await nearWords(vocabulary, fuzzy, letters, MOST_LOOKED_AT);
  const distinct = [...new Set(near.map((each) => each.word))].sort();
  const errors = new Map(distinct.map((each) => [each, countEdits(each, word)]));
  const fewest = Math.min(...errors.values());
  if (fewest > fuzzy.distance) return undefined;
  const meant = distinct.filter((each) => errors.get(each) === fewest).slice(0, MOST_CANDIDATES);
  return anyOf(meant.map((each) => ({ kind: 'word', word: each })));
}
