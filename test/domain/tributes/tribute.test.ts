/** The mail about a tribute carries no link. */
import fc from 'fast-check';
import { breakLinks, hasWebAddress } from '../../../domain/tributes/tribute';

it.each(['https://example.org', 'WWW.example', 'ftp://x'])('finds the web address in %j', (text) => {
  expect(hasWebAddress(`see ${text}!`)).toBe(true);
});

it('leaves a sentence as it is', () => {
  const text = 'Gone, but not forgotten. Ever. 3 years!';
  expect(hasWebAddress(text)).toBe(false);
  expect(breakLinks(text)).toBe(text);
});

it('makes no text that a mail program turns into a link, and loses no letter', () => {
  expect(breakLinks('write to eve@bad.example.com')).toBe('write to eve@bad. example. com');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '1', '.', '。', ' ', '-')), (signs) => {
      const broken = breakLinks(signs.join(''));
      expect(broken).not.toMatch(/[\p{L}\p{N}][.。][\p{L}\p{N}]/u);
      expect(broken.replaceAll(' ', '')).toBe(signs.join('').replaceAll(' ', ''));
    }),
  );
});
