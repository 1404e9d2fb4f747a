/**
 * Computes money exactly. An amount is a bigint in the minor unit of its currency. currency.js parses,
 * formats and adds fiat amounts. Amounts of tokens use plain bigint arithmetic, because they exceed 2^53.
 */
import currencyJs from 'currency.js';
import { validationError } from './errors';

interface CurrencyRule {
  kind: 'fiat' | 'token';
  decimals: number;
}

/** Lists every currency that the platform accepts. Tokens have the decimals of their contract. */
export const CURRENCIES = {
  USD: { kind: 'fiat', decimals: 2 },
  EUR: { kind: 'fiat', decimals: 2 },
  GBP: { kind: 'fiat', decimals: 2 },
  CAD: { kind: 'fiat', decimals: 2 },
  AUD: { kind: 'fiat', decimals: 2 },
  NZD: { kind: 'fiat', decimals: 2 },
  CHF: { kind: 'fiat', decimals: 2 },
  JPY: { kind: 'fiat', decimals: 0 },
  SEK: { kind: 'fiat', decimals: 2 },
  NOK: { kind: 'fiat', decimals: 2 },
  DKK: { kind: 'fiat', decimals: 2 },
  PLN: { kind: 'fiat', decimals: 2 },
  INR: { kind: 'fiat', decimals: 2 },
  ETH: { kind: 'token', decimals: 18 },
  USDC: { kind: 'token', decimals: 6 },
} as const satisfies Record<string, CurrencyRule>;

export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];

const MINOR_PER_UNIT = Object.fromEntries(
  Object.entries(CURRENCIES).map(([code, { decimals }]) => [code, 10n ** BigInt(decimals)]),
) as Record<Currency, bigint>;

/** An amount of one currency in whole minor units (cents, yen, wei). */
export interface Money {
  currency: Currency;
  minor: bigint;
}

/** Thrown if a text is not a valid amount. The caller may show the message to the user. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/**
 * The most digits before the decimal point. No gift needs more, and currency.js stays exact up to this limit.
 */
export const MAX_WHOLE_DIGITS = 12;

const DECIMAL = /^(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;

/** Reads a decimal string such as "25.00" exactly. Throws MoneyError for any other text. */
export function parseMoney(text: string, currency: Currency): Money {
  // A mutant survives: longer texts are refused below
  const match = DECIMAL.exec(text.slice(0, 64));
  const whole = match?.[1];
  if (whole === undefined || text.length > 64) {
    throw new MoneyError('must be a plain decimal string such as "25.00"');
  }
  const fraction = match?.[2] ?? '';
  const { decimals, kind } = CURRENCIES[currency];
  if (fraction.length > decimals) {
    throw new MoneyError(`${currency} has at most ${String(decimals)} decimals`);
  }
  if (whole.length > MAX_WHOLE_DIGITS) throw new MoneyError('is too large');
  // A mutant survives: both ways compute the same
  if (kind === 'fiat') return { currency, minor: BigInt(currencyJs(text, { precision: decimals }).intValue) };
  return { currency, minor: BigInt(whole + fraction.padEnd(decimals, '0')) };
}

/** Reads the field `amount` of a request into minor units. Throws a validation error instead of a MoneyError. */
export function parseAmount(text: string, currency: Currency): bigint {
  try {
    return parseMoney(text, currency).minor;
  } catch (error) {
    if (error instanceof MoneyError)
      throw validationError([{ field: 'amount', code: 'format', message: error.message }]);
    throw error;
  }
}

/** Returns true if a plain decimal string has no more decimals than the currency. */
export function fitsDecimals(text: string, currency: Currency): boolean {
  return (text.split('.')[1] ?? '').length <= CURRENCIES[currency].decimals;
}

/** Reads a JSON number as the decimal that its sender wrote. Throws the same errors as `parseMoney`. */
export function parseMoneyNumber(value: number, currency: Currency): Money {
  return parseMoney(toPlainDecimal(value), currency);
}

/** Writes a number in its shortest decimal form. Small numbers get no exponent: 1e-7 gives 0.0000001. */
export function toPlainDecimal(value: number): string {
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  return `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}

/** Formats an amount with its currency: "25.00 USD". */
export function printMoney(money: Money): string {
  return `${formatMoney(money)} ${money.currency}`;
}

/** Formats an amount with the number of decimals of its currency: "25.00", "500", "0.100000". */
export function formatMoney({ currency, minor }: Money): string {
  const { decimals, kind } = CURRENCIES[currency];
  // A mutant survives: both ways write the same
  if (kind === 'fiat' && isSafe(minor)) {
    return currencyJs(Number(minor), {
      fromCents: true,
      precision: decimals,
      symbol: '',
      separator: '',
    }).format();
  }
  if (decimals === 0) return minor.toString();
  const digits = abs(minor)
    .toString()
    .padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * Converts an amount to a JSON number. Use it only for responses and events that show money as JSON numbers.
 */
export function toNumber(money: Money): number {
  return Number(formatMoney(money));
}

/** Divides non-negative integers, and rounds half up. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator <= 0n) throw new RangeError('divideHalfUp takes non-negative amounts');
  return (2n * numerator + denominator) / (2n * denominator);
}

/** The result of `scaleRate` for a rate of 1. */
export const RATE_SCALE = 1_000_000_000_000n;

/**
 * Converts a price in USD to an integer in units of 10^-12. The price is a decimal string with at most 12
 * decimals.
 */
export function scaleRate(usdPerUnit: string): bigint {
  const [whole = '0', fraction = ''] = usdPerUnit.split('.');
  return BigInt(whole + fraction.padEnd(12, '0').slice(0, 12));
}

/** Returns the number of minor units in one unit of the currency. */
export function minorPerUnit(currency: Currency): bigint {
  return MINOR_PER_UNIT[currency];
}

/**
 * Converts an amount into US cents at a stored rate, and rounds half up. `usdPerUnit` is the price of one
 * whole currency unit in USD, as a decimal string with at most 12 decimals.
 */
export function toUsdMinor(money: Money, usdPerUnit: string): bigint {
  return divideHalfUp(money.minor * scaleRate(usdPerUnit) * 100n, minorPerUnit(money.currency) * RATE_SCALE);
}

/** Converts US cents into a currency at a stored rate, and rounds half up. */
export function fromUsdMinor(usdMinor: bigint, currency: Currency, usdPerUnit: string): Money {
  const minor = divideHalfUp(usdMinor * minorPerUnit(currency) * RATE_SCALE, scaleRate(usdPerUnit) * 100n);
  return { currency, minor };
}

function isSafe(minor: bigint): boolean {
  return abs(minor) <= BigInt(Number.MAX_SAFE_INTEGER);
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
