/** Compares amounts of several currencies with one pair of bounds. */
import { CURRENCIES, type Currency, CURRENCY_CODES } from '../money';

/** The inclusive bounds in minor units. All `currencies` have the same number of decimals. */
export interface AmountRange {
  currencies: readonly Currency[];
  leastMinor: bigint | undefined;
  mostMinor: bigint | undefined;
}

/** Returns the bounds for each number of decimals. `least` and `most` are decimal strings in currency units. */
export function amountRanges(least: string | undefined, most: string | undefined): AmountRange[] {
  const decimals = new Set(CURRENCY_CODES.map((currency) => CURRENCIES[currency].decimals));
  return [...decimals].map((places) => ({
    currencies: CURRENCY_CODES.filter((currency) => CURRENCIES[currency].decimals === places),
    leastMinor: least === undefined ? undefined : scale(least, places, 1n),
    mostMinor: most === undefined ? undefined : scale(most, places, 0n),
  }));
}

/** Converts a decimal string to minor units. Adds `forRest` if the string has a fraction of a minor unit. */
function scale(text: string, decimals: number, forRest: bigint): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return /[1-9]/.test(fraction.slice(decimals)) ? minor + forRest : minor;
}
