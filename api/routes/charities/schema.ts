import { z } from 'zod';
import { CHANGE_STATUSES, GUARDED_FIELDS } from '../../../domain/charities/changes';
import { SOCIAL_PROBLEMS, SOCIAL_STATUSES } from '../../../domain/charities/social';
import { CATEGORIES } from '../../../domain/imports/categories';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { AWAITS_EVM, PENDING_REASONS } from '../../../domain/payouts/payee';
import {
  dayField,
  flagParameter,
  listEnvelope,
  moneyField,
  pageParameters,
  referenceField,
  textField,
  timeField,
} from '../../fields';
import { locationAnswer } from '../../location';
import { trustBandField } from '../trust/schema';
import { giveSettingsFields } from './give-settings-schema';
import { einField } from './write-schema';

export const charityQuery = z.strictObject({
  ...pageParameters,
  category: z.enum(CATEGORIES).optional(),
  verified: flagParameter.optional(),
  ein: einField.optional(),
});

const impactMetrics = z.object({
  total_donations: moneyField,
  beneficiaries_reached: z.int(),
  projects_completed: z.int(),
});

export const charityChangeSchema = z
  .object({
    change_id: z.string(),
    field: z.enum(GUARDED_FIELDS),
    new_value: z.union([z.string(), locationAnswer]),
    status: z.enum(CHANGE_STATUSES),
    asked_by: z.string(),
    effective_at: timeField
      .nullable()
      .meta({ description: 'End of the cooling-off. null until somebody confirms the change.' }),
  })
  .meta({ id: 'CharityChange' });

export const changeRefusalSchema = z
  .strictObject({ reason: textField(2_000).trim().min(1) })
  .meta({ id: 'CharityChangeRefusal' });

export const photoSchema = z
  .object({
    photo_id: z.string(),
    url: z.string().meta({ description: 'A WebP picture. Needs no credential, and never changes.' }),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    caption: z.string().nullable(),
  })
  .meta({ id: 'CharityPhoto' });

const socialProfileSchema = z
  .object({
    url: z.string(),
    status: z
      .enum(SOCIAL_STATUSES)
      .meta({ description: 'received: a reviewer, or the platform, still decides' }),
    problem: z
      .enum(SOCIAL_PROBLEMS)
      .nullable()
      .meta({ description: 'Why it has not passed. null if it has, or if nobody has read it' }),
    checked_at: timeField.nullable().meta({ description: 'When the platform read the page' }),
    decided_at: timeField.nullable().meta({ description: 'When a reviewer decided' }),
  })
  .meta({ id: 'SocialProfile' });

export const charitySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    category: z.string().nullable(),
    sub_category: z.string().nullable(),
    description: z.string().nullable(),
    verified: z.boolean(),
    wallet_address: z.string(),
    impact_metrics: impactMetrics,
    ein: z.string().nullable(),
    tags: z.array(z.string()),
    location: locationAnswer,
    logo: z.string().nullable(),
    rating: z.number().nullable(),
    founded: z.int().nullable(),
    verification_level: z.string().nullable(),
    trust_score: z.int().min(0).max(100),
    trust_band: trustBandField,
    badges: z.array(z.string()),
    staff_count: z.int().nullable(),
    annual_budget_usd: z.int().nullable(),
    payment_methods: z.array(z.enum(GIFT_METHODS)),
    transparency_rating: z.number().nullable(),
    programs: z
      .array(z.object({ name: z.string(), description: z.string().nullable() }))
      .meta({ description: 'What the charity does all year' }),
    photos: z.array(photoSchema).meta({ description: 'Oldest first' }),
    social_links: z.array(z.string()).meta({ description: 'Social profiles of the charity' }),
    claimed: z.boolean().meta({
      description: 'true if somebody acts for the charity. Otherwise its money waits.',
    }),
    listed: z.boolean().meta({ description: 'true if everybody can find the charity and give to it' }),
    fee_settings: z
      .object({ absorb_platform_fees: z.boolean(), absorb_processing_fees: z.boolean() })
      .optional()
      .meta({ description: 'For members of the charity only' }),
    volunteer_settings: z
      .object({ auto_accept_up_to_hours: z.number().nullable(), auto_accept_after: z.int() })
      .optional()
      .meta({ description: 'For members of the charity only' }),
    give_settings: giveSettingsFields
      .extend({ embed_origins: z.array(z.string()) })
      .optional()
      .meta({ description: 'The page for giving. For members of the charity only' }),
    social_profiles: z.array(socialProfileSchema).optional().meta({
      description:
        'What the platform found on the social profiles. Only for members of the charity, reviewers and operators.',
    }),
    pending_changes: z.array(charityChangeSchema).optional().meta({
      description:
        'Changes that are not in force yet. Only for members of the charity, reviewers and operators.',
    }),
  })
  .meta({ id: 'Charity' });

export const charityListSchema = listEnvelope('charities', charitySchema).meta({ id: 'CharityList' });

export const impactReportSchema = z
  .object({
    report_id: z.string(),
    period_start: z.string(),
    period_end: z.string(),
    beneficiaries_reached: z.int(),
    projects_completed: z.int(),
    carbon_offset_kg: z.number().nullable(),
    summary: z.string().nullable(),
    evidence: z.array(z.string()),
    created_at: timeField,
  })
  .meta({ id: 'ImpactReport' });

const MOST_RESULTS = 1_000_000_000;
const result = z.int().min(0).max(MOST_RESULTS);

export const impactReportRequestSchema = z
  .strictObject({
    period_start: dayField,
    period_end: dayField.meta({ description: 'The last day, inclusive, not in the future' }),
    beneficiaries_reached: result.default(0),
    projects_completed: result.default(0),
    carbon_offset_kg: z
      .number()
      .min(0)
      .max(MOST_RESULTS)
      .refine((kg) => Math.round(kg * 1_000) / 1_000 === kg, 'must have at most three decimals')
      .nullable()
      .default(null),
    summary: textField(2_000).min(1).nullable().default(null),
    evidence: z
      .array(referenceField)
      .max(20)
      .default([])
      .meta({ description: 'http or https URLs, or ids of documents that you uploaded' }),
  })
  .meta({ id: 'ImpactReportRequest' });

export const impactReportListSchema = listEnvelope('reports', impactReportSchema).meta({
  id: 'ImpactReportList',
});
export const charityBalanceSchema = z
  .object({
    charity_id: z.string(),
    payable: z
      .record(z.string(), z.string())
      .meta({ description: 'By currency, as decimal strings. Negative when the charity owes money.' }),
    absorbed_fees: z
      .record(z.string(), z.string())
      .meta({ description: 'Fees that the charity absorbed and owes, by currency' }),
    balances: z
      .record(
        z.string(),
        z.object({
          available: moneyField.meta({
            description: 'May be paid out. Negative when the charity owes money.',
          }),
          pending: moneyField.meta({
            description: 'Completed gifts whose bank may still take the money back soon',
          }),
          reserved: moneyField.meta({ description: 'Taken out by open disputes' }),
          in_transit: moneyField.meta({ description: 'Left for an account of the charity, not yet paid' }),
          pending_reason: z
            .enum([...PENDING_REASONS, AWAITS_EVM])
            .nullable()
            .meta({
              description:
                'Why no money in this currency can be paid out: that of the charity, or `awaits_evm` for tokens, which wait until the platform settles on a chain. Null if it can.',
            }),
        }),
      )
      .meta({ description: 'By currency' }),
    claimed: z.boolean(),
    pending_reason: z.enum(PENDING_REASONS).nullable().meta({
      description: 'Why the charity is not paid, so that all its money is pending. Null if it is paid.',
    }),
  })
  .meta({ id: 'CharityBalance' });

export const charityImpactSchema = z
  .object({
    charity_id: z.string(),
    total_donations: moneyField.meta({ description: 'In USD, at the exchange rate of each gift' }),
    donations: z.int(),
    donors: z.int(),
    recurring_donors: z.int(),
    by_currency: z.record(z.string(), moneyField),
    volunteer_hours: z.number(),
    volunteers: z.int(),
    impact_metrics: impactMetrics,
    by_month: z.array(
      z.object({ month: z.string(), amount: moneyField, donations: z.int(), hours: z.number() }),
    ),
    reports: z.array(impactReportSchema).meta({ description: 'The newest 100' }),
  })
  .meta({ id: 'CharityImpact' });
