import { findPricing, type Pricing, type ReceivingCharity } from '../../db/queries/gifts/pricing';
import { minimumCharge } from '../../domain/charges/minimum-charge';
import { dayOf, startOfMonth } from '../../domain/days';
import { validationError } from '../../domain/errors';
import { type LimitRates, limitRates } from '../../domain/exchange-rates/limit-rates';
import { leftAfterFees, smallestAmount, smallestForCharge } from '../../domain/fees/minimum';
import { type Quote, quoteFees, type QuoteRequest } from '../../domain/fees/quote';
import { choosePlatformRate, type PlatformRate, type Standing } from '../../domain/fees/rate';
import { FEE_SCHEDULE, type FeeSchedule, scheduleOf } from '../../domain/fees/schedule';
import { type GiftMethod } from '../../domain/gifts/gift';
import { type Currency, formatMoney, type Money, printMoney, toUsdMinor } from '../../domain/money';
import { type Act } from '../act';
import { keepTier } from '../fees/keep-tier';
import { type GiftOrder } from './order';

export interface Price {
  quote: Quote;
  amountUsdMinor: bigint;
  /** What the amount counts in limits. */
  limitUsdMinor: bigint;
}

/** The fields of an order that determine its price. */
export type PricedOrder = Pick<GiftOrder, 'amount' | 'internationalCard' | 'coverFees' | 'feeSchedule'>;

/**
 * Prices a gift. Refuses an amount that leaves the charity nothing after the fees. Also refuses a charge
 * below the processor's minimum.
 */
export function priceGift(order: PricedOrder, method: GiftMethod, terms: GiftTerms): Price {
  const request = requestOf(order, method, terms);
  const schedule = order.feeSchedule === undefined ? FEE_SCHEDULE : scheduleOf(order.feeSchedule);
  const quote = quoteFees(request, schedule);
  const leastChargeMinor = leastChargeOf(method, order.amount.currency);
  const isChargeTooSmall = quote.totalChargeMinor < leastChargeMinor;
  if (isChargeTooSmall || leftAfterFees(quote) <= 0n) throw tooSmall(request, leastChargeMinor, schedule);
  return {
    quote,
    amountUsdMinor: toUsdMinor(order.amount, terms.usdPerUnit),
    limitUsdMinor: toUsdMinor(order.amount, terms.limitRates.high),
  };
}

/** Returns the smallest possible gift by a method. Assumes a domestic card and a donor who does not cover the fees. */
export function smallestGift(
  { currency, method }: { currency: Currency; method: GiftMethod },
  terms: GiftTerms,
): Money {
  const order = { amount: { currency, minor: 1n }, internationalCard: false, coverFees: false };
  return smallestOf(requestOf(order, method, terms), leastChargeOf(method, currency), FEE_SCHEDULE).smallest;
}

function leastChargeOf(method: GiftMethod, currency: Currency): bigint {
  return method === 'crypto' ? 1n : minimumCharge(currency);
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

function smallestOf(request: QuoteRequest, leastChargeMinor: bigint, schedule: FeeSchedule) {
  const leaving = smallestAmount(request, schedule);
  const chargeable = smallestForCharge(request, leastChargeMinor, schedule);
  const isForCharge = chargeable.minor > leaving.minor;
  return { smallest: isForCharge ? chargeable : leaving, isForCharge };
}

function tooSmall(request: QuoteRequest, leastChargeMinor: bigint, schedule: FeeSchedule): Error {
  const { smallest, isForCharge } = smallestOf(request, leastChargeMinor, schedule);
  const least = printMoney(smallest);
  const why = isForCharge
    ? 'the payment processor takes no smaller charge'
    : 'the fees would leave the charity nothing';
  return validationError([
    {
      field: 'amount',
      code: 'too_small',
      message: `must be at least ${least}, because ${why}`,
      limit: formatMoney(smallest),
    },
  ]);
}

/** The terms of a gift at the time when it is accepted or quoted. */
export interface GiftTerms {
  charity: ReceivingCharity;
  /** The USD price of one unit of the currency on the day of the gift, as a decimal string. */
  usdPerUnit: string;
  limitRates: LimitRates;
  /** The facts on the day of the gift that determine the charity's rate (`platform`). */
  standing: Standing;
  platform: PlatformRate;
  absorbs: Pricing['absorbs'];
}

/**
 * Finds the terms of a gift at a given time. Returns undefined if the charity does not exist. The first call
 * in a month also stores the charity's fee tier for that month.
 */
export async function findGiftTerms(
  act: Act,
  { charityId, currency }: { charityId: string; currency: Currency },
): Promise<GiftTerms | undefined> {
  const day = dayOf(act.at);
  const pricing = await findPricing(act.tx, { charityId, currency, day, month: startOfMonth(act.at) });
  if (pricing === undefined) return undefined;
  const { charity, usdPerUnit, importedUsdPerUnit, terms, register, absorbs } = pricing;
  if (usdPerUnit === null) throw new Error(`there is no exchange rate for ${currency}`);
  const earned = pricing.earned ?? (await keepTier(act, charityId));
  const standing = { ...earned, terms, register, day };
  return {
    charity,
    usdPerUnit,
    limitRates: limitRates({ current: usdPerUnit, imported: importedUsdPerUnit }),
    standing,
    platform: choosePlatformRate(standing),
    absorbs,
  };
}
