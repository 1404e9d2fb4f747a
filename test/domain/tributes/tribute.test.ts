/** The donor of a tribute writes no web address. */
import { hasWebAddress } from '../../../domain/tributes/tribute';

it.each(['https://example.org', 'WWW.example', 'ftp://x'])('finds the web address in %j', (text) => {
  expect(hasWebAddress(`see ${text}!`)).toBe(true);
});

it('leaves a sentence as it is', () => {
  const text = 'Gone, but not forgotten. Ever. 3 years!';
  expect(hasWebAddress(text)).toBe(false);
});
