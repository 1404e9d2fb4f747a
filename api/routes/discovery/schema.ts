import { z } from 'zod';
import { LONGEST_DWELL_SECONDS, MENTION_WEIGHT } from '../../../domain/discovery/trend';
import { CATEGORIES } from '../../../domain/imports/categories';
import { ENTITY_TYPES } from '../../../domain/search/entity';
import { SEARCH_EVENT_KINDS } from '../../../db/queries/search/events';
import { nameField, textField, timeField, webUrlField, wholeNumber } from '../../fields';
import { hitSchema } from '../search/schema';
import { dependOn, describeSchema } from '../../describe';
import { faultBetween } from '../../faults';

const MOST_EVENTS = 100;

export const searchEventsSchema = z
  .strictObject({
    events: z
      .array(
        z
          .strictObject({
            kind: z.enum(SEARCH_EVENT_KINDS),
            entity_type: z.enum(ENTITY_TYPES),
            entity_id: textField(64).min(1),
            dwell_seconds: z
              .int()
              .min(0)
              .max(LONGEST_DWELL_SECONDS)
              .optional()
              .meta({ description: 'Only for `dwell`' }),
          })
          .refine(
            (event) => (event.kind === 'dwell') === (event.dwell_seconds !== undefined),
            faultBetween(
              'dwell_seconds',
              'conflict',
              'is required for a dwell and not allowed for other events',
              ['kind', 'dwell_seconds'],
            ),
          )
          .meta(
            describeSchema(
              dependOn('kind', [
                { of: ['dwell'], needs: ['dwell_seconds'] },
                { of: SEARCH_EVENT_KINDS.filter((kind) => kind !== 'dwell'), forbids: ['dwell_seconds'] },
              ]),
            ),
          ),
      )
      .min(1)
      .max(MOST_EVENTS),
  })
  .meta({ id: 'SearchEvents' });

export const recordedSchema = z
  .object({
    recorded: z.int().meta({ description: 'Number of events that counted, without repeats within a day' }),
  })
  .meta({ id: 'RecordedSearchEvents' });

const state = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a state code such as "CO"')
  .optional();

export const recommendationQuery = z.strictObject({
  state: state.meta({ description: 'State of the user. Defaults to the state of most of their gifts.' }),
  limit: wholeNumber(1, 50, 10),
});

const recommended = hitSchema
  .omit({ distance_miles: true, highlights: true, explanation: true })
  .extend({
    reasons: z.array(z.string()).meta({ description: 'For example given_together, your_causes or near_you' }),
  })
  .meta({ id: 'RecommendedEntity' });

export const GROUPS = {
  trending_now: 'Trending Now',
  rising_stars: 'Rising Stars',
  seasonal_causes: 'Seasonal Causes',
  emergency_appeals: 'Emergency Appeals',
  local_highlights: 'Local Highlights',
} as const;

export const recommendationsSchema = z
  .object({
    recommendations: z.array(recommended),
    groups: z.array(
      z.object({
        key: z.enum(Object.keys(GROUPS) as [keyof typeof GROUPS, ...(keyof typeof GROUPS)[]]),
        name: z.string(),
        results: z.array(recommended),
      }),
    ),
  })
  .meta({ id: 'Recommendations' });

export const similarQuery = z.strictObject({ limit: wholeNumber(1, 50, 10) });
export const similarSchema = z
  .object({ charity_id: z.string(), results: z.array(recommended) })
  .meta({ id: 'SimilarCharities' });

export const categoriesSchema = z
  .object({
    categories: z.array(
      z.object({
        name: z.enum(CATEGORIES),
        count: z.int().meta({ description: 'Number of listed organizations' }),
        sub_categories: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Categories' });

const mentionFields = {
  title: nameField(200),
  source_url: webUrlField.optional(),
  weight: z.int().min(MENTION_WEIGHT.least).max(MENTION_WEIGHT.most).default(MENTION_WEIGHT.unlessGiven),
  occurred_at: timeField.optional().meta({ description: 'Defaults to now' }),
};

export const mentionSchema = z
  .strictObject({
    kind: z.enum(['social', 'news', 'emergency']),
    charity_id: textField(64).min(1).optional(),
    category: z.enum(CATEGORIES).optional(),
    state,
    ends_at: timeField.optional().meta({ description: 'Required for an emergency, otherwise not allowed' }),
    ...mentionFields,
  })
  .refine(
    ({ kind, ends_at: end }) => kind !== 'emergency' || end !== undefined,
    faultBetween('ends_at', 'required', 'is required for an emergency', ['kind', 'ends_at']),
  )
  .refine(
    ({ kind, ends_at: end }) => kind === 'emergency' || end === undefined,
    faultBetween('ends_at', 'not_allowed', 'is only allowed for an emergency', ['kind', 'ends_at']),
  )
  .refine(
    ({ kind, charity_id: charityId }) => kind === 'emergency' || charityId !== undefined,
    faultBetween('charity_id', 'required', 'is required for a mention', ['kind', 'charity_id']),
  )
  .refine(
    ({ kind, charity_id: charityId, category }) =>
      kind !== 'emergency' || charityId !== undefined || category !== undefined,
    faultBetween('category', 'required', 'is required for an emergency without a charity_id', [
      'kind',
      'charity_id',
      'category',
    ]),
  )
  .meta({
    id: 'TrendSignal',
    ...describeSchema(
      dependOn('kind', [
        { of: ['emergency'], needs: ['ends_at', 'charity_id'] },
        { of: ['emergency'], needs: ['ends_at', 'category'] },
        { of: ['social', 'news'], needs: ['charity_id'], forbids: ['ends_at'] },
      ]),
    ),
  });

export const recordedMentionSchema = z.object({ signal_id: z.string() }).meta({ id: 'RecordedTrendSignal' });
