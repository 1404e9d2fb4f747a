/** Prints amounts and times in the language of a mail. */
import { type Locale } from '../../../domain/mails/locale';
import { type Printer } from './template';

const SEPARATORS: Record<Locale, { decimals: string; thousands: string }> = {
  en: { decimals: '.', thousands: ',' },
  es: { decimals: ',', thousands: '.' },
  de: { decimals: ',', thousands: '.' },
};

const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-GB', es: 'es', de: 'de' };

export function createPrinter(locale: Locale): Printer {
  const { decimals, thousands } = SEPARATORS[locale];
  const days = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    sum({ amount, currency }) {
      const [whole = '', fraction] = amount.split('.');
      const grouped = whole.replaceAll(/(?<=[0-9])(?=(?:[0-9]{3})+$)/g, thousands);
      return `${grouped}${fraction === undefined ? '' : decimals + fraction} ${currency}`;
    },
    day: (iso) => days.format(new Date(iso)),
    time: (iso) => `${days.format(new Date(iso))}, ${iso.slice(11, 16)} UTC`,
  };
}
