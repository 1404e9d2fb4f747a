/** Defines the events of a refund in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { amount, id } from '../events/fields';
import { giftFields, type PrintableGift, printGift } from '../gifts/events';
import { type Currency, formatMoney } from '../money';
import { printFigures, type ReturnedPart } from './figures';

const figures = {
  fees: z
    .string()
    .regex(/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/)
    .meta({ description: 'Covered fees that go back, less kept fees. Negative if more is kept.' }),
  returned_amount: amount.meta({ description: 'What goes back to the donor: `amount` plus `fees`' }),
};

export const refundEvents = {
  'donation.refunded': z
    .strictObject({
      ...giftFields,
      ...figures,
      refund_id: id,
      refunded_amount: amount.meta({ description: 'The sum of all refunds of the gift so far' }),
      status: z.enum(['completed', 'refunded']),
      reason: z.string().nullable(),
    })
    .meta({ description: 'A gift was refunded in full or in part. `amount` is the amount of this refund.' }),
  'donation.refund_failed': z
    .strictObject({
      ...giftFields,
      ...figures,
      refund_id: id,
      refunded_amount: amount.meta({
        description: 'The sum of the refunds of the gift without the failed one',
      }),
      status: z.enum(['completed', 'disputed']),
      code: z.string(),
    })
    .meta({ description: 'A refund failed after it had completed. `amount` is the amount of this refund.' }),
};
type RefundEvent = EventOf<typeof refundEvents>;

interface PrintableRefund extends ReturnedPart {
  id: string;
}

/** Returns the wire form of a refund, from which the API also presents it. */
export function printRefund(refund: PrintableRefund, currency: Currency) {
  const { given, fees, returned } = printFigures(currency, refund);
  return { refund_id: refund.id, amount: given, fees, returned_amount: returned, currency };
}

/** `refundedMinor` is the sum of all refunds so far. */
export function giftRefunded(
  gift: PrintableGift,
  refund: PrintableRefund & { reason: string | null },
  after: { status: 'completed' | 'refunded'; refundedMinor: bigint },
): RefundEvent {
  const { status, refundedMinor } = after;
  const data = { ...common(gift, refund, refundedMinor), status, reason: refund.reason };
  return { name: 'donation.refunded', data };
}

/** `refundedMinor` is the sum of the gift's refunds without the failed refund. */
export function giftRefundFailed(
  gift: PrintableGift,
  refund: PrintableRefund,
  after: { status: 'completed' | 'disputed'; refundedMinor: bigint; code: string },
): RefundEvent {
  const { status, refundedMinor, code } = after;
  return { name: 'donation.refund_failed', data: { ...common(gift, refund, refundedMinor), status, code } };
}

function common(gift: PrintableGift, refund: PrintableRefund, refundedMinor: bigint) {
  return {
    ...printGift(gift),
    ...printRefund(refund, gift.currency),
    refunded_amount: formatMoney({ currency: gift.currency, minor: refundedMinor }),
  };
}
