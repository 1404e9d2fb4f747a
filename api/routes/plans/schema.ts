import { z } from 'zod';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { FREQUENCIES } from '../../../domain/plans/calendar';
import { OCCURRENCE_STATUSES } from '../../../domain/plans/occurrence';
import { PAUSE_REASONS } from '../../../domain/plans/pause-reason';
import { PLAN_ACTORS, PLAN_STATUSES } from '../../../domain/plans/plan';
import {
  amountField,
  currencyField,
  failureField,
  listEnvelope,
  moneyField,
  pageParameters,
  textField,
  timeField,
  workflowField,
} from '../../fields';
import { fault } from '../../faults';
import { describeSchema } from '../../describe';

/** A response lists at most this many upcoming dates. */
export const UPCOMING_LIMIT = 12;

export const myRecurringQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(PLAN_STATUSES).optional(),
  charity_id: textField(64).optional(),
});

const day = z.iso.date().meta({ example: '2027-01-31' });

export const recurringChangeSchema = z
  .strictObject({
    amount: amountField.optional(),
    next_date: day
      .optional()
      .meta({ description: 'A day after today (UTC). All later dates shift with it.' }),
    source: textField(100).min(1).optional(),
  })
  .refine((body) => Object.keys(body).length > 0, {
    ...fault('required', 'must change at least one field'),
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: 'RecurringChange', ...describeSchema({ minProperties: 1 }) });

export const recurringPauseSchema = z
  .strictObject({
    until: day.optional().meta({ description: 'A day after today (UTC). If absent, the pause has no end.' }),
  })
  .meta({ id: 'RecurringPause' });

export const recurringCancelSchema = z
  .strictObject({ reason: textField(500).optional() })
  .meta({ id: 'RecurringCancel' });

const actor = z.enum(PLAN_ACTORS);

export const recurringSchema = z
  .object({
    recurring_id: z.string(),
    charity_id: z.string(),
    donor_id: z.string().nullable().meta({
      description: 'Others than the donor see null if the plan is anonymous, or `contact_consent` is false.',
    }),
    amount: moneyField,
    currency: currencyField,
    frequency: z.enum(FREQUENCIES),
    duration_months: z.int().nullable(),
    status: z.enum(PLAN_STATUSES).meta({
      description:
        'pending: waits for the charge of its first gift. If that gift fails, the recurring gift is failed and charges nothing more.',
    }),
    started_at: timeField,
    ended_at: timeField.nullable(),
    next_date: day.nullable(),
    upcoming: z.array(day).max(UPCOMING_LIMIT),
    donations_made: z.int().meta({ description: 'Gifts made so far. Failed gifts do not count.' }),
    remaining: z.int().nullable().meta({ description: 'Gifts to come. null if the plan has no end.' }),
    retry: z
      .object({ next_attempt_at: timeField, last_failure: failureField })
      .nullable()
      .meta({ description: 'The next attempt at a charge that failed. null if no charge waits for one.' }),
    paused_until: day.nullable(),
    paused_by: actor.nullable(),
    pause_reason: z.enum(PAUSE_REASONS).nullable().meta({
      description:
        'Why the platform paused the recurring gift. charity: the charity cannot receive gifts. source: the payment source was disabled. The gift resumes once it has a new source.',
    }),
    cancelled_by: actor.nullable(),
    cancel_reason: z.string().nullable(),
    keepable: z.boolean().meta({
      description:
        'true if the gift was cancelled with the access of the application that made it. The donor can keep it. Others see false.',
    }),
    payment_method: z.enum(GIFT_METHODS),
    source: z.string().nullable().meta({ description: 'Only the donor sees it. Others see null.' }),
    anonymous: z.boolean(),
    cover_fees: z.boolean(),
    workflow: workflowField,
  })
  .meta({ id: 'Recurring' });

export const recurringListSchema = listEnvelope('recurring', recurringSchema).meta({ id: 'RecurringList' });

export const occurrenceSchema = z
  .object({
    number: z.int(),
    due_on: day,
    status: z.enum(OCCURRENCE_STATUSES),
    donation_id: z.string().nullable().meta({ description: 'The gift of the last attempt' }),
    attempts: z.int(),
    next_attempt_at: timeField.nullable(),
    failure: failureField,
  })
  .meta({ id: 'RecurringOccurrence' });

export const occurrenceListSchema = listEnvelope('occurrences', occurrenceSchema).meta({
  id: 'RecurringOccurrenceList',
});
