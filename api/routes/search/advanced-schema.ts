/** Defines the body of the advanced search. */
import { z } from 'zod';
import { FIELDS, fieldOf } from '../../../search/language/fields';
import { describePattern, textField } from '../../fields';
import { describeSchema } from '../../describe';
import { facetNames, isFacet } from './query-schema';
import { fault } from '../../faults';

const MOST_CLAUSES = 50;
const MOST_AGGREGATIONS = 10;

const scalar = z
  .union([textField(200), z.number(), z.boolean()], 'must be text, a number, true or false')
  .transform(String);
const bound = z.union([textField(30), z.number()], 'must be text or a number').transform(plainNumber);
const ONE_PROPERTY = describeSchema({ minProperties: 1, maxProperties: 1 });
const oneField = <Value extends z.ZodType>(value: Value) =>
  z
    .record(textField(40), value)
    .refine((each) => Object.keys(each).length === 1, 'must name one field')
    .meta(ONE_PROPERTY);

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
        .refine((bounds) => Object.keys(bounds).length > 0, 'must have gt, gte, lt or lte')
        .meta(describeSchema({ minProperties: 1 })),
    ).optional(),
  })
  .refine((each) => Object.keys(each).length === 1, 'must have exactly one of match, term and range')
  .meta(ONE_PROPERTY);

export type Clause = z.output<typeof clause>;
const clauses = z.array(clause).max(MOST_CLAUSES).default([]);

const sortable = (name: string) => name === '_score' || ['number', 'day'].includes(fieldOf(name)?.kind ?? '');
const sortNames = ['_score', ...Object.keys(FIELDS).filter(sortable)];

const sortEntry = z
  .record(textField(40), z.enum(['asc', 'desc']).meta({ id: 'SortDirection' }))
  .refine((each) => Object.keys(each).length === 1, 'must name one field')
  .refine(
    (each) => Object.keys(each).every(sortable),
    fault('not_allowed', `must be one of ${sortNames.join(', ')}`),
  )
  .meta(describeSchema({ minProperties: 1, maxProperties: 1, propertyNames: { enum: sortNames } }));

const facetName = textField(40)
  .refine(isFacet, fault('not_allowed', 'is not a field whose values can be counted'))
  .meta(describePattern(`^(${facetNames().join('|')})$`));

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
        z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/, 'must be 1 to 60 letters, digits, "_", "." or "-"'),
        z.strictObject({ terms: z.strictObject({ field: facetName }) }),
      )
      .default({})
      .refine(
        (aggs) => Object.keys(aggs).length <= MOST_AGGREGATIONS,
        fault('too_long', `must have at most ${MOST_AGGREGATIONS} aggregations`, MOST_AGGREGATIONS),
      )
      .meta(describeSchema({ maxProperties: MOST_AGGREGATIONS })),
    facets: z.array(facetName).max(20).default([]),
    page: z.int().min(1).max(5_000).default(1),
    limit: z.int().min(1).max(100).default(20),
    explain: z.boolean().default(false),
  })
  .meta({ id: 'AdvancedSearch' });

export type AdvancedBody = z.output<typeof advancedBody>;

/** Formats a number without an exponent. Returns a string unchanged. */
function plainNumber(value: string | number): string {
  return typeof value === 'string' ? value : value.toFixed(6).replace(/\.?0+$/, '');
}
