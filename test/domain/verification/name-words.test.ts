/** The fast comparison of words never misses a similar name, and its bounds are worked out by hand. */
import fc from 'fast-check';
import { editDistance } from '../../../domain/edit-distance';
import { comparableOf, similarityOf } from '../../../domain/verification/name-similarity';
import {
  highestSimilarity,
  lettersOf,
  type Shape,
  Vocabulary,
} from '../../../domain/verification/name-words';
import { toScreened } from '../../../domain/verification/screened-name';

function shapeOf(...words: string[]): Shape {
  return {
    lengths: words.map(({ length }) => length),
    letters: words.map(lettersOf),
    size: words.join('').length,
  };
}

it('a word has one bit for each of its letters', () => {
  expect(lettersOf('')).toBe(0);
  expect(lettersOf('A')).toBe(2 ** 1);
  expect(lettersOf('ABBA')).toBe(2 ** 1 + 2 ** 2);
  expect(lettersOf('CAB')).toBe(lettersOf('ABC'));
  // 32 letters further on, the bits begin again.
  expect(lettersOf('a')).toBe(lettersOf('A'));
});

it.each([
  ['the same word', ['HARBOR'], ['HARBOR'], 1],
  ['the same letters in another order, which may be the same word', ['HARBOR'], ['ROBRAH'], 1],
  ['a word that is one of ten letters shorter', ['ABCDEFGHIJ'], ['ABCDEFGHI'], 0.9],
  ['a word that is one of ten letters longer', ['ABCDEFGHI'], ['ABCDEFGHIJ'], 0.9],
  ['a letter that only the given word has', ['ABCDEFGHIJ'], ['ABCDEFGHII'], 0.9],
  ['a letter that only the listed word has', ['ABCDEFGHII'], ['ABCDEFGHIJ'], 0.9],
  ['a word of the same letters that is one of ten letters shorter', ['A'.repeat(10)], ['A'.repeat(9)], 0.9],
  ['a word of the same letters that is one of ten letters longer', ['A'.repeat(9)], ['A'.repeat(10)], 0.9],
  [
    'two words that resemble one, which counts with its best',
    ['ABCDEFGHIJ', 'ABCDEFGHIK'],
    ['ABCDEFGHIJ'],
    0.975,
  ],
  ['four of ten letters that differ, the most for similar words', ['ABCDEFGHIJ'], ['ABCDEFKLMN'], 0.6],
  ['five of ten letters that differ', ['ABCDEFGHIJ'], ['ABCDEKLMNO'], 0],
  // The words of the given name are found, and five letters of eleven of the listed one are not.
  ['a name that lacks a word', ['HARBOR'], ['HARBOR', 'STUMP'], (1 + 6 / 11) / 2],
  ['a name with a word too many', ['HARBOR', 'STUMP'], ['HARBOR'], (6 / 11 + 1) / 2],
  ['two names without a letter in common', ['ABC', 'DE'], ['FGH', 'IJ'], 0],
])('the bound for %s', (_case, given, listed, bound) => {
  expect(highestSimilarity(shapeOf(...given), shapeOf(...listed))).toBeCloseTo(bound, 10);
});

const word = fc
  .array(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));
const words = fc.array(word, { minLength: 1, maxLength: 3 });

it('the bound is never below the similarity of two names without joined words', () => {
  fc.assert(
    fc.property(words, words, (given, listed) => {
      const bound = highestSimilarity(shapeOf(...given), shapeOf(...listed));
      const similarity = similarityOf({ words: given, joins: [] }, { words: listed, joins: [] });
      // A similarity is rounded to two decimals.
      expect(bound).toBeGreaterThanOrEqual(similarity - 0.005 - 1e-9);
      expect(bound).toBeLessThanOrEqual(1 + 1e-9);
    }),
    { numRuns: 300 },
  );
});

it('a vocabulary finds exactly the words within the allowed errors, each once', () => {
  const isSimilar = (one: string, other: string, least: number) =>
    1 - editDistance(one, other) / Math.max(one.length, other.length) >= least;
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      word,
      fc.constantFrom(0.6, 0.75, 0.9),
      (listed, given, least) => {
        const vocabulary = new Vocabulary(least);
        for (const each of listed) vocabulary.add(each);
        const expected = [...new Set(listed)].filter((each) => isSimilar(given, each, least));
        expect([...vocabulary.findSimilar(given)].sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: 300 },
  );
});

it('the same letters in another order are another word', () => {
  const vocabulary = new Vocabulary(0.75);
  for (const each of ['ABCDEF', 'FEDCBA', 'BACDEF']) vocabulary.add(each);
  expect(vocabulary.findSimilar('ABCDEF')).toEqual(['ABCDEF', 'BACDEF']);
});

it('a word that is added later is found too', () => {
  const vocabulary = new Vocabulary(0.75);
  vocabulary.add('RELIEF');
  expect(vocabulary.findSimilar('RELIEF')).toEqual(['RELIEF']);
  vocabulary.add('RELEIF');
  vocabulary.add('RELEIF');
  expect(vocabulary.findSimilar('RELIEF')).toEqual(['RELIEF', 'RELEIF']);
});

it('two or three adjacent words may be written as one, four may not', () => {
  expect(comparableOf(['A', 'B', 'C', 'D']).joins).toEqual([
    { text: 'AB', first: 0, last: 1 },
    { text: 'ABC', first: 0, last: 2 },
    { text: 'BC', first: 1, last: 2 },
    { text: 'BCD', first: 1, last: 3 },
    { text: 'CD', first: 2, last: 3 },
  ]);
  expect(comparableOf(['A']).joins).toEqual([]);
});

it.each([
  ['Beckham', 'Bekham'],
  ['Rick', 'Rik'],
  ['Wahid', 'Vahid'],
  ['Faouzi', 'Fauzi'],
  ['Xander', 'Ksander'],
  ['Philip', 'Filip'],
  ['Khaled', 'Haled'],
  ['Ghazi', 'Gazi'],
  ['Thabet', 'Tabet'],
  ['Dhafer', 'Dafer'],
  ['Cecil', 'Sesil'],
  ['Yosuf', 'Yousouf'],
  ['Abdallah', 'Abdalla'],
])('%s and %s are spellings of one name', (one, other) => {
  expect(toScreened(one).words.join('')).toBe(toScreened(other).words.join(''));
});
