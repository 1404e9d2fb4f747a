import { validationError } from '../../domain/errors';
import { type GiftMethod } from '../../domain/gifts/gift';
import { type ProcessorName } from '../../domain/charges/charge';
import { minimumCharge } from '../../domain/charges/minimum-charge';
import { leftAfterFees, smallestAmount, smallestForCharge } from '../../domain/fees/minimum';
import { type Quote, quoteFees, type QuoteRequest } from '../../domain/fees/quote';
import { type Currency, formatMoney, type Money, printMoney, toUsdMinor } from '../../domain/money';
import { type GiftOrder } from './order';
import { type GiftTerms } from './terms';

export interface Price {
  quote: Quote;
  amountUsdMinor: bigint;
}

/** The fields of an order that determine its price. */
export type PricedOrder = Pick<GiftOrder, 'amount' | 'internationalCard' | 'coverFees'>;

/**
 * Prices a gift. Refuses an amount that leaves the charity nothing after the fees. Also refuses a charge
 * below the processor's minimum.
 */
export function priceGift(
  order: PricedOrder,
  method: GiftMethod,
  { terms, processor }: { terms: GiftTerms; processor: ProcessorName },
): Price {
  const request = requestOf(order, method, terms);
  const quote = quoteFees(request);
  const leastChargeMinor = leastChargeOf(method, processor, order.amount.currency);
  const isChargeTooSmall = quote.totalChargeMinor < leastChargeMinor;
  if (isChargeTooSmall || leftAfterFees(quote) <= 0n) throw tooSmall(request, leastChargeMinor);
  return { quote, amountUsdMinor: toUsdMinor(order.amount, terms.usdPerUnit) };
}

/** Returns the smallest possible gift by a method. Assumes a domestic card and a donor who does not cover the fees. */
export function smallestGift(
  { currency, method }: { currency: Currency; method: GiftMethod },
  { terms, processor }: { terms: GiftTerms; processor: ProcessorName },
): Money {
  const order = { amount: { currency, minor: 1n }, internationalCard: false, coverFees: false };
  return smallestOf(requestOf(order, method, terms), leastChargeOf(method, processor, currency)).smallest;
}

function leastChargeOf(method: GiftMethod, processor: ProcessorName, currency: Currency): bigint {
  return method === 'crypto' ? 1n : minimumCharge(processor, currency);
}

function requestOf(order: PricedOrder, method: GiftMethod, terms: GiftTerms): QuoteRequest {
  return {
    amount: order.amount,
    method,
    tier: terms.platform.tier,
    negotiatedPpm: terms.platform.ratePpm,
    usdPerUnit: terms.usdPerUnit,
    absorbs: terms.absorbs,
    internationalCard: order.internationalCard,
    coverFees: order.coverFees,
  };
}

function smallestOf(request: QuoteRequest, leastChargeMinor: bigint) {
  const leaving = smallestAmount(request);
  const chargeable = smallestForCharge(request, leastChargeMinor);
  const isForCharge = chargeable.minor > leaving.minor;
  return { smallest: isForCharge ? chargeable : leaving, isForCharge };
}

function tooSmall(request: QuoteRequest, leastChargeMinor: bigint): Error {
  const { smallest, isForCharge } = smallestOf(request, leastChargeMinor);
  const least = printMoney(smallest);
  const why = isForCharge
    ? 'the payment processor takes no smaller charge'
    : 'the fees would leave the charity nothing';
  return validationError([
    {
      field: 'amount',
      code: 'too_small',
      message: `must be at least ${least}: ${why}`,
      limit: formatMoney(smallest),
    },
  ]);
}
