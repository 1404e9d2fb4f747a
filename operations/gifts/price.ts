import { validationError } from '../../domain/errors';
import { type GiftMethod } from '../../domain/gifts/gift';
import { leftAfterFees, smallestAmount } from '../../domain/fees/minimum';
import { type Quote, quoteFees, type QuoteRequest } from '../../domain/fees/quote';
import { formatMoney, toUsdMinor } from '../../domain/money';
import { type GiftOrder } from './order';
import { type GiftTerms } from './terms';

export interface Price {
  quote: Quote;
  amountUsdMinor: bigint;
}

/** The price of an order depends on these fields. */
export type PricedOrder = Pick<GiftOrder, 'amount' | 'internationalCard' | 'coverFees'>;

/** Prices a gift. Refuses an amount that leaves the charity nothing after the fees. */
export function priceGift(order: PricedOrder, method: GiftMethod, terms: GiftTerms): Price {
  const request: QuoteRequest = {
    amount: order.amount,
    method,
    tier: terms.platform.tier,
    negotiatedPpm: terms.platform.ratePpm,
    usdPerUnit: terms.usdPerUnit,
    absorbs: terms.absorbs,
    internationalCard: order.internationalCard,
    coverFees: order.coverFees,
  };
  const quote = quoteFees(request);
  if (leftAfterFees(quote) <= 0n) throw tooSmall(request);
  return { quote, amountUsdMinor: toUsdMinor(order.amount, terms.usdPerUnit) };
}

function tooSmall(request: QuoteRequest): Error {
  const smallest = smallestAmount(request);
  const least = `${formatMoney(smallest)} ${smallest.currency}`;
  return validationError([
    { field: 'amount', message: `must be at least ${least}: the fees would leave the charity nothing` },
  ]);
}
