/**
 * Computes the Merkle tree of RFC 9162 from tiles of 256 hashes. Sizes and indexes are safe integers. The
 * functions read tiles with a synchronous `ReadTile`. The functions `tilesFor…` list the tiles that the caller
 * must load first.
 */
import { HASH_SIZE, hashNode, sha256 } from './crypto';
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

/** Returns the concatenated hashes of a tile. A tile may have more hashes than the computation needs. */
export type ReadTile = (place: TilePlace) => Buffer | undefined;

/** A tile that is new or has grown. `hashes` is the whole content of the tile. */
export interface GrownTile extends TilePlace {
  hashes: Buffer;
}

export const EMPTY_ROOT = sha256();

/** The cache of `hashUpper` holds this many roots. */
const UPPER_ROOTS_KEPT = 20_000;

export function hashChildren(left: Buffer, right: Buffer): Buffer {
  return hashNode(Buffer.concat([left, right]));
}

/** Returns the tiles that `computeRoot` and `appendLeaves` read for this size. */
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

/** Returns the inclusion proof of a leaf, from the leaf upwards. */
export function proveInclusion(index: number, size: number, read: ReadTile): Buffer[] {
  checkIndex(index, size);
  return inclusionRanges(index, { start: 0, length: size }).map((range) => hashRange(range, read));
}

/** Returns the proof that the tree of `to` leaves extends the tree of `from` leaves. */
export function proveConsistency(from: number, to: number, read: ReadTile): Buffer[] {
  checkSizes(from, to);
  return consistencyRanges(from, to).map((range) => hashRange(range, read));
}

/** Returns the tiles that `joinLeaves` reads. */
export function tilesForLeaves(from: number, to: number): TilePlace[] {
  checkSizes(from, to);
  const first = Math.floor(from / TILE_WIDTH);
  return Array.from({ length: Math.ceil(to / TILE_WIDTH) - first }, (_, at) => ({
    level: 0,
    index: first + at,
  }));
}

/** Returns the concatenated hashes of the leaves from `from` to `to - 1`. */
export function joinLeaves(from: number, to: number, read: ReadTile): Buffer {
  const hashes = tilesForLeaves(from, to).map((place) => {
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

/** Adds hashes to one level. Returns the new tiles of the level and the tile that has grown. */
function growLevel(level: number, count: number, added: Buffer[], read: ReadTile): GrownTile[] {
  const index = Math.floor(count / TILE_WIDTH);
  const kept = readHashes({ level, index, offset: 0, count: count % TILE_WIDTH }, read);
  const hashes = Buffer.concat([kept, ...added]);
  const tileSize = TILE_WIDTH * HASH_SIZE;
  return Array.from({ length: Math.ceil(hashes.length / tileSize) }, (_, tile) => ({
    level,
    index: index + tile,
    hashes: hashes.subarray(tile * tileSize, (tile + 1) * tileSize),
  }));
}

function rootOfTile({ hashes }: GrownTile): Buffer {
  return hashPairs(hashes);
}

/** Returns the hash of a range. Combines the hashes of its complete subtrees from right to left. */
function hashRange(range: Range, read: ReadTile): Buffer {
  return completeSubtrees(range)
    .map((subtree) => {
      const place = placeOf(subtree);
      const hashes = readHashes(place, read);
      // A mutant survives: the cache only saves time: both ways compute the same root
      return place.level > 0 ? hashUpper(hashes) : hashPairs(hashes);
    })
    .reduceRight((right, left) => hashChildren(left, right));
}

/** The cache of `hashUpper`. Each key is the SHA-256 of the subtree's hashes. */
const upperRoots = new Map<string, Buffer>();

/**
 * Hashes a subtree above the leaves. Nearly all proofs need the same subtrees, so this function caches their
 * roots. The cache key is the content of the subtree, so a cached root never belongs to other hashes.
 */
function hashUpper(hashes: Buffer): Buffer {
  if (hashes.length === HASH_SIZE) return hashes;
  const content = sha256(hashes).toString('latin1');
  const root = upperRoots.get(content) ?? hashPairs(hashes);
  if (upperRoots.size >= UPPER_ROOTS_KEPT) upperRoots.clear();
  upperRoots.set(content, root);
  return root;
}

/** Returns `count` concatenated hashes of a tile, from `offset` on. */
function readHashes(
  { level, index, offset, count }: TilePlace & { offset: number; count: number },
  read: ReadTile,
): Buffer {
  if (count === 0) return Buffer.alloc(0);
  const hashes = read({ level, index })?.subarray(offset * HASH_SIZE, (offset + count) * HASH_SIZE);
  if (hashes?.length === count * HASH_SIZE) return hashes;
  throw new RangeError(`Tile ${index} of level ${level} has fewer than ${offset + count} hashes.`);
}

/** Returns the root of a complete subtree from its concatenated hashes. Their number must be a power of two. */
function hashPairs(hashes: Buffer): Buffer {
  if (hashes.length === 0) throw new RangeError('A subtree needs a hash.');
  let level = hashes;
  while (level.length > HASH_SIZE) {
    const above = Buffer.alloc(level.length / 2);
    // A mutant survives: the extra round starts at the end, and copies nothing
    for (let at = 0; at < above.length; at += HASH_SIZE) {
      hashNode(level.subarray(at * 2, at * 2 + 2 * HASH_SIZE)).copy(above, at);
    }
    level = above;
  }
  return level;
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
