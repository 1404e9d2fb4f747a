/**
 * Builds `_eval` expressions that make Typesense sort likely matches first. A match is likely if its name has
 * all the query's words. It is also likely if the query's last words are in its place, and the other words are
 * in its name or cause.
 */
import { indexPair, indexWord, neighborsOf } from '../index/tokens';
import { type QueryNode } from '../language/nodes';
import { AND_WORD } from '../language/synonyms';
import { wordsOf } from '../language/words';

/** A word, or the words of a phrase. */
export type Term = string[];

/** The letters with which the tokens of the name, the cause and the place begin. */
const NAME = 'n';
const CAUSE = 'c';
const PLACE = 'p';

/** One test has at most this many terms. */
const MOST_TERMS = 8;
/** The last one or two terms may name a place, such as `las vegas` in `food bank las vegas`. */
const PLACE_TERMS = [1, 2];
/** The lists of a query, or of a part of a query, that has no words. */
const NO_TERMS: Term[][] = [[]];

/**
 * Returns the lists of terms that a query asks for, one list for each combination of alternatives. If a part of the
 * query would lead to more than `most` lists, drops the part's synonyms. If that is not enough, drops the part.
 */
export function termLists(query: QueryNode, most: number): Term[][] {
  return together(NO_TERMS, listsOf(query, most), most).map((terms) => terms.slice(0, MOST_TERMS));
}

/** The lists of a part of a query, with and without synonyms. One pass over the tree computes both. */
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

/** Joins the lists of all alternatives. An alternative without words matches everything, so the result is NO_TERMS. */
function anyOf(alternatives: Term[][][]): Term[][] {
  const lists = alternatives.flat();
  return lists.some((terms) => terms.length === 0) ? NO_TERMS : lists;
}

/** Combines every list with every list of the next part of the query. */
function together(lists: Term[][], { all, withoutSynonyms }: Lists, most: number): Term[][] {
  const fitting = [all, withoutSynonyms].find((others) => lists.length * others.length <= most);
  return lists.flatMap((terms) => (fitting ?? NO_TERMS).map((more) => [...terms, ...more]));
}

/** Returns true if a name has all the terms of one of the lists. */
export function isNamed(name: string, lists: Term[][]): boolean {
  const own = spaced(wordsOf(name));
  return lists.some((terms) => terms.every((term) => own.includes(spaced(term))));
}

function spaced(words: string[]): string {
  return ` ${words.join(' ')} `;
}

/** Returns a sort key that puts documents first if their name has all terms of a list. */
export function namedFirst(lists: Term[][]): string[] {
  return anyFirst(lists.filter((terms) => terms.length > 0).map((terms) => termsTest(terms, 0, NAME)));
}

/** Puts documents first if their place has the last terms of a list, and their name or cause has its other terms. */
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

/** Makes a test that finds the last `placeTerms` terms in the place, and the other terms in the field of the letter. */
function termsTest(terms: Term[], placeTerms: number, letter: string): string {
  const tokens = terms.flatMap((term, index) =>
    tokensOf(index < terms.length - placeTerms ? letter : PLACE, term),
  );
  return `tokens:\`${tokens.join(' ')}\``;
}

/**
 * Returns the tokens of a term. For a phrase, these are the tokens of its word pairs, because Typesense finds
 * pairs faster than the more frequent words.
 */
function tokensOf(letter: string, term: Term): string[] {
  return term.length > 1
    ? neighborsOf(term).map(([first, second]) => indexPair(letter, first, second))
    : term.map((word) => indexWord(letter, word));
}
