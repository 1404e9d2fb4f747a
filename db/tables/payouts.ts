import { type Currency } from '../../domain/money';
import {
  type AccountKind,
  type AccountStatus,
  type DisabledReason,
} from '../../domain/payout-accounts/account';
import { type BankState } from '../../domain/payouts/bank-answer';
import {
  type PayoutMethod,
  type PayoutFrequency,
  type PayoutSpeed,
  type PayoutStatus,
} from '../../domain/payouts/payout';
import { type PayoutProviderName } from '../../domain/payouts/settings';
import {
  type SubscriptionEndReason,
  type SubscriptionKind,
  type SubscriptionStatus,
} from '../../domain/subscriptions/subscription';
import {
  type RowOf,
  bytes,
  day,
  defaulted,
  exactDecimal,
  flag,
  integer,
  key,
  minor,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

/** Bank and Stripe accounts of charities. A second person confirms each one, and then it cools off. */
export const payoutAccounts = table('payout_accounts', {
  id: key(text()),
  charityId: text(),
  kind: text<AccountKind>(),
  status: text<AccountStatus>(),
  /** The account numbers and the holder's name, encrypted. */
  sealedDetails: text(),
  last4: text(),
  country: text(),
  /** False if a reviewer must approve the holder's name, because it differs from the charity's. */
  isHolderAccepted: flag(),
  askedBy: text(),
  /** The users who can use the credential that requested the account. They may not confirm it. */
  askingPersons: texts(),
  askedAt: time(),
  confirmedBy: orNull(text()),
  /** When the cooling-off period ends; null until somebody confirms the account. */
  effectiveAt: orNull(time()),
  disabledAt: orNull(time()),
  disabledReason: orNull(text<DisabledReason>()),
  /** False while the provider that hosts the account allows no payouts to it. */
  isPayable: defaulted(flag()),
});
export type PayoutAccountRow = RowOf<typeof payoutAccounts>;

/** How often payout runs pay a charity, and from which amount. */
export const payoutSettings = table('payout_settings', {
  charityId: key(text()),
  frequency: text<PayoutFrequency>(),
  minimumMinor: minor(),
});
export type PayoutSettingsRow = RowOf<typeof payoutSettings>;

/** The rate of a charity's newest quote in a currency. A payout that is asked for in time gets it. */
export const payoutQuotes = table('payout_quotes', {
  charityId: key(text()),
  currency: key(text<Currency>()),
  usdPerUnit: exactDecimal(),
  expiresAt: time(),
});
export type PayoutQuoteRow = RowOf<typeof payoutQuotes>;

/** Payouts to charities. `run_key` prevents that payout runs make a second payout for one day. */
export const payouts = table('payouts', {
  id: key(text()),
  charityId: text(),
  payoutAccountId: text(),
  accountLast4: text(),
  currency: text<Currency>(),
  /** The amount that leaves the charity's balance, including the fee. */
  amountMinor: minor(),
  feeMinor: minor(),
  netMinor: minor(),
  speed: text<PayoutSpeed>(),
  method: text<PayoutMethod>(),
  provider: text<PayoutProviderName>(),
  status: text<PayoutStatus>(),
  holdReason: orNull(text()),
  /** The provider's id of the payout; null until the provider has answered. */
  reference: orNull(text()),
  failureCode: orNull(text()),
  failureMessage: orNull(text()),
  /** The unique key of a payout that a run made: its charity, currency and day. Null if somebody requested the payout. */
  runKey: orNull(text()),
  requestedBy: orNull(text()),
  /** The users who can use the credential that requested the payout. They may not decide about it. */
  askingPersons: defaulted(texts()),
  heldBy: orNull(text()),
  releasedBy: orNull(text()),
  approvedBy: orNull(text()),
  needsApproval: flag(),
  /** What the payout counts for limits, in US cents. */
  limitUsdMinor: minor(),
  createdAt: time(),
  expectedAt: orNull(time()),
  leftAt: orNull(time()),
  paidAt: orNull(time()),
  /** When the payout was paid, failed, returned or cancelled. A payout that is returned gets a second time. */
  endedAt: orNull(time()),
  /** The users who can use the credential that released the payout. They may not approve it. */
  releasingPersons: defaulted(texts()),
});
export type PayoutRow = RowOf<typeof payouts>;

/** The days whose payout run has ended. Another day since the installation is missing, so that a worker starts its run. */
export const payoutRuns = table('payout_runs', {
  day: key(day()),
  /** `skipped` if the platform was installed on this day, or an operator had paused the runs. */
  endedAs: text<'finished' | 'skipped'>(),
  endedAt: time(),
});
export type PayoutRunRow = RowOf<typeof payoutRuns>;

/** One operator's statement about a payout whose bank gave no clear answer. A second one must confirm it. */
export const payoutResolutions = table('payout_resolutions', {
  payoutId: key(text()),
  outcome: text<BankState>(),
  statedBy: text(),
  /** The users who can use the credential that made the statement. They may not confirm it. */
  statingPersons: texts(),
  statedAt: time(),
});
export type PayoutResolutionRow = RowOf<typeof payoutResolutions>;

/** The bank files that pay payouts. Their contents are not in the database. */
export const bankFiles = table('bank_files', {
  id: key(text()),
  format: text<'nacha' | 'pain.001'>(),
  payDay: day(),
  madeAt: time(),
  /** Of NACHA files. */
  modifier: orNull(text()),
  /** Null until the content is stored. */
  writtenAt: orNull(time()),
  /** When an operator first took the content to the bank. */
  fetchedAt: orNull(time()),
});
export type BankFileRow = RowOf<typeof bankFiles>;

/** Payouts that two operators release together before their file is made. */
export const bankBatches = table('bank_batches', {
  id: key(text()),
  format: text<BankFileRow['format']>(),
  releasedBy: text(),
  /** The users who can use the credential that released the batch first. They may not release it again. */
  releasingPersons: texts(),
  releasedAt: time(),
  approvedBy: orNull(text()),
  madeAt: orNull(time()),
  fileId: orNull(text()),
});
export type BankBatchRow = RowOf<typeof bankBatches>;

/** The batch of a payout. */
export const bankBatchPayouts = table('bank_batch_payouts', {
  payoutId: key(text()),
  batchId: text(),
});

/** The place of a payout in its file. A payout is in one file for ever, so that no bank is asked twice. */
export const bankFileTransfers = table('bank_file_transfers', {
  payoutId: key(text()),
  fileId: text(),
  /** The index in the file, starting at 0. */
  position: integer(),
  /** Of NACHA files. */
  traceSequence: orNull(integer()),
});
export type BankFileTransferRow = RowOf<typeof bankFileTransfers>;

/** The files of banks that were applied to payouts. Each is applied once. */
export const bankAnswers = table('bank_answers', {
  sha256: key(bytes()),
  readAt: time(),
});

/** Monthly subscriptions of charities and users. The balance pays each month in advance. */
export const subscriptions = table('subscriptions', {
  id: key(text()),
  charityId: text(),
  kind: text<SubscriptionKind>(),
  /** The member who started the subscription, and this member's account. */
  userId: text(),
  accountId: text(),
  status: text<SubscriptionStatus>(),
  beganOn: day(),
  /** The number of paid months. */
  paidPeriods: integer(),
  /** The first unpaid day. The next bill is due on this day. */
  paidUntil: day(),
  createdAt: time(),
  endedAt: orNull(time()),
  endReason: orNull(text<SubscriptionEndReason>()),
});
export type SubscriptionRow = RowOf<typeof subscriptions>;

/** One row for each paid month. The ledger has a posting for each. */
export const subscriptionBills = table('subscription_bills', {
  id: key(text()),
  subscriptionId: text(),
  charityId: text(),
  /** The index of the month, starting at 0. */
  period: integer(),
  currency: text<Currency>(),
  amountMinor: minor(),
  paidAt: time(),
});
export type SubscriptionBillRow = RowOf<typeof subscriptionBills>;
