/** The list of countries, as the reader's browser names them. */
import { isCountry } from '../../../domain/countries';
import { countryOptions } from '../../../web/give/countries';

it.each([
  ['en', 'Germany'],
  ['de', 'Deutschland'],
  ['es', 'Alemania'],
])('names each country once in %s, in the order of that language', (language, germany) => {
  const options = countryOptions(language);
  expect(options).toContainEqual({ value: 'DE', text: germany });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  const texts = options.map(({ text }) => text);
  expect(texts).toEqual([...texts].sort((one, other) => one.localeCompare(other, language)));
});

it('has no groups of countries and no codes that were replaced', () => {
  const codes = countryOptions('en').map(({ value }) => value);
  expect(codes.length).toBeGreaterThan(240);
  for (const none of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'YU', 'UK']) expect(codes).not.toContain(none);
});

it('is computed once, because each letter that somebody types shows the form again', () => {
  expect(countryOptions('en')).toBe(countryOptions('en'));
});

it('has the countries that the API takes', () => {
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
  const taken = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
  expect(taken).toHaveLength(250);
  const shown = countryOptions('en').map(({ value }) => value);
  expect(shown.toSorted()).toEqual(taken);
});
