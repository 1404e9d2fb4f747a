/**
 * Step 3 of a search: compile. Turns the resolved tree into one Typesense filter.
 *
 * Everything becomes a filter, because only filters give exact numbers of matches for AND, OR and NOT. A word
 * becomes a test of the field `tokens`, which holds every word of a document (search/index/tokens.ts). NOT is
 * pushed down to the terms, so each term has a positive and a negative form.
 */
import { type Filter, isIn, join, printFilter } from './filter';
import { dayNumber } from './index/schema';
import {
  type IndexedWord,
  indexAnywhere,
  indexPair,
  indexValue,
  indexWord,
  neighborsOf,
} from './index/tokens';
import { fieldOf, lettersOf } from './language/fields';
import { type PhraseNode, type QueryNode, type RangeNode, type TermNode } from './language/nodes';
import { cityNames, type Place } from './places/find-place';

/** The lookup results of resolve.ts for the nodes of a tree. */
export interface Resolved {
  /** The words that each wildcard or fuzzy term matches. */
  words: Map<QueryNode, IndexedWord[]>;
  places: Map<QueryNode, Place>;
  /** Corrections for phrases of three or more words. A test of their word pairs alone may match too much. */
  phrases: Map<QueryNode, PhraseCorrection>;
}

/**
 * `only` lists the ids of all true matches. `without` lists the ids of false matches, which have all word
 * pairs but not the phrase.
 */
export type PhraseCorrection = { without: string[] } | { only: string[] };

const MILES_TO_KM = 1.609344;
/** Half of the earth's circumference as Typesense measures it. */
const ANTIPODE_KM = 20_015.118;

/**
 * Compiles the filter. Returns `true` if every document matches, and `false` if none does. Throws a QueryError
 * if the filter is too complex.
 */
export function compileFilter(node: QueryNode, resolved: Resolved): string | boolean {
  return printFilter(compile(node, false, resolved));
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

/** Returns the tokens of words in one field, or in any field. */
function wordTokens(words: string[], field: string | undefined): string[] {
  const tokens =
    field === undefined
      ? words.map(indexAnywhere)
      : lettersOf(field).flatMap((letter) => words.map((word) => indexWord(letter, word)));
  return [...new Set(tokens)];
}

function compileTerm({ field, value }: TermNode, isNegated: boolean): Filter {
  // An organization's own id is only in `uid`, because its document has no `charity_id`.
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

/** Tests a phrase's pairs of neighbours, and applies the correction that resolve.ts found. */
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
  // One list per pair covers all fields, so the filter is short. The correction excludes false matches.
  const each = neighborsOf(words).map(([first, second]) => {
    const tokens = letters.map((letter) => indexPair(letter, first, second));
    return isIn('tokens', tokens, isNegated);
  });
  return join(isNegated ? '||' : '&&', each);
}

/** Compiles the filter for the pairs only. resolve.ts uses it to find out whether a phrase needs a correction. */
export function compilePairs(node: PhraseNode): string {
  const filter = printFilter(pairsFilter(node, false));
  return typeof filter === 'boolean' ? '' : filter;
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

/** Tests a number between two bounds, both included. The negated test also matches documents without the number. */
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

/** Multiplies a decimal text by the scale. Rounds the product down and up without floating-point errors. */
function wholeOf(text: string, scale: number): { floor: number; ceiling: number } {
  const isNegative = text.startsWith('-');
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const millionths = BigInt(whole + decimals.padEnd(6, '0')) * BigInt(scale) * (isNegative ? -1n : 1n);
  const remainder = ((millionths % MILLION) + MILLION) % MILLION;
  const floor = (millionths - remainder) / MILLION;
  return { floor: Number(floor), ceiling: Number(remainder === 0n ? floor : floor + 1n) };
}

/**
 * Tests the distance from a place. The negated test uses a circle around the opposite point of the earth. It also
 * matches documents without a location.
 */
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

/** Throws if a value is missing. The parse and resolve steps guarantee that it exists. */
function required<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('the query was not checked before it was compiled');
  return value;
}
