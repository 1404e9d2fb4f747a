/** A tree is cut into complete subtrees, and each has one place in the tiles of 256 hashes. */
import {
  completeSubtrees,
  consistencyRanges,
  hashesOfLevel,
  inclusionRanges,
  placeOf,
  splitOf,
  tilesOf,
} from '../../../domain/receipt-log/subtrees';

const range = (start: number, length: number) => ({ start, length });

it.each([
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 4],
  [8, 4],
  [9, 8],
  [2 ** 40, 2 ** 39],
  [2 ** 40 + 1, 2 ** 40],
])('a tree of %i leaves is split at %i', (length, split) => {
  expect(splitOf(length)).toBe(split);
});

it.each([
  [range(0, 0), []],
  [range(0, 1), [range(0, 1)]],
  [range(0, 2), [range(0, 2)]],
  [range(0, 7), [range(0, 4), range(4, 2), range(6, 1)]],
  [range(8, 6), [range(8, 4), range(12, 2)]],
  [range(256, 256), [range(256, 256)]],
])('%j consists of the complete subtrees %j', (whole, subtrees) => {
  expect(completeSubtrees(whole)).toEqual(subtrees);
});

it.each([
  [range(0, 1), { level: 0, index: 0, offset: 0, count: 1 }],
  [range(300, 4), { level: 0, index: 1, offset: 44, count: 4 }],
  [range(128, 128), { level: 0, index: 0, offset: 128, count: 128 }],
  [range(512, 256), { level: 1, index: 0, offset: 2, count: 1 }],
  [range(65_536 + 512, 512), { level: 1, index: 1, offset: 2, count: 2 }],
  [range(65_536, 65_536), { level: 2, index: 0, offset: 1, count: 1 }],
])('%j is at %j', (subtree, place) => {
  expect(placeOf(subtree)).toEqual(place);
});

it.each([
  [0, 600, 600],
  [1, 255, 0],
  [1, 256, 1],
  [1, 600, 2],
  [2, 65_535, 0],
  [2, 131_072, 2],
])('level %i of a tree of %i leaves has %i hashes', (level, size, count) => {
  expect(hashesOfLevel(level, size)).toBe(count);
});

it('each tile is named once, at the width that it has', () => {
  expect(tilesOf([range(0, 0)], 600)).toEqual([]);
  expect(tilesOf([range(0, 1), range(1, 1), range(599, 1), range(0, 512)], 600)).toEqual([
    { level: 0, index: 0, width: 256 },
    { level: 0, index: 2, width: 88 },
    { level: 1, index: 0, width: 2 },
  ]);
});

it.each([
  [0, range(0, 0), []],
  [0, range(0, 1), []],
  [0, range(0, 2), [range(1, 1)]],
  [2, range(0, 3), [range(0, 2)]],
  [1, range(0, 5), [range(0, 1), range(2, 2), range(4, 1)]],
  [9, range(8, 4), [range(8, 1), range(10, 2)]],
])('leaf %i of %j is proved by %j', (index, whole, ranges) => {
  expect(inclusionRanges(index, whole)).toEqual(ranges);
});

it.each([
  [0, 8, []],
  [8, 8, []],
  [1, 8, [range(1, 1), range(2, 2), range(4, 4)]],
  [4, 8, [range(4, 4)]],
  [6, 8, [range(4, 2), range(6, 2), range(0, 4)]],
  [3, 5, [range(2, 1), range(3, 1), range(0, 2), range(4, 1)]],
])('that %i leaves became %i is proved by %j', (from, to, ranges) => {
  expect(consistencyRanges(from, to)).toEqual(ranges);
});
