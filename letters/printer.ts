/** Prints amounts, days and times as readers of a language write them. */
import { amountLocale } from '../domain/text/amount-locale';
import { LANGUAGES } from '../texts/languages';

/** An amount as a decimal string, such as "1234.50". */
export interface Sum {
  amount: string;
  currency: string;
}

/** A day or time that is null stays null. */
export interface Printer {
  sum(sum: Sum): string;
  /** Prints the UTC day of an ISO 8601 time or day. */
  day(iso: string | null): string | null;
  /** Prints an ISO 8601 time to the minute, in UTC. */
  time(iso: string | null): string | null;
  /** Joins words, such as "the amount and the next date". */
  list(words: string[]): string;
}

export function createPrinter(language: string): Printer {
  // A language without a folder reads English sentences, so it gets English amounts and days.
  const known = LANGUAGES.includes(language) ? language : 'en';
  const tag = known === 'en' ? 'en-GB' : known;
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const words = new Intl.ListFormat(known, { type: 'conjunction' });
  const printDay = (iso: string) => days.format(new Date(iso));
  return {
    sum({ amount, currency }) {
      const { group, decimal } = separatorsOf(amountLocale(tag, currency));
      const [whole = '', fraction] = amount.split('.');
      const grouped = whole.replaceAll(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, group);
      return `${grouped}${fraction === undefined ? '' : decimal + fraction} ${currency}`;
    },
    day: (iso) => (iso === null ? null : printDay(iso)),
    time: (iso) => (iso === null ? null : `${printDay(iso)}, ${iso.slice(11, 16)} UTC`),
    list: (each) => words.format(each),
  };
}

/** Reads the separators off a number. Amounts stay text, because a number would round a large one. */
function separatorsOf(tag: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
}
