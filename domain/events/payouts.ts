/** Defines the data of payout events. No event contains an account number or a part of one. */
import { z } from 'zod';
import { amount, currency, id, time } from './fields';

const payout = {
  payout_id: id,
  charity_id: id,
  amount,
  fee: amount,
  net_amount: amount,
  currency,
  speed: z.enum(['standard', 'instant']),
  method: z.enum(['ach', 'sepa', 'wire', 'stripe', 'wallet']),
};
const failure = z.strictObject({ code: z.string(), message: z.string() });

export const payoutEvents = {
  'payout.created': z
    .strictObject({ ...payout, status: z.enum(['held', 'scheduled']), expected_at: time.nullable() })
    .meta({ description: 'Somebody asked for a payout, or a schedule created one.' }),
  'payout.in_transit': z
    .strictObject({ ...payout, status: z.literal('in_transit'), expected_at: time.nullable() })
    .meta({ description: 'A payout left for the charity’s account.' }),
  'payout.paid': z
    .strictObject({ ...payout, status: z.literal('paid'), paid_at: time })
    .meta({ description: 'A payout arrived.' }),
  'payout.failed': z
    .strictObject({ ...payout, status: z.literal('failed'), failure })
    .meta({ description: 'A payout failed. The whole amount is available to the charity again.' }),
  'payout.returned': z.strictObject({ ...payout, status: z.literal('returned'), failure }).meta({
    description:
      'A bank returned a payout after it was paid. The net amount is available again, and the account is disabled.',
  }),
};
