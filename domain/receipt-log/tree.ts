/**
 * The Merkle tree of RFC 9162, computed from tiles of 256 hashes. Sizes and indexes are safe integers.
 * A caller that reads tiles from a store asks `tilesFor…` first, and gives the function a `ReadTile` of those.
 */
import { HASH_SIZE, sha256 } from './crypto';
import {
  completeSubtrees,
  consistencyRanges,
  hashesOfLevel,
  inclusionRanges,
  placeOf,
  type Range,
  TILE_WIDTH,
  type TileAddress,
  type TilePlace,
  tilesOf,
} from './subtrees';

export { TILE_WIDTH, type TileAddress, type TilePlace } from './subtrees';

/** Returns a tile's hashes, concatenated. It may hold more than the computation needs. */
export type ReadTile = (place: TilePlace) => Buffer | undefined;

/** A tile that is new or has grown. `hashes` is its whole content. */
export interface GrownTile extends TilePlace {
  hashes: Buffer;
}

export const EMPTY_ROOT = sha256();

export function hashChildren(left: Buffer, right: Buffer): Buffer {
  return sha256(Uint8Array.of(1), left, right);
}

/** The tiles that `computeRoot` reads. Also the tiles that `appendLeaves` reads for this size. */
export function tilesForRoot(size: number): TileAddress[] {
  return tilesOf([{ start: 0, length: size }], size);
}

export function tilesForInclusion(index: number, size: number): TileAddress[] {
  checkIndex(index, size);
  return tilesOf(inclusionRanges(index, { start: 0, length: size }), size);
}

export function tilesForConsistency(from: number, to: number): TileAddress[] {
  checkSizes(from, to);
  return tilesOf(consistencyRanges(from, to), to);
}

export function computeRoot(size: number, read: ReadTile): Buffer {
  return size === 0 ? EMPTY_ROOT : hashRange({ start: 0, length: size }, read);
}

/** The inclusion proof of a leaf, from the leaf upwards. */
export function proveInclusion(index: number, size: number, read: ReadTile): Buffer[] {
  checkIndex(index, size);
  return inclusionRanges(index, { start: 0, length: size }).map((range) => hashRange(range, read));
}

/** The proof that the tree of `to` leaves extends the one of `from` leaves. */
export function proveConsistency(from: number, to: number, read: ReadTile): Buffer[] {
  checkSizes(from, to);
  return consistencyRanges(from, to).map((range) => hashRange(range, read));
}

/** The tiles that `joinLeaves` reads. */
export function tilesForLeaves(from: number, to: number): TilePlace[] {
  checkSizes(from, to);
  const first = Math.floor(from / TILE_WIDTH);
  return Array.from({ length: Math.ceil(to / TILE_WIDTH) - first }, (_, at) => ({
    level: 0,
    index: first + at,
  }));
}

/** The hashes of the leaves from `from` to `to - 1`, concatenated. */
export function joinLeaves(from: number, to: number, read: ReadTile): Buffer {
  const hashes = tilesForLeaves(from, to).flatMap((place) => {
    const start = place.index * TILE_WIDTH;
    const offset = Math.max(from - start, 0);
    return readHashes({ ...place, offset, count: Math.min(to - start, TILE_WIDTH) - offset }, read);
  });
  return Buffer.concat(hashes);
}

/** Appends leaf hashes to a tree of `size` leaves. Returns only tiles that are new or have grown. */
export function appendLeaves(
  size: number,
  hashes: Buffer[],
  read: ReadTile,
): { size: number; root: Buffer; tiles: GrownTile[] } {
  const tiles: GrownTile[] = [];
  let added = hashes;
  for (let level = 0; added.length > 0; level += 1) {
    const grown = growLevel(level, hashesOfLevel(level, size), added, read);
    tiles.push(...grown);
    added = grown.filter((tile) => tile.hashes.length === TILE_WIDTH * HASH_SIZE).map(rootOfTile);
  }
  const grown = new Map(tiles.map((tile) => [`${tile.level}/${tile.index}`, tile.hashes]));
  const readGrown: ReadTile = (place) => grown.get(`${place.level}/${place.index}`) ?? read(place);
  const newSize = size + hashes.length;
  return { size: newSize, root: computeRoot(newSize, readGrown), tiles };
}

/** The tiles of one level after it got more hashes, from its last partial tile on. */
function growLevel(level: number, count: number, added: Buffer[], read: ReadTile): GrownTile[] {
  const index = Math.floor(count / TILE_WIDTH);
  const kept = readHashes({ level, index, offset: 0, count: count % TILE_WIDTH }, read);
  const hashes = [...kept, ...added];
  return Array.from({ length: Math.ceil(hashes.length / TILE_WIDTH) }, (_, tile) => ({
    level,
    index: index + tile,
    hashes: Buffer.concat(hashes.slice(tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH)),
  }));
}

function rootOfTile({ hashes }: GrownTile): Buffer {
  return hashPairs(cut(hashes));
}

/** The hash of any range that RFC 9162 names: its complete subtrees, folded from the right. */
function hashRange(range: Range, read: ReadTile): Buffer {
  return completeSubtrees(range)
    .map((subtree) => hashPairs(readHashes(placeOf(subtree), read)))
    .reduceRight((right, left) => hashChildren(left, right));
}

function readHashes(
  { level, index, offset, count }: TilePlace & { offset: number; count: number },
  read: ReadTile,
): Buffer[] {
  if (count === 0) return [];
  const hashes = read({ level, index })?.subarray(offset * HASH_SIZE, (offset + count) * HASH_SIZE);
  if (hashes?.length === count * HASH_SIZE) return cut(hashes);
  throw new RangeError(`Tile ${index} of level ${level} has fewer than ${offset + count} hashes.`);
}

function cut(hashes: Buffer): Buffer[] {
  return Array.from({ length: hashes.length / HASH_SIZE }, (_, at) =>
    hashes.subarray(at * HASH_SIZE, (at + 1) * HASH_SIZE),
  );
}

/** The root of a complete subtree, whose hashes are a power of two. */
function hashPairs(hashes: Buffer[]): Buffer {
  let level = hashes;
  while (level.length > 1) {
    const below = level;
    level = Array.from({ length: below.length / 2 }, (_, at) =>
      sha256(Uint8Array.of(1), ...below.slice(at * 2, at * 2 + 2)),
    );
  }
  const [root] = level;
  if (root === undefined) throw new RangeError('A subtree needs a hash.');
  return root;
}

function checkIndex(index: number, size: number): void {
  if (!(Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size)) {
    throw new RangeError(`A tree of ${size} leaves has no leaf ${index}.`);
  }
}

function checkSizes(from: number, to: number): void {
  if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && from <= to)) {
    throw new RangeError(`A tree of ${to} leaves does not extend one of ${from}.`);
  }
}
