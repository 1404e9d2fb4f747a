import { z } from 'zod';
import { DAY_MS } from '../../../domain/days';
import { GIFT_STATUSES, GIFT_METHODS, MAX_MESSAGE_LENGTH } from '../../../domain/gifts/gift';
import { SETTLEMENT_NETWORKS } from '../../../domain/gifts/network';
import { TIMELINE_CODES } from '../../../domain/gifts/timeline';
import { ORGANIZATION_TIERS } from '../../../domain/fees/schedule';
import { FREQUENCIES, MAX_DURATION_MONTHS } from '../../../domain/plans/calendar';
import {
  amountField,
  amountFitsCurrency,
  currencyField,
  dayField,
  failureField,
  idField,
  listEnvelope,
  moneyField,
  nameField,
  pageParameters,
  textField,
  timeField,
  YEAR_PATTERN,
  tooManyDecimals,
  workflowField,
} from '../../fields';
import { fault } from '../../faults';
import { donorSchema, ownDetailsFields, tributeSchema } from './details-schema';
import { describeDecimals, describeSchema } from '../../describe';

const METADATA_PAIRS = 20;

export const donationRequestSchema = z
  .strictObject({
    charity_id: textField(64).min(1),
    amount: amountField,
    currency: currencyField,
    message: textField(MAX_MESSAGE_LENGTH).optional(),
    anonymous: z.boolean().default(false),
    payment_method: z.enum(GIFT_METHODS).optional().meta({
      description: 'Defaults to the method of `source`, else crypto for tokens, else card',
    }),
    source: textField(100).min(1).optional(),
    cover_fees: z.boolean().default(false),
    international_card: z.boolean().default(false),
    campaign_id: textField(64).min(1).optional(),
    donor: donorSchema.optional(),
    tribute: tributeSchema.optional(),
    employer: nameField(200).optional().meta({
      description: 'The receipt then says how to claim a match from the employer',
    }),
    contact_consent: z.boolean().default(true).meta({
      description: 'With false, the charity does not see the name and address of the donor',
    }),
    return_url: textField(2_000).optional().meta({
      description:
        'Where the donor comes back to after confirming the payment, with `donation_id` added. Its origin must be one of your application’s redirect addresses.',
    }),
    recurring: z
      .strictObject({
        frequency: z.enum(FREQUENCIES),
        duration_months: z
          .int()
          .min(1)
          .max(MAX_DURATION_MONTHS)
          .optional()
          .meta({ description: 'Without it, the plan runs until it is cancelled' }),
      })
      .optional()
      .meta({ description: 'Repeats the gift. The first one is made at once.' }),
    metadata: z
      .record(textField(40).min(1), textField(500))
      .refine(
        (pairs) => Object.keys(pairs).length <= METADATA_PAIRS,
        fault('too_long', `must have at most ${METADATA_PAIRS} pairs`, METADATA_PAIRS),
      )
      .meta(describeSchema({ maxProperties: METADATA_PAIRS }))
      .default({}),
  })
  .refine((value) => amountFitsCurrency(value, 'amount'), tooManyDecimals('amount'))
  .meta({ id: 'DonationRequest', ...describeSchema(describeDecimals('amount')) });

export type DonationRequest = z.output<typeof donationRequestSchema>;

/** The part of a gift that a refund or dispute takes back, and the reason. */
export const giftPartFields = {
  amount: amountField
    .optional()
    .meta({ description: 'In the currency of the gift. Defaults to the whole remaining amount.' }),
  reason: textField(500).optional(),
};

/** A time, or a day, which means its start in UTC. */
export const dayOrTime = z
  .union(
    [dayField, timeField.meta({ pattern: YEAR_PATTERN })],
    'must be a day, YYYY-MM-DD, or a time in ISO 8601, UTC',
  )
  .refine((at) => at >= '1900' && at < '3000', fault('not_allowed', 'must be from 1900 to 2999'))
  .meta({ id: 'DayOrTime', description: 'A day, which is its first moment (UTC), or a time in ISO 8601' });

/** Filters a list of gifts by their creation time. */
export const periodParameters = {
  from: dayOrTime
    .transform((from) => new Date(from))
    .optional()
    .meta({ description: 'First day, YYYY-MM-DD, UTC, or a time in ISO 8601' }),
  to: dayOrTime
    .transform((to) => new Date(Date.parse(to) + (to.includes('T') ? 1 : DAY_MS)))
    .optional()
    .meta({ description: 'Last day, inclusive, YYYY-MM-DD, UTC, or a time in ISO 8601' }),
};

export const myDonationsQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(GIFT_STATUSES).optional(),
  charity_id: textField(64).optional(),
  ...periodParameters,
  after: idField('donation').optional().meta({ description: 'Returns gifts older than this one' }),
});

export const feesSchema = z
  .object({
    platform_fee: moneyField,
    processing_fee: moneyField,
    additional_fees: moneyField,
    total_fees: moneyField,
    absorbed: z
      .object({ platform_fee: moneyField, processing_fee: moneyField, total_fees: moneyField })
      .meta({ description: 'Fees that the organization absorbs and owes. Not part of the other fees.' }),
    organization_tier: z.enum(ORGANIZATION_TIERS),
  })
  .meta({ id: 'DonationFees' });

const status = z.enum(GIFT_STATUSES).meta({ id: 'DonationStatus' });

/** Describes whether somebody acts for the charity, and how long a gift waits for such a person. */
export const claimFields = {
  claimed: z.boolean().meta({
    description: 'False if nobody acts for the charity yet. Its money waits until somebody claims it.',
  }),
  donor_chooses_after_days: z.int().nullable().meta({
    description:
      'Null if the charity is claimed. Otherwise, the donor may choose another charity or a full refund this many days after completion, if nobody claims it first.',
  }),
};

/** The matching details of a gift. */
const matchingFields = {
  matched_amount: moneyField.nullable().meta({
    description:
      'What a sponsor adds to this gift, in `matched_currency`. Null if no pledge matched the gift.',
  }),
  matched_currency: currencyField.nullable(),
  match_failed: z.boolean().meta({
    description: 'True if the sponsor could not be charged. The gift is then not matched.',
  }),
  matches: z.array(z.string()).meta({ description: 'The gifts that this gift of a sponsor matches' }),
};

const GIVEN_ON =
  'The day of the gift, which decides its receipt and its year: the day on which the charge was approved, or the bank debit accepted. It is provisional before. In `donor.time_zone`, else in the time zone of the charity, else in UTC.';

export const donationCreatedSchema = z
  .object({
    donation_id: z.string(),
    transaction_hash: z.string(),
    status,
    created_at: timeField,
    given_on: z.iso.date().meta({ description: GIVEN_ON }),
    estimated_confirmation: timeField,
    fees: feesSchema,
    total_charge: moneyField,
    recurring_id: z.string().nullable(),
    ...matchingFields,
    ...claimFields,
  })
  .meta({ id: 'DonationCreated' });

export const listedDonationSchema = donationCreatedSchema
  .omit({ claimed: true, donor_chooses_after_days: true })
  .extend({
    charity_id: z.string(),
    donor_id: z.string(),
    amount: moneyField,
    currency: currencyField,
    payment_method: z.enum(GIFT_METHODS),
    source: z.string(),
    network: z.enum(SETTLEMENT_NETWORKS).meta({
      description: 'The settlement network on which the gift was accepted. It never changes.',
    }),
    message: z.string().nullable(),
    anonymous: z.boolean(),
    cover_fees: z.boolean(),
    campaign_id: z.string().nullable(),
    metadata: z.record(z.string(), z.string()),
    net_amount: moneyField,
    refunded_amount: moneyField,
    completed_at: timeField.nullable(),
    failure: failureField,
    redirected_from: z.string().nullable().meta({
      description: 'The gift to an unclaimed charity whose place this one takes',
    }),
    redirected_to: z.string().nullable().meta({
      description: 'The gift that takes the place of this one. Only that gift counts.',
    }),
    workflow: workflowField,
  })
  .meta({ id: 'ListedDonation' });

const timelineEntrySchema = z.object({
  status: z.string(),
  code: z.enum(TIMELINE_CODES).meta({ description: 'What happened' }),
  amount: moneyField.nullable().meta({ description: "In the gift's currency" }),
  reason: z.string().nullable().meta({ description: 'The code of a failure or of a returned debit' }),
  detail: z.string().meta({ description: 'The same in English' }),
  at: timeField,
});

export const refundFees = z.string().meta({
  description:
    'The proportional part of covered fees, minus `fees_kept`. Negative if more is kept than was covered.',
  example: '2.20',
});

/** The figures of all that went back. The receipt, the page and the mails name the same ones. */
export const refundedField = z
  .object({
    given: moneyField.meta({ description: 'The part of the gift. The same as `refunded_amount`.' }),
    fees: refundFees,
    returned: moneyField.meta({ description: 'What the donor got back: `given` plus `fees`' }),
  })
  .nullable()
  .meta({ description: 'What went back by refunds and lost disputes. null if nothing did.' });

export const donationSchema = listedDonationSchema
  .extend({
    refunded: refundedField,
    confirmations: z.int().meta({
      description: 'Blocks that confirm the transfer so far. Keeps growing after completion.',
    }),
    next_action: z
      .object({ type: z.literal('authenticate'), url: z.string(), expires_at: timeField })
      .nullable()
      .meta({
        description:
          'What the donor must do before the gift can continue. Only the donor sees this. Null if nothing is needed.',
      }),
    ...claimFields,
    ...ownDetailsFields,
    timeline: z.array(timelineEntrySchema),
  })
  .meta({ id: 'Donation' });

export const donationListSchema = listEnvelope('donations', listedDonationSchema).meta({
  id: 'DonationList',
});
