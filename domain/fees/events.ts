/** Defines the event of a gift's fees in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id } from '../events/fields';
import { type Currency, toNumber } from '../money';

export const feeEvents = {
  'fee.calculated': z
    .strictObject({
      donation_id: id,
      amount: z.number(),
      fees: z.strictObject({ platform: z.number(), processing: z.number(), total: z.number() }),
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

/** Builds the event with the fees of a gift, as numbers in currency units. Absorbed fees are not included. */
export function feeCalculated(gift: PricedGift): EventOf<typeof feeEvents> {
  const { platformFeeMinor, processingFeeMinor, additionalFeeMinor } = gift;
  const number = (minor: bigint) => toNumber({ currency: gift.currency, minor });
  const fees = {
    platform: number(platformFeeMinor),
    processing: number(processingFeeMinor),
    total: number(platformFeeMinor + processingFeeMinor + additionalFeeMinor),
  };
  return { name: 'fee.calculated', data: { donation_id: gift.id, amount: number(gift.amountMinor), fees } };
}
