/** Verifies an inclusion proof as RFC 9162 describes in 2.1.3.2. Only receivers of proofs do so, with their own code. */
import { hashChildren } from '../../domain/receipt-log/tree';

export interface InclusionClaim {
  leafHash: Buffer;
  index: number;
  size: number;
  root: Buffer;
  proof: Buffer[];
}

export function verifyInclusion({ leafHash, index, size, root, proof }: InclusionClaim): boolean {
  if (index < 0 || index >= size) return false;
  let [node, last, hash] = [BigInt(index), BigInt(size) - 1n, leafHash];
  for (const sibling of proof) {
    if (last === 0n) return false;
    if (node % 2n === 1n || node === last) {
      hash = hashChildren(sibling, hash);
      while (node % 2n === 0n && node !== 0n) [node, last] = [node / 2n, last / 2n];
    } else {
      hash = hashChildren(hash, sibling);
    }
    [node, last] = [node / 2n, last / 2n];
  }
  return last === 0n && hash.equals(root);
}
