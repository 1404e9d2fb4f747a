/** Why a proof must not be trusted. */
export type ReceiptFault =
  /** The caller's origin, keys or witnesses are missing or unreadable. Nothing was checked. */
  | 'unreadable_trust'
  /** The proof lacks a field, or a field has the wrong form. */
  | 'malformed_proof'
  /** The leaf is not the RFC 8785 text of a leaf, or it does not belong in this place. */
  | 'malformed_leaf'
  /** The leaf was changed, because its text does not have the stated hash. */
  | 'wrong_leaf_hash'
  /** The checkpoint is not a signed note with an origin, a size and a root. */
  | 'malformed_checkpoint'
  /** The checkpoint belongs to a different log. */
  | 'wrong_origin'
  /** The tree size of the proof differs from the tree size of the checkpoint. */
  | 'wrong_tree_size'
  /** None of the caller's log keys signed the checkpoint. */
  | 'untrusted_checkpoint'
  /** A signature of one of the caller's keys is wrong: the checkpoint was changed. */
  | 'wrong_signature'
  /** The leaf is not in the tree of the checkpoint, or its index or a hash of the proof was changed. */
  | 'not_included'
  /** A witness that the caller requires did not cosign. */
  | 'missing_witness'
  /** The statement lacks a field, or a field has the wrong form. */
  | 'malformed_statement'
  /** A line is not of the period, not in order, or there twice. */
  | 'wrong_line'
  /** The opening balance and the lines do not add up to the closing balance. */
  | 'wrong_sum'
  /** The statement was changed: the leaf has another hash, or is of another charity, month or currency. */
  | 'wrong_statement';

/** The proof must not be trusted. `part` names the failing part, such as `checkpoint` or `later[0].leaf_hash`. */
export class ReceiptVerificationError extends Error {
  override readonly name = 'ReceiptVerificationError';

  constructor(
    readonly reason: ReceiptFault,
    readonly part: string,
    message: string,
  ) {
    super(`${part}: ${message}`);
  }
}
