/** Computes what a pledge adds to a gift, exactly and never over its cap. See docs/rules/matching.md. */
import { type Currency, divideHalfUp, formatMoney, minorPerUnit, type Money, scaleRate } from '../money';
import { printRatio } from './pledge';

export interface PledgeTerms {
  currency: Currency;
  ratioHundredths: number;
  capMinor: bigint;
  /** The sum of what the pledge's gifts keep. */
  usedMinor: bigint;
}

/** The prices of one unit of the gift's and of the pledge's currency in USD, as decimal strings. */
export interface DayRates {
  gift: string;
  pledge: string;
}

/** Returns what is left of a pledge. */
export function leftOf({ capMinor, usedMinor }: Pick<PledgeTerms, 'capMinor' | 'usedMinor'>): bigint {
  return capMinor - usedMinor;
}

/** Prints the terms of a pledge, and what is left of it, in wire form. */
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
 * Returns the match of a gift in the pledge's currency, rounded half up once, and at most what is left. Zero if
 * nothing is left or the match rounds to nothing.
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
 * Returns what a gift keeps of its reserved match after a part of the gift was returned. A gift that was returned in
 * full keeps nothing.
 */
export function keptOf(reservedMinor: bigint, gift: { amountMinor: bigint; refundedMinor: bigint }): bigint {
  return divideHalfUp(reservedMinor * (gift.amountMinor - gift.refundedMinor), gift.amountMinor);
}

/**
 * Splits what a sponsor got back of a charge among its matches, in proportion to what each gift keeps. The parts sum
 * exactly, and none is larger than what its gift keeps. `returnedMinor` is at most the sum of what the gifts keep.
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
