/** Presents proofs of the receipt log, in the form that the SDK verifies. */

export interface CoveringProof {
  /** The signed note with its cosignatures. */
  note: string;
  treeSize: number;
  hashes: Buffer[];
}

export interface ProvenLeaf {
  /** Null if the leaf was recovered and its gift is unknown. */
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

/** Presents the proof with the leaf itself, for a caller who may see the gift or the statement. */
export function presentFullProof(proof: ProvenLeaf) {
  return { leaf: proof.text ?? '', ...presentLeafProof(proof) };
}

function presentCovering({ note, treeSize, hashes }: CoveringProof) {
  return {
    checkpoint: note,
    tree_size: treeSize,
    inclusion_proof: hashes.map((hash) => hash.toString('hex')),
  };
}
