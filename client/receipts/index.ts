/** Verifies receipts of the receipt log, in any browser or server with Web Crypto. Imports nothing. */
import { verify } from './verify';

export { ReceiptVerificationError, type ReceiptFault } from './error';
export { type GiftLeaf, type ReturnLeaf } from './leaf';
export { type CoveringProof, type LeafProof, type ReceiptProof } from './proof';
export {
  type ReceiptTrust,
  type VerifiedCheckpoint,
  type VerifiedLeaf,
  type VerifiedReceipt,
} from './verify';

/** For donors, charities and auditors: `receipts.verify`. */
export const receipts = { verify };
