/** Builds single terms and checks them against their field. */
import { fieldOf, FIELDS, type Field } from './fields';
import { allOf, type Bounds, QueryError, type QueryNode } from './nodes';
import { wordsOf } from './words';

/** A wildcard with fewer letters and digits would match half of all words. */
const FEWEST_LETTERS = 2;
const DEFAULT_MILES = 25;
const FEWEST_MILES = 0.01;
/** Half of the earth's circumference. */
export const MOST_MILES = 12_450;

/** Returns the field with that name. For an unknown name, throws a QueryError that lists the known fields. */
export function knownField(name: string, at: number | undefined): Field {
  const field = fieldOf(name);
  if (field !== undefined) return field;
  const names = Object.keys(FIELDS).join(', ');
  throw new QueryError(`there is no field "${name.slice(0, 40)}": use one of ${names}, near`, at);
}

/** Returns true if the field is searched word by word. */
function isText(field: Field | undefined): boolean {
  return field === undefined || field.letter !== undefined;
}

/** Builds the term of an unquoted word. Returns undefined for a text without a letter or digit. */
export function wordTerm(text: string, name: string | undefined, at: number): QueryNode | undefined {
  const field = name === undefined ? undefined : knownField(name, at);
  if (name !== undefined && !isText(field)) return valueTerm(text, name, at);
  if (text === '*' && name === undefined) return { kind: 'all', at };
  const tilde = /~([0-9]*)$/.exec(text);
  if (tilde !== null) return fuzzyTerm(text.slice(0, tilde.index), tilde[1] ?? '', name, at);
  if (/[*?]/.test(text)) return wildcardTerm(text, name, at);
  return phraseTerm(text, name, at);
}

/** Builds a word or a phrase. Returns undefined for a text without words. */
function phraseTerm(text: string, name: string | undefined, at?: number): QueryNode | undefined {
  const words = wordsOf(text);
  const [first] = words;
  if (first === undefined) return undefined;
  return words.length === 1
    ? { kind: 'word', word: first, field: name, at }
    : { kind: 'phrase', words, field: name, at };
}

/** Builds a word without synonyms, or a phrase. Returns undefined for a text without words. */
export function exactTerm(text: string, name: string | undefined, at?: number): QueryNode | undefined {
  const node = phraseTerm(text, name, at);
  return node?.kind === 'word' ? { ...node, isExact: true } : node;
}

/**
 * Builds a term for each word. Each word may match anywhere in the named field. Without a name, it may match
 * in any field.
 */
export function wordsTerm(words: string[], name: string | undefined): QueryNode {
  return allOf(words.map((word, index) => ({ kind: 'word', word, field: name, isNext: index > 0 })));
}

/** Builds a phrase from a quoted text, or a whole value if the field is not searched word by word. */
export function quotedTerm(
  text: string,
  tilde: string | undefined,
  name: string | undefined,
  at: number,
): QueryNode | undefined {
  if (tilde !== undefined)
    throw new QueryError('~ may follow only a single word, or the place of a near: term', at);
  const field = name === undefined ? undefined : knownField(name, at);
  return name === undefined || isText(field) ? exactTerm(text, name, at) : valueTerm(text, name, at);
}

function fuzzyTerm(text: string, written: string, name: string | undefined, at: number): QueryNode {
  const [word, more] = wordsOf(text);
  if (word === undefined || more !== undefined || /[*?]/.test(text)) {
    throw new QueryError('~ must follow a single word without wildcards', at);
  }
  if (!['', '1', '2'].includes(written)) throw new QueryError('the number after ~ must be 1 or 2', at);
  const distance = written === '2' ? 2 : 1;
  const letters = [...word].length;
  if (letters < FEWEST_LETTERS + distance) {
    throw new QueryError(`"${word}" is too short for ~${distance}`, at);
  }
  return { kind: 'fuzzy', word, distance, field: name, at };
}

function wildcardTerm(text: string, name: string | undefined, at: number): QueryNode {
  const pieces = text.split(/([*?])/);
  const pattern = pieces.map((piece) => (/^[*?]$/.test(piece) ? piece : wordsOf(piece).join(' '))).join('');
  if (/\s/.test(pattern)) throw new QueryError('wildcards are only allowed within a single word', at);
  if (pattern.replace(/[*?]/g, '').length < FEWEST_LETTERS) {
    throw new QueryError(`a word with wildcards needs at least ${FEWEST_LETTERS} letters or digits`, at);
  }
  return { kind: 'wildcard', pattern: pattern.replace(/\*+/g, '*'), field: name, at };
}

/** Builds the term for a field's whole value, as in a `term` clause of the advanced search. */
export function valueTerm(text: string, name: string, at?: number): QueryNode {
  const { kind } = knownField(name, at);
  if (kind === 'flag') {
    if (text !== 'true' && text !== 'false') throw new QueryError(`${name} must be true or false`, at);
    return { kind: 'term', field: name, value: text, at };
  }
  if (kind === 'number' || kind === 'day') return rangeTerm({ gte: text, lte: text }, name, at);
  if (wordsOf(text).length === 0) throw new QueryError(`${name} needs a value with a letter or digit`, at);
  return { kind: 'term', field: name, value: text, at };
}

/** Builds a range of values. Only numbers and days have ranges. */
export function rangeTerm(bounds: Bounds, name: string, at?: number): QueryNode {
  const { kind } = knownField(name, at);
  if (kind !== 'number' && kind !== 'day')
    throw new QueryError(`${name} has no ranges: only numbers and days do`, at);
  for (const bound of [bounds.gt, bounds.gte, bounds.lt, bounds.lte]) {
    if (bound !== undefined) checkBound(bound, name, kind, at);
  }
  const { gt, gte, lt, lte } = bounds;
  if ([gt, gte, lt, lte].every((bound) => bound === undefined)) {
    throw new QueryError(`the range of ${name} needs at least one bound`, at);
  }
  if (gt !== undefined && gte !== undefined) throw new QueryError(`${name} has both gt and gte`, at);
  if (lt !== undefined && lte !== undefined) throw new QueryError(`${name} has both lt and lte`, at);
  return { kind: 'range', field: name, gt, gte, lt, lte, at };
}

function checkBound(bound: string, name: string, kind: 'number' | 'day', at: number | undefined): void {
  if (kind === 'day') {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(bound) && !Number.isNaN(Date.parse(`${bound}T00:00:00Z`));
    if (!isDay) throw new QueryError(`${name} must be a day such as 2026-12-31`, at);
  } else if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(bound)) {
    throw new QueryError(`${name} must be a plain number such as 1990 or 4.5`, at);
  }
}

/** Builds a term for a distance from a place. resolve.ts looks up the place. */
export function nearTerm(place: string, miles: string | undefined, at?: number): QueryNode {
  if (place.trim() === '')
    throw new QueryError('near needs a place: coordinates, "City, ST" or a ZIP code', at);
  const number = miles === undefined || miles === '' ? DEFAULT_MILES : Number(miles);
  if (!(number >= FEWEST_MILES && number <= MOST_MILES)) {
    throw new QueryError(`near needs a distance of ${FEWEST_MILES} to ${MOST_MILES} miles`, at);
  }
  return { kind: 'near', place: place.trim(), miles: number, at };
}
