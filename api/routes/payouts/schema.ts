import { z } from 'zod';
import {
  PAYOUT_METHODS,
  PAYOUT_FREQUENCIES,
  PAYOUT_SPEEDS,
  PAYOUT_STATUSES,
} from '../../../domain/payouts/payout';
import {
  amountField,
  amountFitsCurrency,
  currencyField,
  failureField,
  idField,
  listEnvelope,
  moneyField,
  pageParameters,
  textField,
  timeField,
  tooManyDecimals,
  workflowField,
} from '../../fields';
import { describeDecimals, describeSchema } from '../../describe';

export const payoutSettingsSchema = z
  .object({
    charity_id: z.string(),
    schedule: z.enum(PAYOUT_FREQUENCIES),
    minimum_amount: moneyField.meta({
      description: 'In US dollars. A schedule pays no smaller amount; a payout on request may be smaller.',
    }),
  })
  .meta({ id: 'PayoutSettings' });

export const payoutSettingsChangesSchema = z
  .strictObject({
    schedule: z.enum(PAYOUT_FREQUENCIES).optional(),
    minimum_amount: z
      .union(
        [amountField, z.string().regex(/^0(\.0{1,2})?$/, 'must be a plain decimal string')],
        'must be a plain decimal string such as "25.00", or "0.00"',
      )
      .refine(
        (value) => amountFitsCurrency({ amount: value, currency: 'USD' }, 'amount'),
        'has more than 2 decimals',
      )
      .optional(),
  })
  .meta({ id: 'PayoutSettingsChanges' });

export const payoutRequestSchema = z
  .strictObject({
    currency: currencyField,
    amount: amountField.optional().meta({ description: 'Absent for all that is available' }),
    speed: z.enum(PAYOUT_SPEEDS).default('standard'),
    account_id: idField('payoutaccount'),
  })
  .refine((value) => amountFitsCurrency(value, 'amount'), tooManyDecimals('amount'))
  .meta({ id: 'PayoutRequest', ...describeSchema(describeDecimals('amount')) });

const priceFields = {
  amount: moneyField.meta({ description: 'What leaves the balance' }),
  fee: moneyField.meta({ description: 'A part of `amount`' }),
  net_amount: moneyField.meta({ description: 'What arrives' }),
  currency: currencyField,
  speed: z.enum(PAYOUT_SPEEDS),
  method: z.enum(PAYOUT_METHODS),
};

export const payoutSchema = z
  .object({
    payout_id: z.string(),
    charity_id: z.string(),
    ...priceFields,
    status: z.enum(PAYOUT_STATUSES),
    hold_reason: z.string().nullable(),
    account_last4: z.string(),
    reference: z.string().nullable().meta({ description: 'The provider’s name of the payout' }),
    expected_at: timeField.nullable(),
    paid_at: timeField.nullable(),
    failure: failureField,
    created_at: timeField,
    workflow: workflowField,
  })
  .meta({ id: 'Payout' });

export const payoutQuoteSchema = z
  .object({
    ...priceFields,
    rate: z.string().meta({
      description:
        'US dollars for one unit of `currency`. It converts the fixed fees of a token, which are in dollars.',
      example: '1.08',
    }),
    account_id: z.string(),
    expires_at: timeField.meta({ description: 'A payout that is asked for by then has this rate' }),
  })
  .meta({ id: 'PayoutQuote' });

export const payoutListQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(PAYOUT_STATUSES).optional(),
});

export const allPayoutsQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(PAYOUT_STATUSES).optional(),
  charity_id: textField(64).optional(),
});

export const payoutDecisionSchema = z
  .strictObject({ reason: textField(500).trim().min(1) })
  .meta({ id: 'PayoutDecision' });

export const payoutListSchema = listEnvelope('payouts', payoutSchema).meta({ id: 'PayoutList' });
