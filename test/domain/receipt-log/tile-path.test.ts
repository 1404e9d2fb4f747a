/** A tile has exactly one path, the one of C2SP tlog-tiles. */
import fc from 'fast-check';
import { parseTilePath, printTilePath } from '../../../domain/receipt-log/tile-path';

it.each([
  ['tile/0/000', { level: 0, index: 0, width: 256 }],
  ['tile/0/x001/234', { level: 0, index: 1_234, width: 256 }],
  ['tile/1/x001/x234/067.p/5', { level: 1, index: 1_234_067, width: 5 }],
  ['tile/63/999.p/255', { level: 63, index: 999, width: 255 }],
])('%s', (path, address) => {
  expect(printTilePath(address)).toBe(path);
  expect(parseTilePath(path)).toEqual(address);
});

it('is read as it was printed', () => {
  const address = fc.record({
    level: fc.integer({ min: 0, max: 63 }),
    index: fc.maxSafeNat(),
    width: fc.integer({ min: 1, max: 256 }),
  });
  fc.assert(fc.property(address, (each) => expect(parseTilePath(printTilePath(each))).toEqual(each)));
});

it.each([
  'tile/0/0',
  'tile/0/x000/001',
  'tile/0/001/234',
  'tile/0/x001',
  'tile/00/001',
  'tile/64/001',
  'tile/0/001.p/0',
  'tile/0/001.p/05',
  'tile/0/001.p/256',
  'tile/0/001.p/300',
  'tile/0/x999/x999/x999/x999/x999/999',
  'tile/entries/001',
  'tile/0/../001',
  '/tile/0/001',
  'tile/0/001\n',
])('%j is no path of a tile', (path) => {
  expect(parseTilePath(path)).toBeUndefined();
});
