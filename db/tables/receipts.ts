import { bytes, count, defaulted, integer, json, key, orNull, table, text, time } from './columns';

/** The number of a gift's receipt. Receipts are numbered by charity, without a gap. */
export const receipts = table('receipts', {
  donationId: key(text()),
  charityId: text(),
  number: count(),
});

/** The content of a version never changes. A refund voids the last version and may issue a new one. */
export const receiptVersions = table('receipt_versions', {
  donationId: key(text()),
  version: key(integer()),
  content: json<object>(),
  issuedAt: time(),
  voidedAt: orNull(time()),
});

/** The last number of each charity's receipts. */
export const receiptCounters = table('receipt_counters', {
  charityId: key(text()),
  lastNumber: count(),
});

/** Receipt logs: Merkle trees over the receipts of gifts. One is open. */
export const receiptLogs = table('receipt_logs', {
  id: key(defaulted(integer())),
  origin: text(),
  openedAt: time(),
  closedAt: orNull(time()),
  reason: orNull(text()),
  size: defaulted(count()),
  refusal: orNull(text()),
  refusedAt: orNull(time()),
  witnessesAskedAt: orNull(time()),
});

/** Public keys that sign the checkpoints of a log. */
export const receiptLogKeys = table('receipt_log_keys', {
  logId: key(integer()),
  publicKey: key(text()),
  validFrom: time(),
  validUntil: orNull(time()),
});

/** The leaves of a log, also those that wait for their place. A recovered leaf may have neither text nor gift. */
export const receiptLeaves = table('receipt_leaves', {
  leafHash: key(bytes()),
  logId: orNull(integer()),
  leafIndex: orNull(count()),
  donationId: orNull(text()),
  kind: text(),
  reference: orNull(text()),
  text: orNull(text()),
  queuedAt: time(),
});

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
  note: text(),
  signedAt: time(),
});

/** What witnesses signed. */
export const receiptCosignatures = table('receipt_cosignatures', {
  logId: key(integer()),
  size: key(count()),
  witness: key(text()),
  line: text(),
  at: time(),
});
