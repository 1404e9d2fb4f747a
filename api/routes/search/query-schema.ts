/** Defines the query parameters of `GET search`. Each filter becomes a term or range of the query tree. */
import { z } from 'zod';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { CATEGORIES } from '../../../domain/imports/categories';
import { ENTITY_TYPES } from '../../../domain/search/entity';
import { type Bounds } from '../../../search/language/nodes';
import { FIELDS, type FieldName } from '../../../search/language/fields';
import { MOST_CHARACTERS } from '../../../search/language/parse';
import { MOST_MILES } from '../../../search/language/terms';
import { wordsOf } from '../../../search/language/words';
import { describeNumber, flagParameter, numberedPageParameters, textField } from '../../fields';
import { fault, faultBetween } from '../../faults';

export const SORTS = ['relevance', 'distance', 'rating', 'newest', 'most_funded', 'ending_soon'] as const;

/** Pages must end before this hit, because the engine holds all hits before a page in memory. */
const DEEPEST_HIT = 100_000;

const flag = z.enum(['true', 'false']).optional();
const value = textField(100)
  .refine((text) => wordsOf(text).length > 0, 'must contain a letter or digit')
  .optional();
const number = z
  .string()
  .regex(/^[0-9]{1,12}(\.[0-9]{1,6})?$/, 'must be a number')
  .optional();
const day = z.iso.date().optional();

/** Each of these parameters must equal the whole value of the field with the same name. */
export const TERMS = {
  type: z.enum(ENTITY_TYPES).optional(),
  category: z.enum(CATEGORIES).optional(),
  sub_category: value,
  tags: value,
  city: value,
  state: value,
  country: value,
  charity_id: value,
  verified: flag,
  verification_level: z.enum(['basic', 'standard', 'enhanced']).optional(),
  tax_deductible: flag,
  size: z.enum(['small', 'medium', 'large', 'very_large']).optional(),
  payment_methods: z.enum(GIFT_METHODS).optional(),
  matching_funds: flag,
  update_frequency: z.enum(['daily', 'weekly', 'monthly', 'quarterly']).optional(),
  mode: z.enum(['in_person', 'virtual', 'hybrid']).optional(),
  time_commitment: z.enum(['one_time', 'weekly', 'monthly', 'flexible']).optional(),
  skills: value,
  background_check: flag,
  accessibility: value,
};

/** These parameters are bounds of number fields. */
export const RANGES = {
  min_rating: ['rating', 'gte'],
  min_transparency_rating: ['transparency_rating', 'gte'],
  min_budget: ['budget', 'gte'],
  max_budget: ['budget', 'lte'],
  min_staff: ['staff', 'gte'],
  max_staff: ['staff', 'lte'],
  min_founded: ['founded', 'gte'],
  max_founded: ['founded', 'lte'],
  min_goal: ['goal', 'gte'],
  max_goal: ['goal', 'lte'],
  min_progress: ['progress', 'gte'],
  max_progress: ['progress', 'lte'],
} as const satisfies Record<string, [FieldName, keyof Bounds]>;

export const DAYS = {
  deadline_from: ['deadline', 'gte'],
  deadline_to: ['deadline', 'lte'],
} as const satisfies Record<string, [FieldName, keyof Bounds]>;

const facetList = textField(300)
  .transform((text) => text.split(',').filter((name) => name !== ''))
  .refine(
    (names) => names.every(isFacet),
    fault('not_allowed', `must be a comma-separated list of ${facetNames().join(', ')}`),
  );

export const searchQuery = z
  .strictObject({
    q: textField(MOST_CHARACTERS).min(1).meta({
      description:
        'Words, `"a phrase"`, AND, OR, NOT, `(groups)`, `wild*`, `field:value`, ranges and `near:`. `word~` and `word~2` find words one or two edits away. An edit inserts, deletes or replaces a letter, or swaps two neighbours. docs/rules/search.md describes the whole language.',
    }),
    ...TERMS,
    ...(fromKeys(RANGES, number) as Record<keyof typeof RANGES, typeof number>),
    ...(fromKeys(DAYS, day) as Record<keyof typeof DAYS, typeof day>),
    min_years_active: number,
    max_years_active: number,
    age: number.meta({ description: 'Only opportunities that accept this age' }),
    location: textField(200)
      .min(1)
      .optional()
      .meta({ description: '"39.74,-104.99", "Denver, CO" or a ZIP code' }),
    radius: z
      .string()
      .regex(/^[0-9]{1,5}(\.[0-9]{1,4})?$/, 'must be a number of miles')
      .transform(Number)
      .refine(
        (miles) => miles > 0 && miles <= MOST_MILES,
        fault('not_allowed', `must be more than 0 and at most ${MOST_MILES}`),
      )
      .optional()
      .meta({
        description: 'Miles around the location. Defaults to 25.',
        ...describeNumber({ type: 'number', minimum: 0.0001, maximum: MOST_MILES }),
      }),
    sort: z.enum(SORTS).default('relevance'),
    facets: facetList.default(['type', 'category', 'verified']),
    explain: flagParameter.default(false),
    ...numberedPageParameters,
  })
  .refine(
    ({ page, limit }) => page * limit <= DEEPEST_HIT,
    faultBetween('page', 'too_large', `must not go beyond hit ${DEEPEST_HIT}`, ['page', 'limit']),
  )
  .refine(({ location, radius }) => location !== undefined || radius === undefined, needsLocation('radius'))
  .refine(({ location, sort }) => location !== undefined || sort !== 'distance', needsLocation('sort'));

function needsLocation(field: string) {
  return faultBetween(field, 'not_allowed', 'is only allowed with a location', [field, 'location']);
}

export type SearchQuery = z.output<typeof searchQuery>;

function fromKeys<Schema>(keys: object, schema: Schema): Record<string, Schema> {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, schema]));
}

export function facetNames(): string[] {
  return Object.entries(FIELDS).flatMap(([name, field]) => ('facet' in field ? [name] : []));
}

/** Returns true if a field's values can be counted. */
export function isFacet(name: string): boolean {
  return facetNames().includes(name);
}
