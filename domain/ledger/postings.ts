/**
 * Builds balanced double-entry postings. A posting is never edited. A second posting can reverse it. See
 * docs/rules/ledger.md.
 */
import type { Currency } from '../money';
import type { FeeBearer } from '../refunds/refund';
import type { Share } from './shares';

/** One entry of a posting. A positive amount credits the account. A negative amount debits it. */
export interface LedgerEntry {
  account: string;
  currency: Currency;
  amountMinor: bigint;
}

/** The kinds of postings of a gift. The first two and `redirected` occur once, others once per refund or dispute. */
type GiftPostingKind =
  | 'completed'
  | 'processing_cost'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_joined'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_reversed'
  | 'redirected';

/** A payout has each of these kinds at most once. */
export type PayoutPostingKind = 'payout_left' | 'payout_paid' | 'payout_failed' | 'payout_returned';

/**
 * All kinds of postings. `written_off` belongs to a charity's debt, and `cash_moved` to a transfer between our own
 * accounts. `subscription_billed` belongs to a paid month of a subscription.
 */
export type PostingKind =
  GiftPostingKind | PayoutPostingKind | 'written_off' | 'cash_moved' | 'subscription_billed';

/** The parties whose accounts a gift changes. */
export interface GiftParties {
  donorUserId: string;
  charityId: string;
  currency: Currency;
  method: string;
}

export interface CompletedGift extends GiftParties {
  totalChargeMinor: bigint;
  netMinor: bigint;
  platformMinor: bigint;
  processingMinor: bigint;
  additionalMinor: bigint;
  /** The fees that the charity absorbs and therefore owes. */
  absorbedPlatformMinor: bigint;
  absorbedProcessingMinor: bigint;
}

/**
 * The names of accounts. They have the form `<owner>/<id>/<purpose>`, so the accounts of one owner share a
 * prefix.
 */
export const accounts = {
  donorFunding: (userId: string) => `donor/${userId}/funding`,
  charityPayable: (charityId: string) => `charity/${charityId}/payable`,
  /** A debit balance is the charity's debt for fees that it absorbed. */
  absorbedPlatformFees: (charityId: string) => `charity/${charityId}/absorbed-platform-fees`,
  absorbedProcessingFees: (charityId: string) => `charity/${charityId}/absorbed-processing-fees`,
  platformFees: 'platform/fees',
  platformServices: 'platform/services',
  platformChargebacks: 'platform/chargebacks',
  /** The costs of refunds that the platform bears. */
  platformRefundCosts: 'platform/refund-costs',
  /** Written-off debts of charities, and disputed money that does not count against a gift. */
  platformLosses: 'platform/losses',
  /**
   * The difference between the scheduled fees and the actual fees of processors. Higher actual fees are a
   * debit.
   */
  processingMargin: 'platform/processing-margin',
  processorFees: (method: string) => `processor/${method}/fees`,
  /** The money that issuers withdraw during disputes. The fees of processors have another account. */
  issuerDisputes: (method: string) => `issuer/${method}/disputes`,
};

/**
 * Books a settled gift. Debits the donor, and credits the charity, the platform and the processor. The
 * platform and the processor also get the absorbed fees. These are debited to separate accounts of the
 * charity.
 */
export function postCompletedGift(gift: CompletedGift): LedgerEntry[] {
  return post(gift, [
    [accounts.donorFunding(gift.donorUserId), -gift.totalChargeMinor],
    [accounts.charityPayable(gift.charityId), gift.netMinor],
    [accounts.platformFees, gift.platformMinor + gift.absorbedPlatformMinor],
    [accounts.processorFees(gift.method), gift.processingMinor + gift.absorbedProcessingMinor],
    [accounts.platformServices, gift.additionalMinor],
    [accounts.absorbedPlatformFees(gift.charityId), -gift.absorbedPlatformMinor],
    [accounts.absorbedProcessingFees(gift.charityId), -gift.absorbedProcessingMinor],
  ]);
}

/** Books the processor's actual fee minus the scheduled fee. The platform bears or keeps this difference. */
export function postProcessingCost(gift: GiftParties, beyondScheduleMinor: bigint): LedgerEntry[] {
  return post(gift, [
    [accounts.processorFees(gift.method), beyondScheduleMinor],
    [accounts.processingMargin, -beyondScheduleMinor],
  ]);
}

/** A refunded part of a gift, and the party that bears the cost. */
export interface RefundedShare extends Omit<Share, 'amountMinor' | 'chargeMinor'> {
  returnedMinor: bigint;
  feeBearer: FeeBearer;
  /** `platform_bears` means that the platform pays the whole refund and the charity keeps the gift. */
  decision: string | null;
}

/**
 * Books a refund. The platform returns its own fee on the refunded part. The processor keeps the processing
 * fee, so the fee bearer pays it. The charity returns the rest of the refund. If the charity is not the fee
 * bearer, it no longer owes the absorbed processing fee on this part.
 */
export function postRefund(gift: GiftParties, refund: RefundedShare): LedgerEntry[] {
  const { returnedMinor, platformFeeMinor, processingFeeMinor, absorbedProcessingMinor, feeBearer } = refund;
  const donor: Line = [accounts.donorFunding(gift.donorUserId), returnedMinor];
  if (refund.decision === 'platform_bears') {
    return post(gift, [donor, [accounts.platformRefundCosts, -returnedMinor]]);
  }
  const struckMinor = feeBearer === 'charity' ? 0n : absorbedProcessingMinor;
  const costMinor = feeBearer === 'platform' ? processingFeeMinor + absorbedProcessingMinor : 0n;
  return post(gift, [
    donor,
    [accounts.charityPayable(gift.charityId), platformFeeMinor + costMinor - struckMinor - returnedMinor],
    [accounts.absorbedProcessingFees(gift.charityId), struckMinor],
    [accounts.platformRefundCosts, -costMinor],
    ...returnedPlatformFee(gift, refund),
  ]);
}

/** Books the failure of a completed refund. Reverses all entries of the refund. */
export function postRefundFailed(gift: GiftParties, refund: RefundedShare): LedgerEntry[] {
  return postRefund(gift, refund).map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
}

/** Returns the amount by which a posting lowers the total balance of a charity's accounts. */
export function takenFromCharity(
  { charityId }: Pick<GiftParties, 'charityId'>,
  entries: LedgerEntry[],
): bigint {
  return entries
    .filter(({ account }) => account.startsWith(`charity/${charityId}/`))
    .reduce((taken, { amountMinor }) => taken - amountMinor, 0n);
}

/** Books a write-off. The platform pays the charity's debt. */
export function postWriteOff(writeOff: {
  charityId: string;
  currency: Currency;
  amountMinor: bigint;
}): LedgerEntry[] {
  return post(writeOff, [
    [accounts.charityPayable(writeOff.charityId), writeOff.amountMinor],
    [accounts.platformLosses, -writeOff.amountMinor],
  ]);
}

/**
 * The part of a gift that a dispute takes back. `beyondMinor` is the withdrawn money beyond the gift. The
 * platform bears this money.
 */
interface DisputedShare extends Omit<RefundedShare, 'feeBearer' | 'decision'> {
  beyondMinor: bigint;
  /**
   * The bank's code for a returned debit; null for other disputes. The platform bears the processing fee of a
   * return.
   */
  returnCode: string | null;
}

/** Books an opened dispute. The issuer withdraws the money, and the charity owes the chargeback fee. */
export function postDispute(
  gift: GiftParties,
  { returnedMinor, beyondMinor }: Pick<DisputedShare, 'returnedMinor' | 'beyondMinor'>,
  feeMinor: bigint,
): LedgerEntry[] {
  const payable = accounts.charityPayable(gift.charityId);
  return post(gift, [
    [payable, -returnedMinor],
    [accounts.platformLosses, -beyondMinor],
    [accounts.issuerDisputes(gift.method), returnedMinor + beyondMinor],
    [payable, -feeMinor],
    [accounts.platformChargebacks, feeMinor],
  ]);
}

/**
 * Books that a dispute now counts against its gift. From now on, the charity bears the withdrawn money
 * instead of the platform. If the dispute is already lost, the platform returns its fee.
 */
export function postDisputeJoined(
  gift: GiftParties,
  share: DisputedShare,
  { feeMinor, isLost }: { feeMinor: bigint; isLost: boolean },
): LedgerEntry[] {
  const payable = accounts.charityPayable(gift.charityId);
  return post(gift, [
    [payable, -share.returnedMinor],
    [accounts.platformLosses, share.returnedMinor],
    [payable, -feeMinor],
    [accounts.platformChargebacks, feeMinor],
    ...(isLost ? feesOfLostDispute(gift, share) : []),
  ]);
}

/**
 * Books a won dispute. The issuer gives the withdrawn money back, but the charity still owes the chargeback
 * fee.
 */
export function postDisputeWon(
  gift: GiftParties,
  { returnedMinor, beyondMinor }: Pick<DisputedShare, 'returnedMinor' | 'beyondMinor'>,
): LedgerEntry[] {
  return post(gift, [
    [accounts.issuerDisputes(gift.method), -returnedMinor - beyondMinor],
    [accounts.charityPayable(gift.charityId), returnedMinor],
    [accounts.platformLosses, beyondMinor],
  ]);
}

/**
 * Books a lost dispute. The donor gets the withdrawn money. The charity gets back the platform's fee on the
 * lost part of the gift.
 */
export function postDisputeLost(gift: GiftParties, share: DisputedShare): LedgerEntry[] {
  const withdrawnMinor = share.returnedMinor + share.beyondMinor;
  return post(gift, [
    [accounts.issuerDisputes(gift.method), -withdrawnMinor],
    [accounts.donorFunding(gift.donorUserId), withdrawnMinor],
    ...feesOfLostDispute(gift, share),
  ]);
}

/** Books that a lost dispute was won after all. Everything but the chargeback fee is as before the dispute. */
export function postDisputeReversed(gift: GiftParties, share: DisputedShare): LedgerEntry[] {
  const fees = feesOfLostDispute(gift, share);
  return post(gift, [
    [accounts.donorFunding(gift.donorUserId), -share.returnedMinor - share.beyondMinor],
    [accounts.charityPayable(gift.charityId), share.returnedMinor],
    [accounts.platformLosses, share.beyondMinor],
    ...fees.map(([account, amountMinor]): Line => [account, -amountMinor]),
  ]);
}

/** The platform returns its fee. If a bank returned the debit, the platform also bears the processing fee. */
function feesOfLostDispute(gift: GiftParties, share: DisputedShare): Line[] {
  const isReturn = share.returnCode !== null;
  const processingMinor = isReturn ? share.processingFeeMinor : 0n;
  const absorbedMinor = isReturn ? share.absorbedProcessingMinor : 0n;
  return [
    [accounts.charityPayable(gift.charityId), share.platformFeeMinor + processingMinor],
    [accounts.absorbedProcessingFees(gift.charityId), absorbedMinor],
    [accounts.platformRefundCosts, -processingMinor - absorbedMinor],
    ...returnedPlatformFee(gift, share),
  ];
}

/**
 * Debits the platform's fees, and cancels the charity's debt for the absorbed part. The caller must credit
 * `platformFeeMinor` to the charity.
 */
function returnedPlatformFee(
  gift: GiftParties,
  { platformFeeMinor, absorbedPlatformMinor }: Pick<Share, 'platformFeeMinor' | 'absorbedPlatformMinor'>,
): Line[] {
  return [
    [accounts.platformFees, -platformFeeMinor - absorbedPlatformMinor],
    [accounts.absorbedPlatformFees(gift.charityId), absorbedPlatformMinor],
  ];
}

export type Line = [account: string, amountMinor: bigint];

/** Converts lines to the entries of a posting. Omits lines with a zero amount. */
export function post({ currency }: Pick<GiftParties, 'currency'>, lines: Line[]): LedgerEntry[] {
  const entries = lines.map(([account, amountMinor]) => ({ account, currency, amountMinor }));
  return assertBalanced(entries.filter(({ amountMinor }) => amountMinor !== 0n));
}

/** Returns the entries if they sum to zero in every currency. Throws for any other sum, which is a bug. */
export function assertBalanced(entries: LedgerEntry[]): LedgerEntry[] {
  const sums = new Map<string, bigint>();
  for (const { currency, amountMinor } of entries) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`unbalanced posting: ${currency} is off by ${String(sum)}`);
  }
  return entries;
}
