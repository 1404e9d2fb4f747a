/** Computes the hashes of a log's tree, as RFC 9162 defines them. */
import { type Bytes, encodeText, sha256 } from './bytes';

export function hashLeaf(text: string): Promise<Bytes> {
  return sha256(Uint8Array.of(0), encodeText(text));
}

/**
 * Computes the root that an inclusion proof leads to. Returns undefined if the proof does not fit the index
 * and the size.
 */
export async function rootOf(
  leafHash: Bytes,
  index: number,
  size: number,
  siblings: Bytes[],
): Promise<Bytes | undefined> {
  if (index >= size) return undefined;
  let [node, last, hash] = [index, size - 1, leafHash];
  for (const sibling of siblings) {
    if (last === 0) return undefined;
    if (node % 2 === 1 || node === last) {
      hash = await hashChildren(sibling, hash);
      // A left child at the right edge of the tree has no sibling, so its parent has the same hash.
      while (node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      hash = await hashChildren(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? hash : undefined;
}

function hashChildren(left: Bytes, right: Bytes): Promise<Bytes> {
  return sha256(Uint8Array.of(1), left, right);
}

/** Halves a size without bit operators, because they would truncate sizes above 2^31. */
function half(value: number): number {
  return Math.floor(value / 2);
}
