/** Verifies receipts of the receipt log, in any browser or server with Web Crypto. Imports nothing. */
import { checkStatement, verifyStatement } from './statement';
import { verify } from './verify';

export { ReceiptVerificationError, type ReceiptFault } from './error';
export { type GiftLeaf, type RedirectLeaf, type ReturnLeaf, type StatementLeaf } from './leaf';
export { type CoveringProof, type LeafProof, type ReceiptProof } from './proof';
export { type CheckedStatement, type StatementText, type VerifiedStatement } from './statement';
export {
  type ReceiptTrust,
  type VerifiedCheckpoint,
  type VerifiedLeaf,
  type VerifiedReceipt,
} from './verify';

/** For donors, charities and auditors. */
export const receipts = {
  /** Verifies the proof of a gift. */
  verify,
  /** Checks the sums and the order of a statement, without a proof. */
  checkStatement,
  /** Verifies that the log holds a statement. */
  verifyStatement,
};
