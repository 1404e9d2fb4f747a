/** How many edits two words are apart, as the search counts them and as the brute-force proof does. */
import fc from 'fast-check';
import { countEdits } from '../../search/language/edits';
import { editDistance } from './brute-force';

it.each([
  ['food', 'food', 0],
  ['food', 'ofod', 1],
  ['orchestra', 'orchsetra', 1],
  ['museum', 'mseuum', 2],
  ['abcd', 'badc', 2],
  ['', 'ab', 2],
  // Swapped, then a letter put between the two: what was swapped is not edited again.
  ['ca', 'abc', 3],
])('from %s to %s', (from, to, edits) => {
  expect([countEdits(from, to), countEdits(to, from)]).toEqual([edits, edits]);
  expect(editDistance(from, to, 3)).toBe(edits);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

it('both ways of counting agree on any words', () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      const edits = countEdits(from, to);
      expect(editDistance(from, to, 2)).toBe(edits <= 2 ? edits : Number.POSITIVE_INFINITY);
    }),
    { numRuns: 2_000 },
  );
});
