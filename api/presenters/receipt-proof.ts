/** Proofs of the receipt log, in the form that the SDK verifies. */

export interface CoveringProof {
  /** The signed note with its cosignatures. */
  note: string;
  treeSize: number;
  hashes: Buffer[];
}

export interface ProvenLeaf {
  /** Null for a recovered leaf of an unknown gift. */
  text: string | null;
  leafHash: Buffer;
  leafIndex: number;
  covering: CoveringProof;
  /** The proof for the newest cosigned checkpoint. */
  witnessed: CoveringProof | undefined;
}

export function presentLeafProof({ leafHash, leafIndex, covering, witnessed }: ProvenLeaf) {
  return {
    leaf_hash: leafHash.toString('hex'),
    leaf_index: leafIndex,
    ...presentCovering(covering),
    witnessed: witnessed === undefined ? null : presentCovering(witnessed),
    anchor: null,
  };
}

/** With the leaf itself, for whoever may see the gift. */
export function presentGiftProof(proof: ProvenLeaf) {
  return { leaf: proof.text ?? '', ...presentLeafProof(proof) };
}

function presentCovering({ note, treeSize, hashes }: CoveringProof) {
  return {
    checkpoint: note,
    tree_size: treeSize,
    inclusion_proof: hashes.map((hash) => hash.toString('hex')),
  };
}
