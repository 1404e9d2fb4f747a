import { z } from 'zod';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { parseRatio, PLEDGE_END_REASONS, PLEDGE_STATUSES } from '../../../domain/matching/pledge';
import {
  amountField,
  amountFitsCurrency,
  currencyField,
  listEnvelope,
  moneyField,
  textField,
  timeField,
  tooManyDecimals,
} from '../../fields';
import { describeDecimals, describeSchema } from '../../describe';
import { fault } from '../../faults';

/** From 0.01 to 5.00. */
const RATIO_PATTERN = '^(0\\.(0[1-9]|[1-9][0-9]?)|[1-4](\\.[0-9]{1,2})?|5(\\.0{1,2})?)$';

const ratioField = z
  .string()
  .max(8)
  .refine((text) => parseRatio(text) !== undefined, fault('not_allowed', 'must be from "0.01" to "5.00"'))
  .transform((text) => parseRatio(text) ?? 0)
  .meta({
    description: 'What you add to each unit of a gift, from 0.01 to 5.00',
    example: '1.00',
    pattern: RATIO_PATTERN,
  });

const sourceField = textField(100).min(1).meta({
  description: 'A saved payment source of yours. In the sandbox also a test source.',
});

export const pledgeRequestSchema = z
  .strictObject({
    source: sourceField,
    ratio: ratioField,
    cap: amountField.meta({ description: 'The most that you add to all gifts together' }),
    currency: currencyField,
    ends_at: timeField
      .transform((time) => new Date(time))
      .meta({ description: 'Gifts made before this time are matched' }),
  })
  .refine((value: unknown) => amountFitsCurrency(Object(value), 'cap'), tooManyDecimals('cap'))
  .meta({ id: 'MatchingPledgeRequest', ...describeSchema(describeDecimals('cap')) });

export const pledgeChangesSchema = z
  .strictObject({ source: sourceField })
  .meta({ id: 'MatchingPledgeChanges' });

export const pledgeSchema = z
  .object({
    pledge_id: z.string(),
    campaign_id: z.string(),
    charity_id: z.string(),
    sponsor_id: z.string(),
    source: z.string().nullable().meta({ description: 'Only the sponsor and operators see it' }),
    payment_method: z.enum(GIFT_METHODS),
    ratio: z.string(),
    cap: moneyField,
    used: moneyField.meta({ description: 'What the matched gifts keep of the cap' }),
    left: moneyField,
    currency: currencyField,
    ends_at: timeField,
    status: z.enum(PLEDGE_STATUSES).meta({
      description: '`withdrawn` if the pledge was never accepted. An `ended` one matches no more gifts.',
    }),
    end_reason: z.enum(PLEDGE_END_REASONS).nullable(),
    created_at: timeField,
    accepted_at: timeField.nullable(),
    ended_at: timeField.nullable(),
    next_charge_at: timeField.nullable().meta({ description: 'When matches that are due are charged next' }),
  })
  .meta({ id: 'MatchingPledge' });

export const pledgeListSchema = listEnvelope('pledges', pledgeSchema).meta({ id: 'MatchingPledgeList' });
