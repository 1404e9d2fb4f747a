/** Defines the event of a gift's fees in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { amount, currency, id } from '../events/fields';
import { type Currency, formatMoney, toNumber } from '../money';

export const feeEvents = {
  'fee.calculated': z
    .strictObject({
      donation_id: id,
      currency,
      amount: z.number(),
      amount_exact: amount,
      fees: z.strictObject({
        platform: z.number(),
        platform_exact: amount,
        processing: z.number(),
        processing_exact: amount,
        total: z.number(),
        total_exact: amount,
      }),
    })
    .meta({ description: 'The fees of a gift were calculated.' }),
};

interface PricedGift {
  id: string;
  currency: Currency;
  amountMinor: bigint;
  platformFeeMinor: bigint;
  processingFeeMinor: bigint;
  additionalFeeMinor: bigint;
}

/**
 * Builds the event with the fees of a gift, as numbers in currency units and as exact texts. Absorbed fees are not
 * included.
 */
export function feeCalculated(gift: PricedGift): EventOf<typeof feeEvents> {
  const { platformFeeMinor, processingFeeMinor, additionalFeeMinor } = gift;
  const number = (minor: bigint) => toNumber({ currency: gift.currency, minor });
  const exact = (minor: bigint) => formatMoney({ currency: gift.currency, minor });
  const totalMinor = platformFeeMinor + processingFeeMinor + additionalFeeMinor;
  const fees = {
    platform: number(platformFeeMinor),
    platform_exact: exact(platformFeeMinor),
    processing: number(processingFeeMinor),
    processing_exact: exact(processingFeeMinor),
    total: number(totalMinor),
    total_exact: exact(totalMinor),
  };
  const data = {
    donation_id: gift.id,
    currency: gift.currency,
    amount: number(gift.amountMinor),
    amount_exact: exact(gift.amountMinor),
    fees,
  };
  return { name: 'fee.calculated', data };
}
