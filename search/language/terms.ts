/** Single terms, checked against the field they are for. */
import { fieldOf, FIELDS, type Field } from './fields';
import { allOf, type Bounds, QueryError, type QueryNode } from './nodes';
import { wordsOf } from './words';

/** A wildcard that leaves less than this open would match half of all words. */
const FEWEST_LETTERS = 2;
const DEFAULT_MILES = 25;
const FEWEST_MILES = 0.01;
/** Half around the earth. */
export const MOST_MILES = 12_450;

/** The field of that name; throws a QueryError that lists the known ones. */
export function knownField(name: string, at: number | undefined): Field {
  const field = fieldOf(name);
  if (field !== undefined) return field;
  const names = Object.keys(FIELDS).join(', ');
  throw new QueryError(`there is no field "${name.slice(0, 40)}"; the fields are ${names}, near`, at);
}

/** Whether the field's words can be looked through one by one. */
function isText(field: Field | undefined): boolean {
  return field === undefined || field.letter !== undefined;
}

/** A bare word as it was written; undefined when there is no letter or digit in it. */
export function wordTerm(text: string, name: string | undefined, at: number): QueryNode | undefined {
  const field = name === undefined ? undefined : knownField(name, at);
  if (name !== undefined && !isText(field)) return valueTerm(text, name, at);
  if (text === '*' && name === undefined) return { kind: 'all', at };
  const tilde = /~([0-9]*)$/.exec(text);
  if (tilde !== null) return fuzzyTerm(text.slice(0, tilde.index), tilde[1] ?? '', name, at);
  if (/[*?]/.test(text)) return wildcardTerm(text, name, at);
  return phraseTerm(text, name, at);
}

/** The words of a text side by side; undefined when it has none. */
function phraseTerm(text: string, name: string | undefined, at?: number): QueryNode | undefined {
  const words = wordsOf(text);
  const [first] = words;
  if (first === undefined) return undefined;
  return words.length === 1
    ? { kind: 'word', word: first, field: name, at }
    : { kind: 'phrase', words, field: name, at };
}

/** The words of a text side by side, a single one without its synonyms; undefined when it has none. */
export function exactTerm(text: string, name: string | undefined, at?: number): QueryNode | undefined {
  const node = phraseTerm(text, name, at);
  return node?.kind === 'word' ? { ...node, isExact: true } : node;
}

/** Words that were written side by side, each wherever it is. */
export function wordsTerm(words: string[], name: string | undefined): QueryNode {
  return allOf(words.map((word, index) => ({ kind: 'word', word, field: name, isNext: index > 0 })));
}

/** What was quoted: a phrase, or a whole value of a field that is not looked through. */
export function quotedTerm(
  text: string,
  tilde: string | undefined,
  name: string | undefined,
  at: number,
): QueryNode | undefined {
  if (tilde !== undefined) throw new QueryError('only single words and near: take a ~', at);
  const field = name === undefined ? undefined : knownField(name, at);
  return name === undefined || isText(field) ? exactTerm(text, name, at) : valueTerm(text, name, at);
}

function fuzzyTerm(text: string, written: string, name: string | undefined, at: number): QueryNode {
  const [word, more] = wordsOf(text);
  if (word === undefined || more !== undefined || /[*?]/.test(text)) {
    throw new QueryError('~ stands behind one word without wildcards', at);
  }
  if (!['', '1', '2'].includes(written)) throw new QueryError('~ takes 1 or 2', at);
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
  if (/\s/.test(pattern)) throw new QueryError('wildcards stand within one word', at);
  if (pattern.replace(/[*?]/g, '').length < FEWEST_LETTERS) {
    throw new QueryError(`a word with wildcards needs at least ${FEWEST_LETTERS} letters or digits`, at);
  }
  return { kind: 'wildcard', pattern: pattern.replace(/\*+/g, '*'), field: name, at };
}

/** The whole value of a field: what `term` of the advanced search asks for. */
export function valueTerm(text: string, name: string, at?: number): QueryNode {
  const { kind } = knownField(name, at);
  if (kind === 'flag') {
    if (text !== 'true' && text !== 'false') throw new QueryError(`${name} is true or false`, at);
    return { kind: 'term', field: name, value: text, at };
  }
  if (kind === 'number' || kind === 'day') return rangeTerm({ gte: text, lte: text }, name, at);
  if (wordsOf(text).length === 0) throw new QueryError(`${name} needs a value with a letter or digit`, at);
  return { kind: 'term', field: name, value: text, at };
}

/** Values between bounds; numbers and days have an order, other fields have none. */
export function rangeTerm(bounds: Bounds, name: string, at?: number): QueryNode {
  const { kind } = knownField(name, at);
  if (kind !== 'number' && kind !== 'day')
    throw new QueryError(`${name} has no order to take a range of`, at);
  for (const bound of [bounds.gt, bounds.gte, bounds.lt, bounds.lte]) {
    if (bound !== undefined) checkBound(bound, name, kind, at);
  }
  const { gt, gte, lt, lte } = bounds;
  if ([gt, gte, lt, lte].every((bound) => bound === undefined)) {
    throw new QueryError(`the range of ${name} has no bound`, at);
  }
  if (gt !== undefined && gte !== undefined) throw new QueryError(`${name} has both gt and gte`, at);
  if (lt !== undefined && lte !== undefined) throw new QueryError(`${name} has both lt and lte`, at);
  return { kind: 'range', field: name, gt, gte, lt, lte, at };
}

function checkBound(bound: string, name: string, kind: 'number' | 'day', at: number | undefined): void {
  if (kind === 'day') {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(bound) && !Number.isNaN(Date.parse(`${bound}T00:00:00Z`));
    if (!isDay) throw new QueryError(`${name} takes days such as 2026-12-31`, at);
  } else if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(bound)) {
    throw new QueryError(`${name} takes plain numbers`, at);
  }
}

/** Within some miles of a place; which places there are, the one who compiles knows. */
export function nearTerm(place: string, miles: string | undefined, at?: number): QueryNode {
  if (place.trim() === '')
    throw new QueryError('near needs a place: coordinates, "City, ST" or a ZIP code', at);
  const number = miles === undefined || miles === '' ? DEFAULT_MILES : Number(miles);
  if (!(number >= FEWEST_MILES && number <= MOST_MILES)) {
    throw new QueryError(`near takes ${FEWEST_MILES} to ${MOST_MILES} miles`, at);
  }
  return { kind: 'near', place: place.trim(), miles: number, at };
}
