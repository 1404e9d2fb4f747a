import { type GiftTerms } from '../../../db/queries/pricing';
import { type PaymentMethod, type Quote, quoteFees } from '../../../domain/fees/quote';
import { type Money, toUsdMinor } from '../../../domain/money';
import { type DonationRequest } from './schema';

export interface Price {
  quote: Quote;
  amountUsdMinor: bigint;
}

/** Prices a gift once; everything in the answer is frozen on its row. */
export function priceGift(
  body: DonationRequest,
  amount: Money,
  method: PaymentMethod,
  terms: GiftTerms,
): Price {
  const quote = quoteFees({
    amount,
    method,
    tier: terms.tier,
    internationalCard: body.international_card,
    coverFees: body.cover_fees,
  });
  return { quote, amountUsdMinor: toUsdMinor(amount, terms.usdPerUnit) };
}
