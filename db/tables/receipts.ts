import { type LeafKind } from '../../domain/receipt-log/leaf';
import { type ReceiptContent } from '../../domain/receipts/receipt';
import {
  type RowOf,
  bytes,
  count,
  defaulted,
  integer,
  json,
  key,
  orNull,
  table,
  text,
  time,
} from './columns';

/** The number of a gift's receipt. Receipts are numbered by charity, without a gap. */
export const receipts = table('receipts', {
  donationId: key(text()),
  charityId: text(),
  number: count(),
});
export type ReceiptRow = RowOf<typeof receipts>;

/** The content of a version never changes. A refund voids the last version and may issue a new one. */
export const receiptVersions = table('receipt_versions', {
  donationId: key(text()),
  version: key(integer()),
  content: json<ReceiptContent>(),
  issuedAt: time(),
  voidedAt: orNull(time()),
});
export type ReceiptVersionRow = RowOf<typeof receiptVersions>;

/** The last number of each charity's receipts. */
export const receiptCounters = table('receipt_counters', {
  charityId: key(text()),
  lastNumber: count(),
});

/** Receipt logs: Merkle trees over the receipts of gifts. One is open. */
export const receiptLogs = table('receipt_logs', {
  id: key(defaulted(integer())),
  origin: text(),
  closedAt: orNull(time()),
  /** The reason why the log was closed; null for an open log. */
  reason: orNull(text()),
  /** The number of appended leaves. The newest checkpoint may be smaller. */
  size: defaulted(count()),
  /** The reason why the signer refuses to sign this log, and the time of its first refusal. Null if it signs. */
  refusal: orNull(text()),
  refusedAt: orNull(time()),
  witnessesAskedAt: orNull(time()),
});
export type ReceiptLogRow = RowOf<typeof receiptLogs>;

/** Public keys that sign the checkpoints of a log. */
export const receiptLogKeys = table('receipt_log_keys', {
  logId: key(integer()),
  /** A C2SP verifier key: name+hash+base64. */
  publicKey: key(text()),
  validFrom: time(),
  validUntil: orNull(time()),
});
export type ReceiptLogKeyRow = RowOf<typeof receiptLogKeys>;

/** The leaves of a log, also those that wait for their place. A recovered leaf may have neither text nor gift. */
export const receiptLeaves = table('receipt_leaves', {
  leafHash: key(bytes()),
  /** Null until the leaf is appended. */
  logId: orNull(integer()),
  leafIndex: orNull(count()),
  donationId: orNull(text()),
  /** An `unknown` leaf was recovered from a witness. Witnesses have only the hashes of leaves. */
  kind: text<LeafKind | 'unknown'>(),
  /** The id of the refund or dispute, or the name of the statement; null for a gift. */
  reference: orNull(text()),
  /** The canonical text. Null for an unknown leaf, and for a gift, which stores the text itself. */
  text: orNull(text()),
  queuedAt: time(),
});
export type ReceiptLeafRow = RowOf<typeof receiptLeaves>;

/** The hashes of a log's tree, in tiles. */
export const receiptTiles = table('receipt_tiles', {
  logId: key(integer()),
  level: key(integer()),
  tileIndex: key(count()),
  hashes: bytes(),
});

/** Signed sizes and roots of a log. */
export const receiptCheckpoints = table('receipt_checkpoints', {
  logId: key(integer()),
  number: key(count()),
  size: count(),
  root: bytes(),
  /** The signed note, without cosignatures. */
  note: text(),
  signedAt: time(),
});
export type ReceiptCheckpointRow = RowOf<typeof receiptCheckpoints>;

/** What witnesses signed. */
export const receiptCosignatures = table('receipt_cosignatures', {
  logId: key(integer()),
  size: key(count()),
  /** The key name of the witness. */
  witness: key(text()),
  /** The signature line, without its newline. */
  line: text(),
  at: time(),
});
export type ReceiptCosignatureRow = RowOf<typeof receiptCosignatures>;
