/**
 * A query tree to a Typesense filter. Everything is a filter, because there alone AND, OR and NOT are exact: NOT is
 * pushed down to the terms, each term has a positive and a negative form, and all is fully parenthesised.
 */
import {
  type IndexedWord,
  indexAnywhere,
  indexPair,
  indexValue,
  indexWord,
  neighborsOf,
} from './index-words';
import { fieldOf, lettersOf } from './language/fields';
import { type PhraseNode, QueryError, type QueryNode, type RangeNode, type TermNode } from './language/nodes';
import { cityNames, type Place } from './places/find-place';
import { dayNumber } from './schema';

/** What a tree needs to know of the outside, found out before it is compiled. */
export interface Resolved {
  /** The words that a wildcard or fuzzy term stands for. */
  words: Map<QueryNode, IndexedWord[]>;
  places: Map<QueryNode, Place>;
  /** For a phrase of three words and more: what corrects the test of its pairs. */
  phrases: Map<QueryNode, PhraseCorrection>;
}

/** Documents that have all pairs of a phrase but not the phrase, or the only ones that have it. */
export type PhraseCorrection = { without: string[] } | { only: string[] };

/** True and false for every document. */
type Constant = boolean;
type Filter = Constant | Test | { join: '&&' | '||'; parts: Exclude<Filter, boolean>[] };
/** One test; `values` are tokens or whole values of a field that may be merged with others'. */
type Test = { test: string } | { field: string; isIn: boolean; values: string[] };

const MILES_TO_KM = 1.609344;
/** Half of the earth's circumference as Typesense measures it. */
const ANTIPODE_KM = 20_015.118;
/** Typesense 0.24 takes at most 100 operands, operators and parentheses. */
const MOST_OPERATIONS = 100;

/** The filter; true when every document matches, false when none does. Throws a QueryError when it is too complex. */
export function compileFilter(node: QueryNode, resolved: Resolved): string | boolean {
  const filter = compile(node, false, resolved);
  if (typeof filter === 'boolean') return filter;
  const text = print(filter);
  if (countOperations(filter) > MOST_OPERATIONS) {
    throw new QueryError('the query is too complex: use fewer terms or less nesting');
  }
  return text;
}

function compile(node: QueryNode, isNegated: boolean, resolved: Resolved): Filter {
  switch (node.kind) {
    case 'all':
      return !isNegated;
    case 'not':
      return compile(node.child, !isNegated, resolved);
    case 'and':
    case 'or': {
      const parts = node.children.map((child) => compile(child, isNegated, resolved));
      return join((node.kind === 'and') === isNegated ? '||' : '&&', parts);
    }
    case 'word':
      return isIn('tokens', wordTokens([node.word], node.field), isNegated);
    case 'phrase':
      return compilePhrase(node, isNegated, resolved);
    case 'wildcard':
    case 'fuzzy':
      return isIn(
        'tokens',
        wordTokens(
          (resolved.words.get(node) ?? []).map(({ word }) => word),
          node.field,
        ),
        isNegated,
      );
    case 'term':
      return compileTerm(node, isNegated);
    case 'range':
      return compileRange(node, isNegated);
    case 'near':
      return compileNear(required(resolved.places.get(node)), node.miles, isNegated);
  }
}

/** Words in one field, or in any. */
function wordTokens(words: string[], field: string | undefined): string[] {
  const tokens =
    field === undefined
      ? words.map(indexAnywhere)
      : lettersOf(field).flatMap((letter) => words.map((word) => indexWord(letter, word)));
  return [...new Set(tokens)];
}

function compileTerm({ field, value }: TermNode, isNegated: boolean): Filter {
  // An organization is its own: the index holds the id once.
  if (field === 'charity_id') {
    return join(
      isNegated ? '&&' : '||',
      ['uid', field].map((each) => isIn(each, [value], isNegated)),
    );
  }
  const values = field === 'city' ? cityNames(value) : [value];
  const tokens = values.map((each) => indexValue(field, each)).filter((token) => token !== undefined);
  return isIn('tokens', tokens, isNegated);
}

function isIn(field: string, values: string[], isNegated: boolean): Filter {
  return values.length === 0 ? isNegated : { field, isIn: !isNegated, values };
}

/** The pairs of a phrase within one field, or in any one; where that says too much, what was found out corrects it. */
function compilePhrase(node: PhraseNode, isNegated: boolean, { phrases }: Resolved): Filter {
  const correction = phrases.get(node);
  if (correction !== undefined && 'only' in correction) return isIn('uid', correction.only, isNegated);
  const pairs = pairsFilter(node, isNegated);
  if (correction === undefined) return pairs;
  const without = isIn('uid', correction.without, !isNegated);
  return join(isNegated ? '||' : '&&', [pairs, without]);
}

function pairsFilter({ words, field }: PhraseNode, isNegated: boolean): Filter {
  const letters = lettersOf(field);
  // All fields at once: a superset of the phrase that the correction makes exact, with few operands.
  const each = neighborsOf(words).map(([first, second]) => {
    const tokens = letters.map((letter) => indexPair(letter, first, second));
    return isIn('tokens', tokens, isNegated);
  });
  return join(isNegated ? '||' : '&&', each);
}

/** The filter of the pairs alone, for finding out whether they say too much. */
export function compilePairs(node: PhraseNode): string {
  const filter = pairsFilter(node, false);
  return typeof filter === 'boolean' ? '' : print(filter);
}

function compileRange({ field, gt, gte, lt, lte }: RangeNode, isNegated: boolean): Filter {
  const { kind, scale = 1 } = required(fieldOf(field));
  const [lowest, highest] = [gt ?? gte, lt ?? lte].map((bound) =>
    bound === undefined
      ? undefined
      : kind === 'day'
        ? wholeOf(String(dayNumber(bound)), 1)
        : wholeOf(bound, scale),
  );
  const from = gt === undefined ? lowest?.ceiling : lowest && lowest.floor + 1;
  const to = lt === undefined ? highest?.floor : highest && highest.ceiling - 1;
  return compileNumbers(field, { from, to }, isNegated);
}

/** A number between two, both included; NOT also finds what has none. */
function compileNumbers(
  field: string,
  { from, to }: { from: number | undefined; to: number | undefined },
  isNegated: boolean,
): Filter {
  const isBetween = from !== undefined && to !== undefined;
  if (isBetween && from > to) return isNegated;
  if (isBetween && !isNegated) return { test: `${field}:[${from}..${to}]` };
  const below = from === undefined ? [] : [{ test: `${field}:${isNegated ? '<' : '>='}${from}` }];
  const above = to === undefined ? [] : [{ test: `${field}:${isNegated ? '>' : '<='}${to}` }];
  if (!isNegated) return join('&&', [...below, ...above]);
  const unknown = required(fieldOf(field)).isAlwaysKnown === true ? [] : [isIn('known', [field], true)];
  return join('||', [...below, ...above, ...unknown]);
}

const MILLION = 1_000_000n;

/** A decimal text times the scale, rounded down and up, exactly. */
function wholeOf(text: string, scale: number): { floor: number; ceiling: number } {
  const isNegative = text.startsWith('-');
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const millionths = BigInt(whole + decimals.padEnd(6, '0')) * BigInt(scale) * (isNegative ? -1n : 1n);
  const remainder = ((millionths % MILLION) + MILLION) % MILLION;
  const floor = (millionths - remainder) / MILLION;
  return { floor: Number(floor), ceiling: Number(remainder === 0n ? floor : floor + 1n) };
}

/** What is not near lies within a circle around the other side of the earth, or nowhere. */
function compileNear({ latitude, longitude }: Place, miles: number, isNegated: boolean): Filter {
  const km = miles * MILES_TO_KM;
  if (!isNegated) return { test: circle(latitude, longitude, km) };
  const opposite = longitude > 0 ? longitude - 180 : longitude + 180;
  return join('||', [
    isIn('known', ['location'], true),
    { test: circle(-latitude, opposite, ANTIPODE_KM - km) },
  ]);
}

function circle(latitude: number, longitude: number, km: number): string {
  return `location:(${plain(latitude)}, ${plain(longitude)}, ${plain(km)} km)`;
}

function plain(value: number): string {
  return value.toFixed(6);
}

/** Folds constants, flattens, and merges tests of one field: `a OR b` is one list, and so is `NOT a AND NOT b`. */
function join(operator: '&&' | '||', given: Filter[]): Filter {
  const absorbing = operator === '||';
  if (given.includes(absorbing)) return absorbing;
  const open = given.filter((part) => typeof part !== 'boolean');
  const parts = merge(
    operator,
    open.flatMap((part) => ('join' in part && part.join === operator ? part.parts : [part])),
  );
  const [first] = parts;
  if (first === undefined) return !absorbing;
  return parts.length === 1 ? first : { join: operator, parts };
}

function merge(operator: '&&' | '||', parts: Exclude<Filter, boolean>[]): Exclude<Filter, boolean>[] {
  const lists = new Map<string, string[]>();
  const others: Exclude<Filter, boolean>[] = [];
  for (const part of parts) {
    if ('field' in part && part.isIn === (operator === '||')) {
      lists.set(part.field, [...new Set([...(lists.get(part.field) ?? []), ...part.values])]);
    } else others.push(part);
  }
  const merged = [...lists].map(([field, values]) => ({ field, isIn: operator === '||', values }));
  return [...merged, ...(operator === '&&' ? multiply(others) : others)];
}

/** So many products of lists are found sooner than the lists themselves. */
const MOST_PRODUCTS = 8;

/** `a AND (b OR c)` of tokens is one list of products, `a b` or `a c`: the engine looks for both words side by side. */
function multiply(parts: Exclude<Filter, boolean>[]): Exclude<Filter, boolean>[] {
  const others: Exclude<Filter, boolean>[] = [];
  let product: string[] | undefined;
  for (const part of parts) {
    const isList = 'field' in part && part.field === 'tokens' && part.isIn;
    if (!isList || (product?.length ?? 1) * part.values.length > MOST_PRODUCTS) others.push(part);
    else {
      const before = product;
      product = before?.flatMap((first) => part.values.map((second) => `${first} ${second}`)) ?? part.values;
    }
  }
  return product === undefined ? others : [{ field: 'tokens', isIn: true, values: product }, ...others];
}

/** What Typesense reads as its own inside of quotes too; its index leaves these marks out, so no value is told apart by them. */
const UNQUOTABLE = /[`()]/g;

function print(filter: Exclude<Filter, boolean>): string {
  if ('join' in filter) return `(${filter.parts.map(print).join(` ${filter.join} `)})`;
  if ('test' in filter) return filter.test;
  const values = filter.values.map((value) => `\`${value.replace(UNQUOTABLE, '')}\``);
  return `${filter.field}:${filter.isIn ? isInOperator(filter.field) : '!='}[${values.join(',')}]`;
}

/** Each of the tokens is one word, so having the word is having the token; that is found sooner, several at once too. */
function isInOperator(field: string): string {
  return field === 'tokens' ? '' : '=';
}

function countOperations(filter: Filter): number {
  if (typeof filter === 'boolean' || !('join' in filter)) return 1;
  const inner = filter.parts.reduce((sum, part) => sum + countOperations(part), 0);
  return inner + filter.parts.length + 1;
}

/** What the check has seen to. */
function required<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('the query was not checked before it was compiled');
  return value;
}
