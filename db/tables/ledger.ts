import { type ProcessorName } from '../../domain/charges/charge';
import { type TransferMovement } from '../../domain/ledger/cash-transfer';
import { type WriteOffStatus } from '../../domain/ledger/write-off';
import { type Currency } from '../../domain/money';
import {
  type DifferenceKind,
  type ItemStatus,
  type Movement,
  type ReconciliationSource,
  type Resolution,
} from '../../domain/reconciliation/item';
import { type RowOf, bytes, day, defaulted, key, minor, orNull, table, text, texts, time } from './columns';

/** Months in which nothing more may be posted. */
export const closedMonths = table('closed_months', {
  month: key(day()),
  closedAt: time(),
  hashedAt: orNull(time()),
});

/** Hashes of monthly statements. The content is written from the ledger. */
export const statements = table('statements', {
  charityId: key(text()),
  month: key(day()),
  currency: key(text<Currency>()),
  sha256: bytes(),
  /** Null if no receipt log was open when the month was closed. */
  leafHash: orNull(bytes()),
});
export type StatementRow = RowOf<typeof statements>;

/** Debts that a charity cannot repay. One operator asks for a write-off, and another approves it. */
export const writeOffs = table('write_offs', {
  id: key(text()),
  charityId: text(),
  currency: text<Currency>(),
  amountMinor: minor(),
  reason: text(),
  status: text<WriteOffStatus>(),
  requestedByUserId: text(),
  approvedByUserId: orNull(text()),
  createdAt: time(),
  approvedAt: orNull(time()),
  /** The users who can use the credential that requested the write-off. They may not approve it. */
  askingPersons: texts(),
});
export type WriteOffRow = RowOf<typeof writeOffs>;

/** The files of banks that were read. */
export const reconciliationFiles = table('reconciliation_files', {
  sha256: key(bytes()),
  readAt: time(),
});

/** Differences between the ledger and the lists of processors and banks, and who explained them. */
export const reconciliationItems = table('reconciliation_items', {
  id: key(text()),
  source: text<ReconciliationSource>(),
  kind: text<DifferenceKind>(),
  movement: text(),
  reference: text(),
  ourReference: orNull(text()),
  theirReference: orNull(text()),
  ours: orNull(text()),
  theirs: orNull(text()),
  currency: orNull(text()),
  amountMinor: orNull(minor()),
  status: text<ItemStatus>(),
  firstSeenAt: time(),
  lastSeenAt: time(),
  explainedBy: orNull(text()),
  explainingPersons: defaulted(texts()),
  explanation: orNull(text()),
  explainedAt: orNull(time()),
  resolution: orNull(text<Resolution>()),
  resolvedBy: orNull(text()),
  resolutionReason: orNull(text()),
  resolvedAt: orNull(time()),
});
export type ReconciliationItemRow = RowOf<typeof reconciliationItems>;

/** The lines that processors and banks list. */
export const reconciliationLines = table('reconciliation_lines', {
  source: key(text()),
  reference: key(text()),
  channel: text(),
  subject: text(),
  movement: text<Movement>(),
  currency: text(),
  amountMinor: minor(),
  feeMinor: orNull(minor()),
  movedAt: time(),
  readAt: time(),
});

/** The processor's transfers to the platform's own bank account, from which payouts are paid. */
export const cashTransfers = table('cash_transfers', {
  id: key(text()),
  processor: text<ProcessorName>(),
  reference: text(),
  movement: text<TransferMovement>(),
  currency: text<Currency>(),
  amountMinor: minor(),
  movedAt: time(),
  statedBy: orNull(text()),
  /** The users who can use the credential that stated the transfer. They may not confirm it. */
  statingPersons: defaulted(texts()),
  confirmedBy: orNull(text()),
  createdAt: time(),
  bookedAt: orNull(time()),
});
export type CashTransferRow = RowOf<typeof cashTransfers>;
