/**
 * Counts the inserted, deleted, replaced and swapped letters between two words: the optimal string alignment
 * distance. Computes a column of its table at once, a bit for each letter (H. Hyyrö, A bit-vector algorithm for
 * computing Levenshtein and Damerau edit distances, 2003). Screening compares words some hundred million times.
 */

/** A number has bits for the letters of a word of this length. */
const MOST_BITS = 32;
const CODE_UNITS = 65_536;

/** For each letter of the last left word, the places where it stands. Searches compare one word with many. */
const places = new Int32Array(CODE_UNITS);
let placed = '';

/** Returns the number of errors between two words. */
export function editDistance(left: string, right: string): number {
  if (left.length === 0) return right.length;
  if (left.length > MOST_BITS) return distanceOfLongWords(left, right);
  if (placed !== left) place(left);
  const lastBit = 1 << (left.length - 1);
  let errors = left.length;
  // Bits of the column: where the value rises by one from row to row, where it falls, and where the diagonal is free.
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
  for (let index = 0; index < placed.length; index += 1) places[placed.charCodeAt(index)] = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    places[code] = (places[code] ?? 0) | (1 << index);
  }
  placed = word;
}

/** The same by the table itself, for the rare words without enough bits. */
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
  return row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}
