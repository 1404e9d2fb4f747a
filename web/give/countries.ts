/** Lists the countries in the reader's language. The browser knows their names, so that we send none. */

const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
/** Codes that are no countries, although browsers have names for them. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

export function countryOptions(language: string): { value: string; text: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const text = names.of(code);
      return text === undefined ? [] : [{ value: code, text }];
    })
    .sort((one, other) => one.text.localeCompare(other.text, language));
}
