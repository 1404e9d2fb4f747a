/** The estimate of a key's strength, worked out by hand. A low one proves that the key is weak (docs/rules/access.md). */
import fc from 'fast-check';
import { estimateBits, LEAST_KEY_BITS } from '../../../domain/access/key-strength';

it.each([
  ['one character', 'a', 0],
  ['one repeated character', 'a'.repeat(64), 0],
  ['a sequence', 'abcdefghijklmnopqrstuvwxyz', 0],
  ['a sequence backwards', '9876543210', 0],
  ['every second letter', 'acegikmoqsuwy', 0],
  // Two characters differ by one step, and one step alone has no entropy.
  ['a repeated pair', 'ab'.repeat(32), 0],
  // Four symbols have 2 bits each, but their three different steps have only log2(3) bits.
  ['four different characters', 'abdc', 4 * Math.log2(3)],
  // The steps 0 and 1 have 1 bit. Two a and one b have less.
  ['two equal characters and one other', 'aab', 3 * (Math.log2(3) - 2 / 3)],
  // The last a begins a second "aab".
  ['a repetition that was cut', 'aaba', 3 * (Math.log2(3) - 2 / 3)],
  ['a pair of characters outside the basic plane', '😀😁'.repeat(8), 0],
])('%s: %s', (_case, key, bits) => {
  expect(estimateBits(key)).toBeCloseTo(bits, 10);
});

it('repeating a key adds nothing', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.integer({ min: 3, max: 5 }), (key, times) => {
      expect(estimateBits(key.repeat(times))).toBeCloseTo(estimateBits(key.repeat(2)), 8);
    }),
  );
});

it('an estimate is never negative and never more than log2 of the length for each character', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' }), (key) => {
      const bits = estimateBits(key);
      expect(bits).toBeGreaterThanOrEqual(0);
      expect(bits).toBeLessThanOrEqual(key.length * Math.log2(key.length) + 1e-9);
    }),
  );
});

it.each([
  'passwordpasswordpasswordpassword',
  '0123456789abcdef0123456789abcdef',
  'changemechangemechangemechangeme',
])('the typed key %s is weak', (key) => {
  expect(estimateBits(key)).toBeLessThan(LEAST_KEY_BITS);
});

it('a random key of 128 bits is strong', () => {
  expect(estimateBits('7f3a91c0e5d24b68a1f09c3e7b52d846')).toBeGreaterThan(LEAST_KEY_BITS);
});
