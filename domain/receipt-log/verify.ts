/** Verifies proofs as RFC 9162 describes in 2.1.3.2 and 2.1.4.2. These functions never throw. */
import { HASH_SIZE } from './crypto';
import { hashChildren } from './tree';

export interface InclusionClaim {
  leafHash: Buffer;
  index: number;
  size: number;
  root: Buffer;
  proof: Buffer[];
}

export interface ConsistencyClaim {
  from: number;
  to: number;
  fromRoot: Buffer;
  toRoot: Buffer;
  proof: Buffer[];
}

export function verifyInclusion({ leafHash, index, size, root, proof }: InclusionClaim): boolean {
  if (!isCount(index) || !isCount(size) || index >= size || !areHashes([leafHash, root, ...proof]))
    return false;
  let [node, last, hash] = [index, size - 1, leafHash];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = hashChildren(sibling, hash);
      [node, last] = climbToRightChild(node, last);
    } else {
      hash = hashChildren(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && hash.equals(root);
}

export function verifyConsistency({ from, to, fromRoot, toRoot, proof }: ConsistencyClaim): boolean {
  if (!isCount(from) || !isCount(to) || from > to || !areHashes([fromRoot, toRoot, ...proof])) return false;
  if (from === to) return proof.length === 0 && fromRoot.equals(toRoot);
  if (from === 0) return proof.length === 0;
  return verifyGrowth(from, to, fromRoot, toRoot, proof);
}

function verifyGrowth(from: number, to: number, fromRoot: Buffer, toRoot: Buffer, proof: Buffer[]): boolean {
  // If the older tree is one complete subtree, the proof does not contain its hash.
  const [start, ...siblings] = isPowerOfTwo(from) ? [fromRoot, ...proof] : proof;
  if (start === undefined) return false;
  let [node, last, older, newer] = [from - 1, to - 1, start, start];
  while (node % 2 === 1) [node, last] = [half(node), half(last)];
  for (const sibling of siblings) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      older = hashChildren(sibling, older);
      newer = hashChildren(sibling, newer);
      [node, last] = climbToRightChild(node, last);
    } else {
      newer = hashChildren(newer, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && older.equals(fromRoot) && newer.equals(toRoot);
}

/** A left child at the right edge has no sibling. So its parent has the same hash, and the climb skips it. */
function climbToRightChild(node: number, last: number): [node: number, last: number] {
  let [at, edge] = [node, last];
  // A mutant survives: every caller passes a node above 0
  while (at % 2 === 0 && at !== 0) [at, edge] = [half(at), half(edge)];
  return [at, edge];
}

/** Halves a number without bit operators, because they would truncate sizes above 2^31. */
function half(value: number): number {
  return Math.floor(value / 2);
}

function isPowerOfTwo(value: number): boolean {
  let rest = value;
  while (rest % 2 === 0) rest /= 2;
  return rest === 1;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function areHashes(hashes: Buffer[]): boolean {
  return hashes.every(({ length }) => length === HASH_SIZE);
}
