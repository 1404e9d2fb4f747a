import { type ProcessorName } from '../../domain/charges/charge';
import { type TransferMovement } from '../../domain/ledger/cash-transfer';
import { type FeeLineKind } from '../../domain/fees/lines';
import { type WriteOffStatus } from '../../domain/ledger/write-off';
import { type Currency } from '../../domain/money';
import {
  type DifferenceKind,
  type ItemStatus,
  type Movement,
  type ReconciliationSource,
  type Resolution,
} from '../../domain/reconciliation/item';
import {
  type RowOf,
  bytes,
  count,
  day,
  defaulted,
  exactDecimal,
  integer,
  key,
  minor,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

/** Transactions of the ledger: what was posted, when and for what cause. */
export const ledgerTransactions = table('ledger_transactions', {
  id: key(text()),
  donationId: orNull(text()),
  kind: text(),
  cause: defaulted(text()),
  postedAt: time(),
});

/** The postings. A trigger refuses changes, and another refuses a transaction that does not sum to zero. */
export const ledgerEntries = table('ledger_entries', {
  id: key(defaulted(count())),
  transactionId: text(),
  account: text(),
  currency: text(),
  amountMinor: minor(),
});

/** The fees of each posting in its currency and in US dollars, for reports. A trigger writes them. */
export const feeLines = table('fee_lines', {
  id: key(defaulted(count())),
  transactionId: text(),
  kind: text<FeeLineKind>(),
  subjectId: text(),
  postedOn: day(),
  charityId: text(),
  accountId: orNull(text()),
  paymentMethod: orNull(text()),
  organizationTier: orNull(text()),
  donations: integer(),
  usdPerUnit: exactDecimal(),
  donationMinor: minor(),
  coveredMinor: minor(),
  platformMinor: minor(),
  processingMinor: minor(),
  additionalMinor: minor(),
  borneMinor: minor(),
  absorbedMinor: minor(),
  donationUsdMinor: count(),
  coveredUsdMinor: count(),
  platformUsdMinor: count(),
  processingUsdMinor: count(),
  additionalUsdMinor: count(),
  borneUsdMinor: count(),
  absorbedUsdMinor: count(),
  netUsdMinor: count(),
  costUsdMinor: orNull(count()),
});

/** Months in which nothing more may be posted. */
export const closedMonths = table('closed_months', {
  month: key(day()),
  closedAt: time(),
  hashedAt: orNull(time()),
});

/** The transactions that changed each charity's accounts, by time. */
export const charityPostings = table('charity_postings', {
  charityId: key(text()),
  currency: key(text()),
  postedAt: key(time()),
  transactionId: key(text()),
});

/** Changes of a charity's funds that are not in the sums yet. A trigger writes one for each posting. */
export const charityFundDeltas = table('charity_fund_deltas', {
  id: key(defaulted(count())),
  transactionId: text(),
  charityId: text(),
  currency: text(),
  payableMinor: minor(),
  absorbedMinor: minor(),
  postedAt: time(),
  availableAt: orNull(time()),
  pendingMinor: minor(),
});

/** Sums of a charity's funds by month. Current figures are these plus the remaining deltas. */
export const charityFundMonths = table('charity_fund_months', {
  charityId: key(text()),
  currency: key(text()),
  month: key(day()),
  payableMinor: minor(),
  absorbedMinor: minor(),
});

/** Money of a charity that becomes available later, by time. */
export const charityPendingFunds = table('charity_pending_funds', {
  charityId: key(text()),
  currency: key(text()),
  availableAt: key(time()),
  pendingMinor: minor(),
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

/** The days (UTC) that a channel was read for. */
export const reconciliationDays = table('reconciliation_days', {
  channel: key(text()),
  day: key(day()),
  readAt: time(),
});

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
