/** The body of the advanced search, and the tree that it is: `must` and `filter` hold, `should` ranks. */
import { z } from 'zod';
import { FIELDS, fieldOf, type FieldName } from '../../../search/language/fields';
import { allOf, anyOf, QueryError, type QueryNode } from '../../../search/language/nodes';
import { checkSize } from '../../../search/language/parse';
import { exactTerm, knownField, rangeTerm, valueTerm, wordsTerm } from '../../../search/language/terms';
import { wordsOf } from '../../../search/language/words';
import { type SortKey } from '../../../search/request';
import { textField } from '../../fields';
import { isFacet } from './parameters';

const MOST_CLAUSES = 50;

const scalar = z.union([textField(200), z.number(), z.boolean()]).transform(String);
const bound = z.union([textField(30), z.number()]).transform(plainNumber);
const oneField = <Value extends z.ZodType>(value: Value) =>
  z.record(textField(40), value).refine((each) => Object.keys(each).length === 1, 'must name one field');

const clause = z
  .strictObject({
    match: oneField(scalar).optional(),
    term: oneField(scalar).optional(),
    range: oneField(
      z
        .strictObject({
          gt: bound.optional(),
          gte: bound.optional(),
          lt: bound.optional(),
          lte: bound.optional(),
        })
        .refine((bounds) => Object.keys(bounds).length > 0, 'must have gt, gte, lt or lte'),
    ).optional(),
  })
  .refine((each) => Object.keys(each).length === 1, 'must be one of match, term and range');

export type Clause = z.output<typeof clause>;
const clauses = z.array(clause).max(MOST_CLAUSES).default([]);

const sortable = (name: string) => name === '_score' || ['number', 'day'].includes(fieldOf(name)?.kind ?? '');
const sortNames = ['_score', ...Object.keys(FIELDS).filter(sortable)];

const sortEntry = z
  .record(textField(40), z.enum(['asc', 'desc']))
  .refine((each) => Object.keys(each).length === 1, 'must name one field')
  .refine((each) => Object.keys(each).every(sortable), `must be one of ${sortNames.join(', ')}`);

const facetName = textField(40).refine(isFacet, 'has no values that can be counted');

export const advancedBody = z
  .strictObject({
    query: z.strictObject({ must: clauses, should: clauses, filter: clauses }).prefault({}),
    sort: z
      .array(sortEntry)
      .min(1)
      .max(2)
      .default([{ _score: 'desc' }]),
    aggs: z
      .record(
        z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/, 'must be a plain name'),
        z.strictObject({ terms: z.strictObject({ field: facetName }) }),
      )
      .default({})
      .refine((aggs) => Object.keys(aggs).length <= 10, 'has more than 10 aggregations'),
    facets: z.array(facetName).max(20).default([]),
    page: z.int().min(1).max(5_000).default(1),
    limit: z.int().min(1).max(100).default(20),
    explain: z.boolean().default(false),
  })
  .meta({ id: 'AdvancedSearch' });

export type AdvancedBody = z.output<typeof advancedBody>;

/** A number without an exponent; texts stay as they are. */
function plainNumber(value: string | number): string {
  return typeof value === 'string' ? value : value.toFixed(6).replace(/\.?0+$/, '');
}

export interface AdvancedQuery {
  /** What must hold and is ranked. */
  query: QueryNode;
  /** What only ranks. */
  wishes: QueryNode[];
  filters: QueryNode[];
}

/** The tree of a body; throws a QueryError at a clause that no field takes. */
export function readAdvanced({ query: { must, should, filter } }: AdvancedBody): AdvancedQuery {
  const required = must.map(readClause);
  const wishes = should.map(readClause);
  const filters = filter.map(readClause);
  checkSize(allOf([...required, ...wishes, ...filters]));
  // Wishes alone: at least one has to come true.
  const isWishesOnly = required.length === 0 && filters.length === 0 && wishes.length > 0;
  return {
    query: isWishesOnly ? anyOf(wishes) : allOf(required),
    wishes: isWishesOnly ? [] : wishes,
    filters,
  };
}

function readClause({ match, term, range }: Clause): QueryNode {
  for (const [name, text] of Object.entries(match ?? {})) return matchNode(name, text);
  for (const [name, value] of Object.entries(term ?? {})) return termNode(name, value);
  for (const [name, bounds] of Object.entries(range ?? {})) return rangeTerm(bounds, name);
  throw new RangeError('the body was not validated');
}

/** All words of the text, analysed; in every field for `_all`. */
function matchNode(name: string, text: string): QueryNode {
  const field = name === '_all' ? undefined : name;
  if (field !== undefined && knownField(field, undefined).letter === undefined) return valueTerm(text, field);
  const words = wordsOf(text);
  if (words.length === 0) throw new QueryError(`match of ${name} has no word to look for`);
  return wordsTerm(words, field);
}

/** The exact value: of a text field all its words in their order, side by side. */
function termNode(name: string, value: string): QueryNode {
  if (knownField(name, undefined).kind !== 'text') return valueTerm(value, name);
  const node = exactTerm(value, name);
  if (node === undefined) throw new QueryError(`term of ${name} has no word to look for`);
  return node;
}

/** The sort of a body in the engine's terms. */
export function readSort({ sort }: AdvancedBody): SortKey[] {
  return sort.flatMap((entry) => Object.entries(entry).map(([field, order]) => ({ field, order })));
}

/** The fields whose values are to be counted, once each. */
export function countedFields({ facets, aggs }: AdvancedBody): FieldName[] {
  const names = [...facets, ...Object.values(aggs).map(({ terms }) => terms.field)];
  return [...new Set(names)] as FieldName[];
}
