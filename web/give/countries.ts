/** Lists the countries in the reader's language. The browser knows their names, so that we send none. */
import { remember } from '../../domain/text/remember';

const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
/** Codes that ISO 3166-1 gives no country, although browsers have names for them. */
const NO_COUNTRIES = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');

export const countryOptions = remember((language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => {
      const text = names.of(code);
      return text === undefined || !isCountry(code) ? [] : [{ value: code, text }];
    })
    .sort((one, other) => compare(one.text, other.text));
});

/** Browsers also name groups of countries, and codes that have been replaced by others. */
function isCountry(code: string): boolean {
  return !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code;
}

/** Addresses in the US have labels of their own. */
export function isUs(country: string): boolean {
  return country === 'US';
}
