/** The list of countries, as the reader's browser names them. */
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
