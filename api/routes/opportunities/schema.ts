import { z } from 'zod';
import { CATEGORIES } from '../../../domain/imports/categories';
import {
  ACCESSIBILITY_FEATURES,
  OLDEST_AGE,
  OPPORTUNITY_MODES,
  OPPORTUNITY_STATUSES,
  TIME_COMMITMENTS,
} from '../../../domain/opportunities/opportunity';
import { QUALIFICATION_LIMITS } from '../../../domain/qualifications/qualification';
import {
  flagParameter,
  listEnvelope,
  pageParameters,
  tagsField,
  nameField,
  textField,
  timeField,
} from '../../fields';
import { locationAnswer, locationRequest } from '../../location';
import { fault } from '../../faults';
import { UNIQUE } from '../../describe';

const LEVELS = ['basic', 'standard', 'enhanced'] as const;

const title = nameField(200);
const mode = z.enum(OPPORTUNITY_MODES);
const timeCommitment = z.enum(TIME_COMMITMENTS);
const age = z.int().min(0).max(OLDEST_AGE).nullable();

const editable = {
  description: textField(5_000).min(1).nullable().optional(),
  category: z.enum(CATEGORIES).nullable().optional(),
  tags: tagsField.optional(),
  location: locationRequest.optional(),
  skills: tagsField.optional().meta({ description: 'Skills that a volunteer should have' }),
  required_qualifications: tagsField
    .max(QUALIFICATION_LIMITS.required)
    .optional()
    .meta({
      description:
        'Names of qualifications that a volunteer must hold on the day of the work, case-insensitive. Hours without them are refused.',
      example: ['Nursing license'],
    }),
  background_check_required: z
    .boolean()
    .optional()
    .meta({ description: 'Volunteers need the verification level `standard`' }),
  verification_level_required: z.enum(LEVELS).nullable().optional(),
  minimum_age: age.optional(),
  maximum_age: age.optional(),
  accessibility: z
    .array(z.enum(ACCESSIBILITY_FEATURES))
    .refine(
      (features) => new Set(features).size === features.length,
      fault('conflict', 'must not repeat a feature'),
    )
    .meta(UNIQUE)
    .optional(),
  verifier_id: textField(64)
    .min(1)
    .nullable()
    .optional()
    .meta({ description: 'The member who confirms hours of this opportunity' }),
};

export const opportunityRequestSchema = z
  .strictObject({
    charity_id: textField(64).min(1),
    title,
    mode,
    time_commitment: timeCommitment,
    ...editable,
  })
  .meta({ id: 'OpportunityRequest' });

export const opportunityChangesSchema = z
  .strictObject({
    title: title.optional(),
    mode: mode.optional(),
    time_commitment: timeCommitment.optional(),
    ...editable,
  })
  .meta({ id: 'OpportunityChanges' });

export type OpportunityChanges = z.output<typeof opportunityChangesSchema>;

export const opportunitiesQuery = z.strictObject({
  ...pageParameters,
  charity_id: textField(64).optional(),
  category: z.enum(CATEGORIES).optional(),
  status: z.enum(OPPORTUNITY_STATUSES).optional(),
  time_commitment: timeCommitment.optional(),
  mode: mode.optional(),
  skill: textField(50).optional().meta({ description: 'A skill of the opportunity, case-insensitive' }),
  background_check_required: flagParameter.optional(),
  age: z
    .string()
    .regex(/^(1[01][0-9]|120|[1-9]?[0-9])$/, 'must be an age from 0 to 120')
    .transform(Number)
    .optional()
    .meta({ description: 'Selects opportunities that accept volunteers of this age' }),
  accessibility: z.enum(ACCESSIBILITY_FEATURES).optional(),
  country: textField(2).optional(),
  state: textField(100).optional(),
});

export const opportunitySchema = z
  .object({
    id: z.string(),
    charity_id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    tags: z.array(z.string()),
    location: locationAnswer,
    mode,
    time_commitment: timeCommitment,
    skills: z.array(z.string()),
    required_qualifications: z.array(z.string()),
    background_check_required: z.boolean(),
    verification_level_required: z.enum(LEVELS).nullable(),
    minimum_age: z.int().nullable(),
    maximum_age: z.int().nullable(),
    accessibility: z.array(z.enum(ACCESSIBILITY_FEATURES)),
    verifier_id: z.string().nullable(),
    status: z.enum(OPPORTUNITY_STATUSES),
    created_at: timeField,
    updated_at: timeField,
    closed_at: timeField.nullable(),
  })
  .meta({ id: 'Opportunity' });

export const opportunityListSchema = listEnvelope('opportunities', opportunitySchema).meta({
  id: 'OpportunityList',
});
