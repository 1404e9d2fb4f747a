/**
 * Which of all that match are ranked first, as the engine can tell: those whose names have what is asked for, or whose
 * names or causes have it and whose place has the rest.
 */
import { indexPair, indexWord, neighborsOf } from '../index/tokens';
import { type QueryNode } from '../language/nodes';
import { AND_WORD } from '../language/synonyms';
import { wordsOf } from '../language/words';

/** A word, or the words of a phrase. */
export type Term = string[];

/** The letters of the fields. */
const NAME = 'n';
const CAUSE = 'c';
const PLACE = 'p';

/** So many terms are looked for at once. */
const MOST_TERMS = 8;
/** So many terms at the end may name a place: `food bank las vegas`. */
const PLACE_TERMS = [1, 2];
/** What says nothing of words: one list of no terms. */
const NO_TERMS: Term[][] = [[]];

/**
 * The terms of a query, all of one list; of alternatives each makes a list of its own. Where these would be more than
 * `most`, synonyms are passed over, and then the alternatives altogether.
 */
export function termLists(query: QueryNode, most: number): Term[][] {
  return together(NO_TERMS, listsOf(query, most), most).map((terms) => terms.slice(0, MOST_TERMS));
}

/** The lists of a part of a query, found in one go: parts can be nested deep. */
interface Lists {
  all: Term[][];
  withoutSynonyms: Term[][];
}

function listsOf(node: QueryNode, most: number): Lists {
  switch (node.kind) {
    case 'word':
      return same(node.word === AND_WORD ? NO_TERMS : [[[node.word]]]);
    case 'phrase':
      return same([[node.words]]);
    case 'or': {
      const alternatives = node.children.map((child) => ({ child, lists: listsOf(child, most) }));
      const asked = alternatives.filter(({ child }) => !('isSynonym' in child && child.isSynonym === true));
      return {
        all: anyOf(alternatives.map(({ lists }) => lists.all)),
        withoutSynonyms: anyOf(asked.map(({ lists }) => lists.withoutSynonyms)),
      };
    }
    case 'and': {
      const parts = node.children.map((child) => listsOf(child, most));
      return {
        all: parts.reduce((lists, part) => together(lists, part, most), NO_TERMS),
        withoutSynonyms: parts.reduce(
          (lists, { withoutSynonyms }) => together(lists, same(withoutSynonyms), most),
          NO_TERMS,
        ),
      };
    }
    default:
      return same(NO_TERMS);
  }
}

function same(lists: Term[][]): Lists {
  return { all: lists, withoutSynonyms: lists };
}

/** The lists of all alternatives; none of them matters where one says nothing of words. */
function anyOf(alternatives: Term[][][]): Term[][] {
  const lists = alternatives.flat();
  return lists.some((terms) => terms.length === 0) ? NO_TERMS : lists;
}

/** Every list with every one of the part. */
function together(lists: Term[][], { all, withoutSynonyms }: Lists, most: number): Term[][] {
  const fitting = [all, withoutSynonyms].find((others) => lists.length * others.length <= most);
  return lists.flatMap((terms) => (fitting ?? NO_TERMS).map((more) => [...terms, ...more]));
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
