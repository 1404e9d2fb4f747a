/** The number of hashes in a full tile. */
export const TILE_WIDTH = 256;

/**
 * The position of a tile. Level 0 contains the leaf hashes. Each level above has one hash for each full tile
 * below.
 */
export interface TilePlace {
  level: number;
  index: number;
}

/** One version of a tile. A partial tile has fewer than 256 hashes. */
export interface TileAddress extends TilePlace {
  width: number;
}

/** The leaves from `start` to `start + length - 1`. */
export interface Range {
  start: number;
  length: number;
}

/** Returns the largest power of two below `length`. RFC 9162 splits a tree at this position. */
export function splitOf(length: number): number {
  let split = 1;
  while (split * 2 < length) split *= 2;
  return split;
}

/** Returns the ranges whose hashes prove the inclusion of a leaf, from the leaf upwards. */
export function inclusionRanges(index: number, { start, length }: Range): Range[] {
  if (length <= 1) return [];
  const { left, right } = split({ start, length });
  return index < right.start
    ? [...inclusionRanges(index, left), right]
    : [...inclusionRanges(index, right), left];
}

/** Returns the ranges whose hashes prove that the tree of `to` leaves extends the tree of `from` leaves. */
export function consistencyRanges(from: number, to: number): Range[] {
  return from === 0 ? [] : subproof(from, { start: 0, length: to }, true);
}

/** Implements SUBPROOF of RFC 9162. `isKnown` is true if the verifier already has the hash of the range. */
function subproof(from: number, range: Range, isKnown: boolean): Range[] {
  if (from === range.length) return isKnown ? [] : [range];
  const { left, right } = split(range);
  return from <= left.length
    ? [...subproof(from, left, isKnown), right]
    : [...subproof(from - left.length, right, false), left];
}

function split({ start, length }: Range): { left: Range; right: Range } {
  const half = splitOf(length);
  return { left: { start, length: half }, right: { start: start + half, length: length - half } };
}

/**
 * Returns the complete subtrees of a range, from left to right. Their lengths are decreasing powers of two.
 */
export function completeSubtrees({ start, length }: Range): Range[] {
  if (length === 0) return [];
  const half = splitOf(length);
  if (half * 2 === length || length === 1) return [{ start, length }];
  return [{ start, length: half }, ...completeSubtrees({ start: start + half, length: length - half })];
}

/** Returns the tile with the hashes of a complete subtree. These are `count` hashes, starting at `offset`. */
export function placeOf({ start, length }: Range): TilePlace & { offset: number; count: number } {
  let [level, unit] = [0, 1];
  while (unit * TILE_WIDTH <= length) {
    level += 1;
    unit *= TILE_WIDTH;
  }
  const first = start / unit;
  return {
    level,
    index: Math.floor(first / TILE_WIDTH),
    offset: first % TILE_WIDTH,
    count: length / unit,
  };
}

/** Returns the number of hashes on a level of tiles, in a tree of this size. */
export function hashesOfLevel(level: number, size: number): number {
  return Math.floor(size / TILE_WIDTH ** level);
}

/**
 * Returns the tiles that contain the hashes of these ranges, in a tree of this size. Each tile occurs once.
 */
export function tilesOf(ranges: Range[], size: number): TileAddress[] {
  const tiles = new Map<string, TileAddress>();
  for (const { level, index } of ranges.flatMap(completeSubtrees).map(placeOf)) {
    const width = Math.min(TILE_WIDTH, hashesOfLevel(level, size) - index * TILE_WIDTH);
    tiles.set(`${level}/${index}`, { level, index, width });
  }
  return [...tiles.values()];
}
