/** Defines the data of gift and fee events. */
import { z } from 'zod';
import { amount, currency, donor, id } from './fields';

const gift = { donation_id: id, charity_id: id, amount, currency, donor_id: donor };
const settledGift = z.strictObject({ ...gift, transaction_hash: z.string() });

export const donationEvents = {
  'donation.created': settledGift.meta({ description: 'A gift was accepted.' }),
  'donation.completed': settledGift.meta({ description: 'A gift was confirmed and booked.' }),
  'donation.action_required': z
    .strictObject({ ...gift, expires_at: z.string() })
    .meta({ description: 'The donor must confirm the payment before `expires_at`, or the gift fails.' }),
  'donation.failed': z
    .strictObject({ ...gift, reason: z.string(), code: z.string() })
    .meta({ description: 'A gift failed and moved no money.' }),
  'donation.refunded': z
    .strictObject({
      ...gift,
      refund_id: id,
      refunded_amount: amount.meta({ description: 'The sum of all refunds of the gift so far' }),
      status: z.enum(['completed', 'refunded']),
      reason: z.string().nullable(),
    })
    .meta({ description: 'A gift was refunded in full or in part. `amount` is the amount of this refund.' }),
  'donation.refund_failed': z
    .strictObject({
      ...gift,
      refund_id: id,
      refunded_amount: amount.meta({
        description: 'The sum of the refunds of the gift without the failed one',
      }),
      status: z.enum(['completed', 'disputed']),
      code: z.string(),
    })
    .meta({ description: 'A refund failed after it had completed. `amount` is the amount of this refund.' }),
  'donation.disputed': z
    .strictObject({
      ...gift,
      dispute_id: id,
      outcome: z.enum(['opened', 'won', 'lost']),
      reason: z.string().nullable(),
      return_code: z.string().nullable().meta({ description: "The code of a bank's return, such as R01" }),
    })
    .meta({ description: 'A dispute was opened, won or lost. `amount` is the disputed amount.' }),
  'fee.calculated': z
    .strictObject({
      donation_id: id,
      amount: z.number(),
      fees: z.strictObject({ platform: z.number(), processing: z.number(), total: z.number() }),
    })
    .meta({ description: 'The fees of a gift were calculated.' }),
};
