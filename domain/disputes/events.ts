/** Defines the event of a dispute in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id } from '../events/fields';
import { giftFields, type PrintableGift, printGift } from '../gifts/events';
import { type Currency, formatMoney } from '../money';

export const disputeEvents = {
  'donation.disputed': z
    .strictObject({
      ...giftFields,
      dispute_id: id,
      outcome: z.enum(['opened', 'won', 'lost']),
      reason: z.string().nullable(),
      return_code: z.string().nullable().meta({ description: "The code of a bank's return, such as R01" }),
    })
    .meta({ description: 'A dispute was opened, won or lost. `amount` is the disputed amount.' }),
};

interface PrintableDispute {
  id: string;
  amountMinor: bigint;
  beyondMinor: bigint;
}

/** Returns the wire form of a dispute, from which the API also presents it. */
export function printDispute(dispute: PrintableDispute, currency: Currency) {
  return {
    dispute_id: dispute.id,
    amount: formatMoney({ currency, minor: dispute.amountMinor + dispute.beyondMinor }),
    currency,
  };
}

export function giftDisputed(
  gift: PrintableGift,
  dispute: PrintableDispute & { reason: string | null; returnCode: string | null },
  outcome: 'opened' | 'won' | 'lost',
): EventOf<typeof disputeEvents> {
  return {
    name: 'donation.disputed',
    data: {
      ...printGift(gift),
      ...printDispute(dispute, gift.currency),
      outcome,
      reason: dispute.reason,
      return_code: dispute.returnCode,
    },
  };
}
