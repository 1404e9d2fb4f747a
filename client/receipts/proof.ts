/** The shape of a proof, as `GET /v1/donations/{id}/proof` answers. A proof from a file may have any shape. */
import { type Bytes, readHash } from './bytes';
import { ReceiptVerificationError } from './error';

/** Shows that a leaf is in the tree of a signed checkpoint. */
export interface CoveringProof {
  /** A C2SP checkpoint: a signed note with the log's origin, size and root. */
  checkpoint: string;
  /** Leaves in the tree of the checkpoint. */
  tree_size: number;
  /** Hashes as 64 lower-case hex digits, from the leaf upwards. */
  inclusion_proof: string[];
}

/** One leaf with its proof. */
export interface LeafProof extends CoveringProof {
  /** The canonical text of the leaf, byte for byte. */
  leaf: string;
  /**
   * RFC 9162 leaf hash, 64 lower-case hex digits. The gift's `transaction_hash` is `0x` followed by this
   * hash.
   */
  leaf_hash: string;
  /** The leaf's place in the log, from 0. */
  leaf_index: number;
  /** The proof for a checkpoint that witnesses cosigned, or null. */
  witnessed: CoveringProof | null;
}

/** The proof of a gift. `later` has its refunds and lost disputes. Other fields are not checked. */
export interface ReceiptProof extends LeafProof {
  later: LeafProof[];
}

/** Reads the hashes of an inclusion proof. Throws unless the three fields have the right form. */
export function readCovering(proof: CoveringProof, part: string): { siblings: Bytes[]; checkpoint: string } {
  if (!isObject(proof)) throw malformed(part, 'is missing');
  const { checkpoint, tree_size, inclusion_proof } = proof;
  if (typeof checkpoint !== 'string') throw malformed(joinPart(part, 'checkpoint'), 'must be a text');
  if (!isCount(tree_size)) throw malformed(joinPart(part, 'tree_size'), 'must be a whole number');
  const siblings = Array.isArray(inclusion_proof) ? inclusion_proof.map(readHash) : [undefined];
  if (!siblings.every((hash) => hash !== undefined)) {
    throw malformed(
      joinPart(part, 'inclusion_proof'),
      'must be a list of hashes of 64 lower-case hex digits',
    );
  }
  return { siblings, checkpoint };
}

/** Reads the leaf hash. Throws unless the fields of the leaf have the right form. */
export function readLeafProof(proof: LeafProof, part: string): Bytes {
  if (!isObject(proof)) throw malformed(part || 'proof', 'must be an object');
  if (typeof proof.leaf !== 'string') throw malformed(joinPart(part, 'leaf'), 'must be a text');
  if (!isCount(proof.leaf_index)) throw malformed(joinPart(part, 'leaf_index'), 'must be a whole number');
  const hash = readHash(proof.leaf_hash);
  if (hash === undefined) throw malformed(joinPart(part, 'leaf_hash'), 'must be 64 lower-case hex digits');
  return hash;
}

export function readLater({ later }: ReceiptProof): LeafProof[] {
  if (Array.isArray(later)) return later;
  throw malformed('later', 'must be a list');
}

/** `later[0]` and `leaf` make `later[0].leaf`. */
export function joinPart(part: string, field: string): string {
  return part === '' ? field : `${part}.${field}`;
}

function malformed(part: string, fault: string): ReceiptVerificationError {
  return new ReceiptVerificationError('malformed_proof', part, `The proof's ${part} ${fault}.`);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
