/** Which of all that match are ranked first, as the engine can tell: those whose names have what is asked for. */
import { indexPair, indexWord, neighborsOf } from '../index-words';
import { type QueryNode } from '../language/nodes';
import { AND } from '../language/synonyms';
import { wordsOf } from '../language/words';

/** A word, or the words of a phrase. */
export type Term = string[];

/** The letters of the fields. */
const NAME = 'n';
const CAUSE = 'c';
const PLACE = 'p';

/** So many terms, and lists of them, are looked for in names. */
const MOST_TERMS = 8;
const MOST_LISTS = 4;
/** So many terms at the end may name a place: `food bank las vegas`. */
const PLACE_TERMS = [1, 2];

/** What a name may have, all of one list; of a query without synonyms, since what was asked for comes first. */
export function nameTerms(query: QueryNode): Term[][] {
  const nodes = query.kind === 'and' ? query.children : [query];
  const lists = nodes.reduce<Term[][]>(
    (before, node) => {
      const alternatives = alternativesOf(node);
      if (alternatives.length === 0 || before.length * alternatives.length > MOST_LISTS) return before;
      return before.flatMap((terms) => alternatives.map((term) => [...terms, term]));
    },
    [[]],
  );
  return lists.map((terms) => terms.slice(0, MOST_TERMS));
}

/** A term, or each of several. None for what has no words, and for the one that may be written "&". */
function alternativesOf(node: QueryNode): Term[] {
  if (node.kind === 'word') return node.word === AND ? [] : [[node.word]];
  if (node.kind === 'phrase') return [node.words];
  if (node.kind !== 'or') return [];
  const alternatives = node.children.map(alternativesOf);
  return alternatives.every((each) => each.length > 0) ? alternatives.flat() : [];
}

/** Whether a name has all the terms of one of the lists. */
export function isNamed(name: string, lists: Term[][]): boolean {
  const own = spaced(wordsOf(name));
  return lists.some((terms) => terms.every((term) => own.includes(spaced(term))));
}

function spaced(words: string[]): string {
  return ` ${words.join(' ')} `;
}

/** Documents first that have all terms of one of the lists in their name. */
export function namedFirst(lists: Term[][]): string[] {
  return anyFirst(lists.filter((terms) => terms.length > 0).map((terms) => termsTest(terms, 0, NAME)));
}

/**
 * Documents first that have the terms of one of the lists in their name, or in their cause, but for the last ones, and
 * those in their place.
 */
export function placedFirst(lists: Term[][]): string[] {
  const tests = lists.flatMap((terms) =>
    PLACE_TERMS.filter((count) => count < terms.length).flatMap((count) => [
      termsTest(terms, count, NAME),
      termsTest(terms, count, CAUSE),
    ]),
  );
  return anyFirst(tests);
}

function anyFirst(tests: string[]): string[] {
  return tests.length === 0 ? [] : [`_eval(${tests.join(' || ')}):desc`];
}

/** All terms in the field with that letter, but for so many at the end, which are in the place. */
function termsTest(terms: Term[], placeTerms: number, letter: string): string {
  const tokens = terms.flatMap((term, index) =>
    tokensOf(index < terms.length - placeTerms ? letter : PLACE, term),
  );
  return `tokens:\`${tokens.join(' ')}\``;
}

/** Of a phrase its pairs: they are found sooner than its words, and say more. */
function tokensOf(letter: string, term: Term): string[] {
  return term.length > 1
    ? neighborsOf(term).map(([first, second]) => indexPair(letter, first, second))
    : term.map((word) => indexWord(letter, word));
}
