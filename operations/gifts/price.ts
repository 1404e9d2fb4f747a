import { type GiftMethod } from '../../domain/gifts/gift';
import { type Quote, quoteFees } from '../../domain/fees/quote';
import { toUsdMinor } from '../../domain/money';
import { type GiftOrder } from './order';
import { type GiftTerms } from './terms';

export interface Price {
  quote: Quote;
  amountUsdMinor: bigint;
}

/** Prices a gift once. The whole result is frozen on the gift's row. */
export function priceGift(order: GiftOrder, method: GiftMethod, terms: GiftTerms): Price {
  const quote = quoteFees({
    amount: order.amount,
    method,
    tier: terms.platform.tier,
    negotiatedPpm: terms.platform.ratePpm,
    usdPerUnit: terms.usdPerUnit,
    absorbs: terms.absorbs,
    internationalCard: order.internationalCard,
    coverFees: order.coverFees,
  });
  return { quote, amountUsdMinor: toUsdMinor(order.amount, terms.usdPerUnit) };
}
