/** Builds balanced double-entry postings. A posting is never edited, only reversed. See docs/rules/ledger.md. */
import type { Currency } from '../money';
import type { FeeBearer } from '../refunds/refund';
import type { Share } from './shares';

/** A posting is a list of these entries. A positive amount credits the account, and a negative amount debits it. */
export interface LedgerEntry {
  account: string;
  currency: Currency;
  amountMinor: bigint;
}

/** A gift has these kinds of postings: the first two once per gift, the others once per refund or dispute. */
export type GiftPostingKind =
  | 'completed'
  | 'processing_cost'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_joined'
  | 'dispute_won'
  | 'dispute_lost';

/** Adds `written_off`, which belongs to a charity's debt and not to a gift. */
export type PostingKind = GiftPostingKind | 'written_off';

/** A gift changes the accounts of these parties. */
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
  /** The charity absorbed these fees and owes them. */
  absorbedPlatformMinor: bigint;
  absorbedProcessingMinor: bigint;
}

/** Account names read `<owner>/<id>/<purpose>`, so that one owner's accounts share a prefix. */
export const accounts = {
  donorFunding: (userId: string) => `donor/${userId}/funding`,
  charityPayable: (charityId: string) => `charity/${charityId}/payable`,
  /** A debit balance is the charity's debt for fees that it absorbed. */
  absorbedPlatformFees: (charityId: string) => `charity/${charityId}/absorbed-platform-fees`,
  absorbedProcessingFees: (charityId: string) => `charity/${charityId}/absorbed-processing-fees`,
  platformFees: 'platform/fees',
  platformServices: 'platform/services',
  platformChargebacks: 'platform/chargebacks',
  /** The platform bears these costs of refunds. */
  platformRefundCosts: 'platform/refund-costs',
  /** Debts of charities that the platform wrote off, and disputed money that is no part of a gift. */
  platformLosses: 'platform/losses',
  /** What processors took beyond the schedule's fees, as a debit. */
  processingMargin: 'platform/processing-margin',
  processorFees: (method: string) => `processor/${method}/fees`,
  /** Holds the money that issuers withdraw during disputes. A processor's fees have another account. */
  issuerDisputes: (method: string) => `issuer/${method}/disputes`,
};

/**
 * Books a settled gift: debits the donor, and credits the charity, the platform and the processor. The platform and the
 * processor also earn absorbed fees. Separate accounts of the charity are debited for absorbed fees.
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

/** Books what the processor really took beyond the schedule's fee. The platform bears it, or keeps what is left. */
export function postProcessingCost(gift: GiftParties, beyondScheduleMinor: bigint): LedgerEntry[] {
  return post(gift, [
    [accounts.processorFees(gift.method), beyondScheduleMinor],
    [accounts.processingMargin, -beyondScheduleMinor],
  ]);
}

/** Describes a refunded part of a gift and who bears the cost. */
export interface RefundedShare extends Omit<Share, 'amountMinor' | 'chargeMinor'> {
  returnedMinor: bigint;
  feeBearer: FeeBearer;
  /** `platform_bears` means that the platform pays the whole refund and the charity keeps the gift. */
  decision: string | null;
}

/**
 * Books a refund. The platform returns its own fee on the refunded part. The processor keeps the processing fee, so the
 * fee bearer pays it. The charity returns the rest of the refund. If another party bears the fee, the charity stops
 * owing the absorbed processing fee on this part.
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

/** Books that a completed refund failed: reverses all of its entries. */
export function postRefundFailed(gift: GiftParties, refund: RefundedShare): LedgerEntry[] {
  return postRefund(gift, refund).map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
}

/** Returns by how much a posting lowers the total balance of a charity's accounts. */
export function takenFromCharity(
  { charityId }: Pick<GiftParties, 'charityId'>,
  entries: LedgerEntry[],
): bigint {
  return entries
    .filter(({ account }) => account.startsWith(`charity/${charityId}/`))
    .reduce((taken, { amountMinor }) => taken - amountMinor, 0n);
}

/** Books a write-off: the platform pays the charity's debt. */
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

/** A dispute takes back this part of a gift, and `beyondMinor` from the platform. */
interface DisputedShare extends Omit<RefundedShare, 'feeBearer' | 'decision'> {
  beyondMinor: bigint;
  /** A bank returned the debit with this code. The platform then bears the processing fee. */
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
 * Books that disputed money became part of its gift: the charity bears it instead of the platform. If the dispute was
 * lost before, the platform now returns its fee.
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

/** Books a won dispute. The withdrawn money goes back, but the charity still owes the chargeback fee. */
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

/** Books a lost dispute. The donor gets the withdrawn money, and the charity gets back the platform's fee on it. */
export function postDisputeLost(gift: GiftParties, share: DisputedShare): LedgerEntry[] {
  const withdrawnMinor = share.returnedMinor + share.beyondMinor;
  return post(gift, [
    [accounts.issuerDisputes(gift.method), -withdrawnMinor],
    [accounts.donorFunding(gift.donorUserId), withdrawnMinor],
    ...feesOfLostDispute(gift, share),
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

/** Debits the platform's fees and cancels the debt for absorbed ones. Callers credit the charity `platformFeeMinor`. */
function returnedPlatformFee(
  gift: GiftParties,
  { platformFeeMinor, absorbedPlatformMinor }: Pick<Share, 'platformFeeMinor' | 'absorbedPlatformMinor'>,
): Line[] {
  return [
    [accounts.platformFees, -platformFeeMinor - absorbedPlatformMinor],
    [accounts.absorbedPlatformFees(gift.charityId), absorbedPlatformMinor],
  ];
}

type Line = [account: string, amountMinor: bigint];

function post({ currency }: Pick<GiftParties, 'currency'>, lines: Line[]): LedgerEntry[] {
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
