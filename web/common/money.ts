/** Reads and shows amounts. The API takes decimal strings such as "25.00", and people type what they are used to. */
import { amountLocale } from '../../domain/text/amount-locale';
import { remember } from '../../domain/text/remember';

/** The decimals of currencies. All others have two. */
const DECIMALS_OF: Partial<Record<string, number>> = { JPY: 0, ETH: 18, USDC: 6 };
const DECIMALS = 2;
/** In US dollars the API adds up gifts of all currencies, at the rate of each gift. */
export const SUM_CURRENCY = 'USD';
const TOKENS = ['ETH', 'USDC'];
const MOST_DIGITS = 12;

export function decimalsOf(currency: string): number {
  return DECIMALS_OF[currency] ?? DECIMALS;
}

/** A token is paid by a wallet, and has no sign of its own. */
export function isToken(currency: string): boolean {
  return TOKENS.includes(currency);
}

function localeOf(language: string, currency: string): string {
  return amountLocale(language, currency, navigator.languages);
}

/** Shows an amount in the reader's way: "$25", "25,50 €". Whole amounts have no decimals. */
export function showMoney(amount: string | number, currency: string, language: string): string {
  const value = Number(amount);
  const digits = Number.isInteger(value) ? 0 : decimalsOf(currency);
  return format(amount, currency, language, digits);
}

/** Shows an amount with all its decimals, where two figures are compared: "$25.00". */
export function showExactMoney(amount: string | number, currency: string, language: string): string {
  return format(amount, currency, language, decimalsOf(currency));
}

/** Shows an amount of the API digit by digit, without rounding. */
export function showAmount(amount: string, currency: string, language: string): string {
  return format(amount, currency, language, decimalsOf(currency));
}

function format(amount: string | number, currency: string, language: string, digits: number): string {
  // Intl reads decimal strings exactly. The type says that it is one.
  const exact = amount as `${number}`;
  if (!isToken(currency)) return formatterOf(currency, language, digits).format(exact);
  return `${tokenFormatterOf(currency, language).format(exact)} ${currency}`;
}

const tokenFormatterOf = remember(
  (currency: string, language: string) =>
    new Intl.NumberFormat(localeOf(language, currency), { maximumFractionDigits: decimalsOf(currency) }),
);

const formatterOf = remember(
  (currency: string, language: string, digits: number) =>
    new Intl.NumberFormat(localeOf(language, currency), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/**
 * Reads an amount that a person typed, such as "1,250.50", "1.250,50" or "25 €". Returns the decimal string of the API, or
 * undefined for anything that is not clearly one amount.
 */
export function readAmount(typed: string, currency: string, language: string): string | undefined {
  const text = typed.replace(/[\s'’\u00a0\u202f]|\p{Sc}|[A-Z]{3,4}/gu, '');
  if (!/^\d[\d.,]*$/.test(text)) return undefined;
  const split = splitDecimals(text, decimalsOf(currency), separatorsOf(localeOf(language, currency)).decimal);
  if (split === undefined) return undefined;
  const [whole, fraction] = split;
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return undefined;
  const decimals = decimalsOf(currency);
  return decimals === 0 ? digits : `${digits}.${fraction.padEnd(decimals, '0')}`;
}

/** Shows a decimal string in an input of the reader's language: "25.50" becomes "25,50" in German. */
export function showTyped(amount: string, currency: string, language: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return /^0*$/.test(fraction)
    ? whole
    : `${whole}${separatorsOf(localeOf(language, currency)).decimal}${fraction}`;
}

const separatorsOf = remember((locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return { decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.' };
});

/** Splits digits with separators into the whole part and the fraction. */
function splitDecimals(text: string, decimals: number, ours: string): [string, string] | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last === -1) return [text, ''];
  const separator = text[last] ?? '';
  const fraction = text.slice(last + 1);
  const head = text.slice(0, last);
  // "1.250" is a thousand to a German and one and a quarter to an American.
  const isGroup = fraction.length === 3 && (separator !== ours || head.includes(separator) || decimals < 3);
  if (isGroup && isGrouped(text, separator)) return [text.replaceAll(separator, ''), ''];
  if (fraction.length > decimals || head.includes(separator)) return undefined;
  const other = separator === '.' ? ',' : '.';
  if (head.includes(other) && !isGrouped(head, other)) return undefined;
  return [head.replaceAll(other, ''), fraction];
}

function isGrouped(text: string, separator: string): boolean {
  const groups = text.split(separator).join(' ');
  // India writes 100,000 as 1,00,000.
  return /^[1-9]\d{0,2}(?: \d{3})*$/.test(groups) || /^[1-9]\d?(?: \d{2})+ \d{3}$/.test(groups);
}

/** Counts an amount in the currency's smallest unit: 25.50 USD are 2550, 25 JPY are 25. */
export function minorUnits(amount: string | number, currency: string): number {
  return Math.round(Number(amount) * 10 ** decimalsOf(currency));
}

/** Compares decimal strings of one currency. */
export function isLess(amount: string, other: string): boolean {
  return Number(amount) < Number(other);
}
