/** Every token is one word to the engine, and says one thing. */
import * as fc from 'fast-check';
import { indexAnywhere, indexPair, indexValue, indexWord } from '../../search/index/tokens';
import { FIELDS } from '../../search/language/fields';
import { wordsOf } from '../../search/language/words';

const words = fc
  .array(fc.constantFrom('a', 'e', 'n', 's', '1', '9', 'é', 'ñ', '漢', 'ß'), { minLength: 1, maxLength: 5 })
  .map((letters) => wordsOf(letters.join('')).join(''))
  .filter((word) => word !== '');
const letters = fc.constantFrom('n', 'd', 'c', 'p', 'k', 't', 'e');
const fields = fc.constantFrom(...Object.keys(FIELDS));

interface Said {
  meaning: string;
  token: string;
}

const tokens: fc.Arbitrary<Said> = fc.oneof(
  words.map((word) => ({ meaning: `anywhere ${word}`, token: indexAnywhere(word) })),
  fc
    .tuple(letters, words)
    .map(([letter, word]) => ({ meaning: `word ${letter} ${word}`, token: indexWord(letter, word) })),
  fc.tuple(letters, words, words).map(([letter, first, second]) => ({
    meaning: `pair ${letter} ${first} ${second}`,
    token: indexPair(letter, first, second),
  })),
  fc
    .tuple(fields, words)
    .map(([field, value]) => ({ meaning: `value ${field} ${value}`, token: indexValue(field, value) ?? '' })),
);

it('tokens with different meanings differ, and have only characters that the engine keeps', () => {
  fc.assert(
    fc.property(tokens, tokens, (one, other) => {
      expect(one.token === other.token).toBe(one.meaning === other.meaning);
      expect(one.token).toMatch(/^[a-z0-9:_]+$/);
    }),
    { numRuns: 4_000 },
  );
});

it('values are the same when their words are', () => {
  expect(indexValue('city', 'Saint-Étienne')).toBe(indexValue('city', 'saint etienne'));
  expect(indexValue('city', 'York')).not.toBe(indexValue('city', 'New York'));
  expect(indexValue('tags', '!!!')).toBeUndefined();
});

it('values that begin alike for longer than the engine reads are told apart', () => {
  const [one, other] = ['a', 'b'].map(
    (end) => indexValue('sub_category', `${'service '.repeat(12)}${end}`) ?? '',
  );
  expect(one).not.toBe(other);
  expect(Math.max(one?.length ?? 0, other?.length ?? 0)).toBeLessThanOrEqual(100);
});
