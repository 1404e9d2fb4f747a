/** Computes the match that a pledge adds to a gift, within the pledge's cap. See docs/rules/matching.md. */
import { type Currency, divideHalfUp, formatMoney, minorPerUnit, type Money, scaleRate } from '../money';
import { printRatio } from './pledge';

export interface PledgeTerms {
  currency: Currency;
  ratioHundredths: number;
  capMinor: bigint;
  /** The sum of all matches, without the parts that were released after refunds. */
  usedMinor: bigint;
}

/** The prices of one unit of the gift's and of the pledge's currency in USD, as decimal strings. */
export interface DayRates {
  gift: string;
  pledge: string;
}

/** Returns the unused amount of a pledge. */
export function leftOf({ capMinor, usedMinor }: Pick<PledgeTerms, 'capMinor' | 'usedMinor'>): bigint {
  return capMinor - usedMinor;
}

/** Formats the terms and the unused amount of a pledge in wire format. */
export function printTerms(pledge: PledgeTerms) {
  const { currency, capMinor, usedMinor, ratioHundredths } = pledge;
  const print = (minor: bigint) => formatMoney({ currency, minor });
  return {
    cap: print(capMinor),
    used: print(usedMinor),
    left: print(leftOf(pledge)),
    currency,
    ratio: printRatio(ratioHundredths),
  };
}

/**
 * Returns the match of a gift in the pledge's currency. Rounds half up once, and returns at most the unused amount.
 * The result can be zero.
 */
export function matchOf(pledge: PledgeTerms, gift: Money, rates: DayRates): bigint {
  const isSame = gift.currency === pledge.currency;
  const numerator = gift.minor * BigInt(pledge.ratioHundredths) * (isSame ? 1n : converted(pledge, rates));
  const denominator = 100n * (isSame ? 1n : minorPerUnit(gift.currency) * scaleRate(rates.pledge));
  return smaller(divideHalfUp(numerator, denominator), leftOf(pledge));
}

function converted({ currency }: PledgeTerms, rates: DayRates): bigint {
  return scaleRate(rates.gift) * minorPerUnit(currency);
}

/**
 * Returns the part of a reserved match that a gift keeps after a refund, in proportion to the rest of the gift. A
 * fully returned gift keeps nothing.
 */
export function keptOf(reservedMinor: bigint, gift: { amountMinor: bigint; refundedMinor: bigint }): bigint {
  return divideHalfUp(reservedMinor * (gift.amountMinor - gift.refundedMinor), gift.amountMinor);
}

/**
 * Splits the returned part of a sponsor's charge among its matches, in proportion to their kept amounts. The parts add
 * up to `returnedMinor`, which must not exceed the sum of the kept amounts. No part exceeds its kept amount.
 */
export function splitReturn(keptMinors: readonly bigint[], returnedMinor: bigint): bigint[] {
  const totalMinor = keptMinors.reduce((sum, kept) => sum + kept, 0n);
  if (totalMinor === 0n) return keptMinors.map(() => 0n);
  let passed = 0n;
  let given = 0n;
  return keptMinors.map((kept) => {
    passed += kept;
    // Rounds the running sum, so that no rounding difference is left at the end.
    const part = divideHalfUp(passed * returnedMinor, totalMinor) - given;
    given += part;
    return part;
  });
}

export function smaller(first: bigint, second: bigint): bigint {
  return first < second ? first : second;
}
