/** The tree is the one of RFC 9162, and tiles are only how it is kept. */
import fc from 'fast-check';
import { sha256 } from '../../../domain/receipt-log/crypto';
import {
  appendLeaves,
  computeRoot,
  hashChildren,
  joinLeaves,
  proveConsistency,
  proveInclusion,
  type ReadTile,
  type TileAddress,
  tilesForConsistency,
  tilesForInclusion,
  tilesForLeaves,
  tilesForRoot,
} from '../../../domain/receipt-log/tree';
import { verifyConsistency, verifyInclusion } from '../../../domain/receipt-log/verify';
import { MemoryTree, someHashes } from '../../factories/receipt-tree';

const hex = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex'));

function treeOf(hashes: Buffer[]): MemoryTree {
  const tree = new MemoryTree();
  tree.append(hashes);
  return tree;
}

/** Reads only the tiles that a plan names, at the width that it names. */
function readOnly(tree: MemoryTree, plan: TileAddress[]): ReadTile {
  return ({ level, index }) => {
    const planned = plan.find((tile) => tile.level === level && tile.index === index);
    return planned && tree.read({ level, index })?.subarray(0, planned.width * 32);
  };
}

// The reference tree of github.com/transparency-dev/merkle/testonly.
describe('the eight-leaf reference tree', () => {
  const INPUTS = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ];
  const ROOTS = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const H0 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';
  const H1 = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7';
  const H4 = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
  const H01 = 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125';
  const H23 = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
  const H45 = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';
  const H67 = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
  const H03 = 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7';
  const H47 = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';
  const tree = treeOf(INPUTS.map((input) => sha256(Uint8Array.of(0), Buffer.from(input, 'hex'))));

  it.each(ROOTS.map((root, size) => ({ root, size })))('has the root of size $size', ({ root, size }) => {
    expect(computeRoot(size, tree.read).toString('hex')).toBe(root);
  });

  it.each([
    { index: 0, size: 1, proof: [] },
    { index: 0, size: 2, proof: [H1] },
    { index: 1, size: 2, proof: [H0] },
    { index: 2, size: 3, proof: [H01] },
    { index: 1, size: 5, proof: [H0, H23, H4] },
    { index: 0, size: 8, proof: [H1, H23, H47] },
    { index: 5, size: 8, proof: [H4, H67, H03] },
  ])('proves leaf $index in $size', ({ index, size, proof }) => {
    expect(hex(proveInclusion(index, size, tree.read))).toEqual(proof);
  });

  it.each([
    { from: 1, to: 1, proof: [] },
    { from: 1, to: 8, proof: [H1, H23, H47] },
    { from: 2, to: 5, proof: [H23, H4] },
    { from: 6, to: 8, proof: [H45, H67, H03] },
  ])('proves that $to extends $from', ({ from, to, proof }) => {
    expect(hex(proveConsistency(from, to, tree.read))).toEqual(proof);
  });
});

describe('every tree', () => {
  const LARGEST = 70;
  const leaves = someHashes(LARGEST);
  const tree = treeOf(leaves);
  const rootAt = (size: number) => computeRoot(size, tree.read);

  /** The definition of RFC 9162, word for word. */
  function defined(hashes: Buffer[]): Buffer {
    const [first] = hashes;
    if (first === undefined) return sha256();
    if (hashes.length === 1) return first;
    let split = 1;
    while (split * 2 < hashes.length) split *= 2;
    return hashChildren(defined(hashes.slice(0, split)), defined(hashes.slice(split)));
  }

  it('has the root that RFC 9162 defines', () => {
    for (let size = 0; size <= LARGEST; size += 1)
      expect(rootAt(size)).toEqual(defined(leaves.slice(0, size)));
  });

  it('has its own root above full tiles, whatever other trees have at the same place', () => {
    const [some, others] = [someHashes(1_024), someHashes(2_048).slice(1_024)];
    for (const hashes of [some, others, some]) expect(treeOf(hashes).root).toEqual(defined(hashes));
  });

  it('proves each leaf at each size, and no leaf elsewhere', () => {
    const wrong: unknown[] = [];
    for (let size = 1; size <= LARGEST; size += 1) {
      const root = rootAt(size);
      for (const [index, leafHash] of leaves.slice(0, size).entries()) {
        const claim = { leafHash, index, size, root, proof: proveInclusion(index, size, tree.read) };
        const elsewhere = [index - 1, index + 1, size].some((other) =>
          verifyInclusion({ ...claim, index: other }),
        );
        if (!verifyInclusion(claim) || elsewhere) wrong.push({ index, size });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('proves that each size extends each smaller one, and no other root', () => {
    const wrong: unknown[] = [];
    for (let to = 1; to <= LARGEST; to += 1) {
      for (let from = 0; from <= to; from += 1) {
        const proof = proveConsistency(from, to, tree.read);
        const claim = { from, to, fromRoot: rootAt(from), toRoot: rootAt(to), proof };
        const forged = from > 0 && verifyConsistency({ ...claim, fromRoot: rootAt(from - 1) });
        if (!verifyConsistency(claim) || forged) wrong.push({ from, to });
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('tiles', () => {
  // Enough leaves for three levels of tiles.
  const LARGE = 66_000;
  const leaves = someHashes(LARGE);
  const whole = treeOf(leaves);
  const sizes = fc.integer({ min: 1, max: LARGE });

  it('are the same in whatever batches the leaves come', () => {
    const batches = fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 12 });
    fc.assert(
      fc.property(batches, (lengths) => {
        const tree = new MemoryTree();
        for (const length of lengths) tree.append(leaves.slice(tree.size, tree.size + length));
        const atOnce = treeOf(leaves.slice(0, tree.size));
        expect(tree.root.equals(atOnce.root)).toBe(true);
        expect([...tree.tiles.keys()].sort()).toEqual([...atOnce.tiles.keys()].sort());
        expect([...tree.tiles].every(([name, hashes]) => atOnce.tiles.get(name)?.equals(hashes))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('grow only at the end of each level', () => {
    const grown = appendLeaves(LARGE, leaves.slice(0, 300), readOnly(whole, tilesForRoot(LARGE)));
    expect(grown.tiles.map(({ level, index, hashes }) => [level, index, hashes.length / 32])).toEqual([
      [0, 257, 256],
      [0, 258, 252],
      [1, 1, 2],
    ]);
    expect(grown.root).toEqual(treeOf([...leaves, ...leaves.slice(0, 300)]).root);
  });

  it('that a plan names are few, and enough for the computation', () => {
    const cases = fc.tuple(sizes, fc.nat(), fc.nat());
    fc.assert(
      fc.property(cases, ([size, a, b]) => {
        const [index, from] = [a % size, b % (size + 1)];
        const forRoot = tilesForRoot(size);
        const forInclusion = tilesForInclusion(index, size);
        const forConsistency = tilesForConsistency(from, size);
        const { read } = whole;
        expect(computeRoot(size, readOnly(whole, forRoot))).toEqual(computeRoot(size, read));
        expect(proveInclusion(index, size, readOnly(whole, forInclusion))).toEqual(
          proveInclusion(index, size, read),
        );
        expect(proveConsistency(from, size, readOnly(whole, forConsistency))).toEqual(
          proveConsistency(from, size, read),
        );
        const counts = [forRoot, forInclusion, forConsistency].map(({ length }) => length);
        expect(Math.max(...counts)).toBeLessThanOrEqual(6);
      }),
      { numRuns: 60 },
    );
  });

  it('have the hashes of all leaves, from any one to any other', () => {
    fc.assert(
      fc.property(fc.tuple(sizes, fc.nat()), ([to, some]) => {
        const from = some % (to + 1);
        const read = readOnly(
          whole,
          tilesForLeaves(from, to).map((place) => ({ ...place, width: 256 })),
        );
        const hashes = joinLeaves(from, to, read);
        expect(hashes.equals(Buffer.concat(leaves.slice(from, to)))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [0, 0, []],
    [0, 1, [0]],
    [0, 256, [0]],
    [255, 257, [0, 1]],
    [256, 600, [1, 2]],
    [300, 300, [1]],
  ])('with the leaves from %i to %i are %j', (from, to, indexes) => {
    expect(tilesForLeaves(from, to)).toEqual(indexes.map((index) => ({ level: 0, index })));
    expect(joinLeaves(from, to, whole.read)).toEqual(Buffer.concat(leaves.slice(from, to)));
  });

  it.each([
    { of: 'a root', read: () => computeRoot(3, () => Buffer.alloc(64)) },
    { of: 'an append', read: () => appendLeaves(1, leaves.slice(0, 1), () => undefined) },
  ])('that are too short stop $of', ({ read }) => {
    expect(read).toThrow(/has fewer than \d hashes/);
  });
});

it('handles sizes far above 2^32', () => {
  const [index, size] = [2 ** 45 + 5, 2 ** 50 + 3];
  const plan = tilesForInclusion(index, size);
  expect(plan).toContainEqual({ level: 0, index: 2 ** 37, width: 256 });
  expect(plan.length).toBeLessThan(20);
  // All leaves are equal here, so each level of tiles repeats one hash.
  const levels: Buffer[] = [Buffer.alloc(32, 1)];
  const read: ReadTile = ({ level }) => {
    for (let at = levels.length; at <= level; at += 1) {
      let hash: Buffer = levels[at - 1] ?? Buffer.alloc(0);
      for (let height = 0; height < 8; height += 1) hash = hashChildren(hash, hash);
      levels.push(hash);
    }
    return Buffer.concat(Array<Buffer>(256).fill(levels[level] ?? Buffer.alloc(0)));
  };
  const proof = proveInclusion(index, size, read);
  const claim = { index, size, leafHash: Buffer.alloc(32, 1), root: computeRoot(size, read), proof };
  expect(verifyInclusion(claim)).toBe(true);
  const [from, to] = [2 ** 40 + 7, size];
  const roots = { fromRoot: computeRoot(from, read), toRoot: claim.root };
  expect(verifyConsistency({ from, to, ...roots, proof: proveConsistency(from, to, read) })).toBe(true);
});

it.each([
  [0, 0],
  [5, 5],
  [-1, 5],
  [0.5, 5],
  [0, 2 ** 53],
])('has no proof of leaf %d in a tree of %d', (index, size) => {
  const message = `A tree of ${size} leaves has no leaf ${index}.`;
  expect(() => tilesForInclusion(index, size)).toThrow(message);
  expect(() => proveInclusion(index, size, () => undefined)).toThrow(message);
});

it.each([
  [6, 5],
  [-1, 5],
  [1.5, 5],
  [1, 5.5],
  [5, 2 ** 53],
])('has no proof that %d became %d', (from, to) => {
  const message = `A tree of ${to} leaves does not extend one of ${from}.`;
  expect(() => tilesForConsistency(from, to)).toThrow(message);
  expect(() => proveConsistency(from, to, () => undefined)).toThrow(message);
  expect(() => tilesForLeaves(from, to)).toThrow(message);
  expect(() => joinLeaves(from, to, () => undefined)).toThrow(message);
});
