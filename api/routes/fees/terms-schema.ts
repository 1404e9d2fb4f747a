import { z } from 'zod';
import { NONPROFIT_CONDITIONS, toPpm } from '../../../domain/fees/rate';
import { FEE_SCHEDULE, ORGANIZATION_TIERS, TIERS } from '../../../domain/fees/schedule';
import { MoneyError, parseMoneyNumber } from '../../../domain/money';
import { dayField, textField, timeField } from '../../fields';
import { fault } from '../../faults';
import { describeSchema } from '../../describe';

const LARGEST_RATE = Number(FEE_SCHEDULE.tiers.standard.ratePpm) / 1_000_000;
const LEAST_VOLUME = Number(FEE_SCHEDULE.highVolume.minimumMonthlyUsdMinor) / 100;

const rateField = z
  .number()
  // The bounds come first, because `toPpm` takes only rates from 0 to 1.
  .min(0, { abort: true })
  .max(LARGEST_RATE, { abort: true })
  .refine((rate) => toPpm(rate) !== undefined, 'must have at most six decimals')
  .meta({ description: 'A fraction, at most the standard rate', example: 0.0125 });

const volumeField = z
  .number()
  .min(LEAST_VOLUME)
  .max(1e12)
  .refine(isDollars, 'must have at most two decimals')
  .meta({ description: 'US dollars per month', example: LEAST_VOLUME });

function isDollars(amount: number): boolean {
  try {
    parseMoneyNumber(amount, 'USD');
    return true;
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

export const termsChangesSchema = z
  .strictObject({
    reason: textField(500).min(1).meta({ description: 'Stored with the change' }),
    nonprofit_approved: z.boolean().optional(),
    negotiated_rate: rateField.nullable().optional(),
    high_volume: z
      .strictObject({
        rate: rateField,
        minimum_monthly_volume: volumeField.default(LEAST_VOLUME),
        starts_on: dayField.optional().meta({ description: 'Defaults to today' }),
      })
      .nullable()
      .optional()
      .meta({ description: 'Committed for six months. Ends after a year unless renewed.' }),
  })
  .refine(
    (changes) => Object.keys(changes).some((name) => name !== 'reason'),
    fault('required', 'must change a term'),
  )
  .meta({
    id: 'FeeTermsChanges',
    // The reason, and at least one term.
    ...describeSchema({ minProperties: 2 }),
  });

export type TermsRequest = z.output<typeof termsChangesSchema>;

const dollars = z.number().meta({ description: 'US dollars' });
const rate = z.number().meta({ description: 'A fraction', example: 0.0125 });

const granted = {
  nonprofit_approved: z.boolean(),
  negotiated_rate: rate.nullable(),
  high_volume: z
    .object({
      rate,
      minimum_monthly_volume: dollars,
      starts_on: z.string(),
      committed_until: z.string(),
      review_on: z.string().meta({ description: 'The terms end on this day unless they are renewed' }),
    })
    .nullable(),
};

export const termsSchema = z
  .object({
    organization_id: z.string(),
    organization_tier: z.enum(ORGANIZATION_TIERS).meta({ description: 'Tier that prices a gift made now' }),
    platform_rate: rate,
    earned_tier: z.enum(TIERS).meta({ description: 'Tier for the volume of the previous calendar month' }),
    previous_month_volume: dollars,
    absorbs: z.object({ platform_fees: z.boolean(), processing_fees: z.boolean() }),
    ...granted,
    custom_reporting: z.boolean(),
    api_premium: z.boolean(),
    nonprofit_unmet: z
      .array(z.enum(NONPROFIT_CONDITIONS))
      .meta({ description: 'Conditions of the nonprofit discount that are not met' }),
    high_volume_in_force: z.boolean(),
    monthly_fees: z
      .object({ custom_reporting: dollars, api_premium: dollars, total: dollars })
      .meta({ description: 'Monthly fees of the subscriptions' }),
    history: z
      .array(z.object({ changed_at: timeField, changed_by: z.string(), reason: z.string(), ...granted }))
      .meta({ description: 'The last 100 changes, newest first' }),
  })
  .meta({ id: 'FeeTerms' });
