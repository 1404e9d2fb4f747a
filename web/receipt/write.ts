/** Writes amounts and times in the format of the reader's browser, in the language of the page. */

import { amountLocale, ownLocale } from '../../domain/text/amount-locale';

const MAX_DECIMALS = 18;

export function writeAmount(amount: string, currency: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(
    amountLocale(document.documentElement.lang, currency, navigator.languages),
    {
      minimumFractionDigits: Math.min(decimals, MAX_DECIMALS),
      maximumFractionDigits: MAX_DECIMALS,
    },
  );
  // Intl reads decimal strings exactly. The type says that it is one.
  return `${format.format(amount as `${number}`)} ${currency}`;
}

export function writeCount(count: number): string {
  return new Intl.NumberFormat(findLocale()).format(count);
}

export function writeDay(time: string): string {
  return writeTime(time, { dateStyle: 'long' });
}

/** Names the time zone, and keeps the exact text of the log. */
export function writeExactTime(time: string): string {
  return `${writeTime(time, { dateStyle: 'long', timeStyle: 'long' })} (${time})`;
}

function writeTime(time: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(findLocale(), style).format(new Date(time));
}

/** A British reader of the English page gets British dates. */
function findLocale(): string {
  return ownLocale(document.documentElement.lang, navigator.languages);
}
