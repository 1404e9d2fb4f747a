/** A proof verifies only for the tree that it is of. Wrong claims are false, and never throw. */
import { proveConsistency, proveInclusion } from '../../../domain/receipt-log/tree';
import {
  type ConsistencyClaim,
  type InclusionClaim,
  verifyConsistency,
  verifyInclusion,
} from '../../../domain/receipt-log/verify';
import { MemoryTree, someHashes } from '../../factories/receipt-tree';

const leaves = someHashes(7);
const rootAt = (size: number) => {
  const tree = new MemoryTree();
  tree.append(leaves.slice(0, size));
  return tree.root;
};
const whole = new MemoryTree();
whole.append(leaves);
const [hash, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const short = Buffer.alloc(31, 1);

describe('that a leaf is in a tree', () => {
  const claim: InclusionClaim = {
    leafHash: leaves[3] ?? hash,
    index: 3,
    size: 7,
    root: whole.root,
    proof: proveInclusion(3, 7, whole.read),
  };
  const alone: InclusionClaim = { leafHash: hash, index: 0, size: 1, root: hash, proof: [] };

  it('is proved', () => {
    expect(verifyInclusion(claim)).toBe(true);
    expect(verifyInclusion(alone)).toBe(true);
  });

  it.each<[string, InclusionClaim]>([
    ['another leaf', { ...claim, leafHash: other }],
    ['another root', { ...claim, root: other }],
    ['another place', { ...claim, index: 2 }],
    ['a proof that is too short', { ...claim, proof: claim.proof.slice(0, -1) }],
    ['a proof that is too long', { ...claim, proof: [...claim.proof, other] }],
    ['a proof of a tree of one leaf', { ...alone, proof: [other] }],
    ['a place before the tree', { ...alone, index: -1 }],
    ['half a place', { ...alone, index: 0.5 }],
    ['a place behind the tree', { ...alone, index: 1 }],
    ['half a leaf more', { ...alone, size: 1.5 }],
    ['no leaves', { ...alone, size: 0 }],
    ['a place beyond exact numbers', { ...alone, index: 2 ** 53, size: 2 ** 53 + 2 }],
    ['short hashes', { ...alone, leafHash: short, root: short }],
    ['a short hash in the proof', { ...claim, proof: [short, ...claim.proof.slice(1)] }],
  ])('is not proved with %s', (_, wrong) => {
    expect(verifyInclusion(wrong)).toBe(false);
  });
});

describe('that a tree extends another one', () => {
  const claimOf = (from: number, to: number): ConsistencyClaim => ({
    from,
    to,
    fromRoot: rootAt(from),
    toRoot: rootAt(to),
    proof: proveConsistency(from, to, whole.read),
  });
  const claim = claimOf(3, 7);
  const same: ConsistencyClaim = { from: 3, to: 3, fromRoot: hash, toRoot: hash, proof: [] };

  it.each([
    [0, 0],
    [0, 7],
    [1, 7],
    [3, 7],
    [4, 7],
    [6, 7],
    [7, 7],
  ])('is proved: %i became %i', (from, to) => {
    expect(verifyConsistency(claimOf(from, to))).toBe(true);
  });

  it.each<[string, ConsistencyClaim]>([
    ['another older root', { ...claim, fromRoot: other }],
    ['another newer root', { ...claim, toRoot: other }],
    ['an empty proof', { ...claim, proof: [] }],
    ['a proof that is too short', { ...claim, proof: claim.proof.slice(0, -1) }],
    ['a proof that is too long', { ...claim, proof: [...claim.proof, other] }],
    ['an empty proof of a complete tree', { ...claimOf(4, 7), proof: [] }],
    ['another root of the same size', { ...same, toRoot: other }],
    ['a proof of the same size', { ...same, proof: [other] }],
    ['a proof of the empty tree', { ...claimOf(0, 7), proof: [other] }],
    ['the trees in the wrong order', { ...same, from: 0, to: -1 }],
    ['fewer leaves', { ...claim, from: 7, fromRoot: claim.toRoot, to: 3, toRoot: claim.fromRoot }],
    ['sizes below zero', { ...same, from: -1, to: -1 }],
    ['half leaves', { ...same, from: 0.5, to: 0.5 }],
    ['sizes beyond exact numbers', { ...same, from: 2 ** 53, to: 2 ** 53 }],
    ['a newer size that is no number', { ...same, from: 0, to: Number.NaN }],
    ['short hashes', { ...same, fromRoot: short, toRoot: short }],
    ['a short hash in the proof', { ...claim, proof: [...claim.proof.slice(0, -1), short] }],
  ])('is not proved with %s', (_, wrong) => {
    expect(verifyConsistency(wrong)).toBe(false);
  });
});
