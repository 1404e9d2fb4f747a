/** Which of all that match are ranked first, as the engine can tell: those whose names have what is asked for. */
import { indexPair, indexWord, neighborsOf } from '../index-words';
import { type QueryNode } from '../language/nodes';
import { wordsOf } from '../language/words';

/** A word, or the words of a phrase. */
export type Term = string[];

/** So many terms, and lists of them, are looked for in names. */
const MOST_TERMS = 8;
const MOST_LISTS = 4;
/** So many terms at the end may name a place: `food bank las vegas`. */
const PLACE_TERMS = [1, 2];

/** What a name may have, all of one list. */
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

/** A term, or each of several; of a word and its synonyms, the word alone. None for what has no words. */
function alternativesOf(node: QueryNode): Term[] {
  if (node.kind === 'word') return [[node.word]];
  if (node.kind === 'phrase') return [node.words];
  if (node.kind !== 'or') return [];
  const asked = node.children.filter((child) => !('isSynonym' in child && child.isSynonym === true));
  const alternatives = asked.map(alternativesOf);
  return alternatives.every((each) => each.length > 0) ? alternatives.flat() : [];
}

/** Whether a name has all the terms. */
export function isNamed(name: string, terms: Term[]): boolean {
  const own = spaced(wordsOf(name));
  return terms.every((term) => own.includes(spaced(term)));
}

function spaced(words: string[]): string {
  return ` ${words.join(' ')} `;
}

/** Documents first that have all terms of one of the lists in their name. */
export function namedFirst(lists: Term[][]): string[] {
  return anyFirst(lists.filter((terms) => terms.length > 0).map((terms) => nameTest(terms, 0)));
}

/** Documents first that have the terms in their name but for the last, and those in their place. */
export function placedFirst(terms: Term[]): string[] {
  return anyFirst(PLACE_TERMS.filter((count) => count < terms.length).map((count) => nameTest(terms, count)));
}

function anyFirst(tests: string[]): string[] {
  return tests.length === 0 ? [] : [`_eval(${tests.join(' || ')}):desc`];
}

function nameTest(terms: Term[], placeTerms: number): string {
  const tokens = terms.flatMap((term, index) =>
    tokensOf(index < terms.length - placeTerms ? 'n' : 'p', term),
  );
  return `tokens:\`${tokens.join(' ')}\``;
}

/** Of a phrase its pairs: they are found sooner than its words, and say more. */
function tokensOf(letter: string, term: Term): string[] {
  return term.length > 1
    ? neighborsOf(term).map(([first, second]) => indexPair(letter, first, second))
    : term.map((word) => indexWord(letter, word));
}
