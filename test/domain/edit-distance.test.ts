/** The distance of two words is the least number of letters to insert, delete, replace or swap. */
import fc from 'fast-check';
import { editDistance } from '../../domain/edit-distance';

/** The definition, written down without regard for time. */
function byDefinition(left: string, right: string): number {
  const table: number[][] = [];
  const cell = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 0; row <= left.length; row += 1) {
    table[row] = [];
    for (let column = 0; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + same,
        row > 1 && column > 1 && isSwap ? cell(row - 2, column - 2) + 1 : Infinity,
      );
      (table[row] ??= [])[column] = row === 0 && column === 0 ? 0 : least;
    }
  }
  return cell(left.length, right.length);
}

it.each([
  ['', '', 0],
  ['', 'AID', 3],
  ['AID', '', 3],
  ['RELIEF', 'RELEIF', 1],
  ['RELIEF', 'RELIF', 1],
  ['RELIEF', 'BELIEF', 1],
  ['RELIEF', 'RELIEVE', 2],
  // A swapped pair is not edited again.
  ['CA', 'ABC', 3],
  ['ÅÉ', 'ÉÅ', 1],
])('from "%s" to "%s" it is %i', (left, right, expected) => {
  expect(editDistance(left, right)).toBe(expected);
});

/** Words of few letters are alike in many ways. The longest have more letters than a number has bits. */
const word = fc
  .array(fc.constantFrom('A', 'B', 'C', 'É'), { maxLength: 40 })
  .map((letters) => letters.join(''));

it('is what the definition says, whatever was compared before', () => {
  fc.assert(
    fc.property(word, word, (left, right) => editDistance(left, right) === byDefinition(left, right)),
    { numRuns: 1_000 },
  );
});

it('of words with 31 to 33 letters, at the edge of the bits', () => {
  const edge = fc
    .array(fc.constantFrom('A', 'B'), { minLength: 31, maxLength: 33 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(edge, edge, (left, right) => editDistance(left, right) === byDefinition(left, right)),
    { numRuns: 500 },
  );
});
