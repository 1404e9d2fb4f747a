/**
 * Computes the optimal string alignment distance: the number of inserted, deleted, replaced and swapped letters.
 * Screening compares hundreds of millions of words. So one step computes a whole column, with a bit for each letter
 * (H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit distances, 2003).
 */

/** Bitwise operators work on 32 bits, so the bit-vector algorithm handles words of at most 32 letters. */
const MOST_BITS = 32;
const CODE_UNITS = 65_536;

/** The positions of each letter in the last left word, as bits. Cached, because a search reuses the left word. */
const places = new Int32Array(CODE_UNITS);
let placed = '';

/** Returns the edit distance of two words. */
export function editDistance(left: string, right: string): number {
  if (left.length === 0) return right.length;
  if (left.length > MOST_BITS) return distanceOfLongWords(left, right);
  // A mutant survives: placing the same word again gives the same bits
  if (placed !== left) place(left);
  const lastBit = 1 << (left.length - 1);
  let errors = left.length;
  // The column, with a bit for each row. `rises` and `falls` compare a value with the row above (+1 or -1).
  // `free` marks rows whose value equals the diagonal neighbor's, so the step costs nothing.
  let rises = -1;
  let falls = 0;
  let free = 0;
  let before = 0;
  for (let column = 0; column < right.length; column += 1) {
    const equal = places[right.charCodeAt(column)] ?? 0;
    const swapped = ((~free & equal) << 1) & before;
    free = (((equal & rises) + rises) ^ rises) | equal | falls | swapped;
    const up = falls | ~(free | rises);
    const down = free & rises;
    if ((up & lastBit) !== 0) errors += 1;
    if ((down & lastBit) !== 0) errors -= 1;
    const shifted = (up << 1) | 1;
    rises = (down << 1) | ~(free | shifted);
    falls = shifted & free;
    before = equal;
  }
  return errors;
}

function place(word: string): void {
  // A mutant survives: a typed array ignores the position NaN
  for (let index = 0; index < placed.length; index += 1) places[placed.charCodeAt(index)] = 0;
  // A mutant survives: a typed array ignores the position NaN
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    places[code] = (places[code] ?? 0) | (1 << index);
  }
  placed = word;
}

/** Computes the same distance with the full table, for words that are longer than MOST_BITS. */
function distanceOfLongWords(left: string, right: string): number {
  const all = right.length + 1;
  let [before, last] = [new Uint16Array(all), Uint16Array.from({ length: all }, (_, column) => column)];
  for (let row = 1; row <= left.length; row += 1) {
    const current = new Uint16Array(all).fill(row, 0, 1);
    for (let column = 1; column <= right.length; column += 1) {
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (left[row - 1] === right[column - 1] ? 0 : 1),
        isSwap(left, right, row, column) ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return at(last, right.length);
}

function isSwap(left: string, right: string, row: number, column: number): boolean {
  // A mutant survives: no letter stands before the first
  return row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}
