import { z } from 'zod';
import { ENTITY_TYPES } from '../../../domain/search/entity';
import { textField } from '../../fields';

const factor = z.object({ value: z.number(), weight: z.int(), points: z.number() });

export const hitSchema = z
  .object({
    id: z.string(),
    type: z.enum(ENTITY_TYPES),
    name: z.string(),
    logo: z.string().nullable(),
    verified: z.boolean(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    sub_category: z.string().nullable(),
    location: z.object({
      city: z.string().nullable(),
      state: z.string().nullable(),
      country: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
    rating: z.number().nullable(),
    founded: z.int().nullable(),
    tags: z.array(z.string()),
    ein: z.string().nullable(),
    charity_id: z.string().meta({ description: 'The owner, or `id` itself for an organization' }),
    distance_miles: z.number().nullable().optional().meta({ description: 'Only with a location' }),
    score: z.number().meta({ description: '0 to 100' }),
    highlights: z
      .object({ name: z.string().nullable(), description: z.string().nullable() })
      .meta({ description: 'HTML. Matches are in <mark>, the rest is escaped.' }),
    explanation: z
      .object({
        text: factor,
        behavior: factor,
        quality: factor,
        social: factor,
        personalization: factor,
      })
      .optional()
      .meta({
        description: 'Only with `explain`. Shows each factor from 0 to 1, its weight and its points.',
      }),
  })
  .meta({ id: 'SearchHit' });

const searchFields = {
  results: z.array(hitSchema),
  total: z.int().meta({ description: 'Exact number of matches' }),
  page: z.int(),
  limit: z.int(),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
  corrected_query: z
    .string()
    .nullable()
    .meta({ description: 'The corrected query that ran because plain words found nothing' }),
  took_ms: z.number(),
};

export const searchResultSchema = z.object(searchFields).meta({ id: 'SearchResult' });

export const advancedResultSchema = z
  .object({
    ...searchFields,
    aggregations: z.record(
      z.string(),
      z.object({ buckets: z.array(z.object({ key: z.string(), count: z.int() })) }),
    ),
  })
  .meta({ id: 'AdvancedSearchResult' });

export const autocompleteQuery = z.strictObject({ q: textField(100).min(1) });

export const autocompleteSchema = z
  .object({
    suggestions: z
      .array(
        z.union([
          z.object({ text: z.string(), type: z.literal('category'), count: z.int() }),
          z.object({ text: z.string(), type: z.enum(ENTITY_TYPES), id: z.string() }),
        ]),
      )
      .max(10),
  })
  .meta({ id: 'Autocomplete' });
