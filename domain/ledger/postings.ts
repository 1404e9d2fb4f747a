/** Builds balanced double-entry postings. A posting is never edited, only reversed. See docs/rules/ledger.md. */
import type { Currency } from '../money';
import type { FeeBearer } from '../refunds/refund';
import type { Share } from './shares';

/** One line of a posting: positive is a credit to the account, negative a debit. */
export interface LedgerEntry {
  account: string;
  currency: Currency;
  amountMinor: bigint;
}

/** The kinds of postings of a gift. `completed` is booked once per gift, the others once per refund or dispute. */
export type GiftPostingKind = 'completed' | 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost';

/** All kinds of postings. `written_off` belongs to no gift. */
export type PostingKind = GiftPostingKind | 'written_off';

/** The parties whose accounts a gift touches. */
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
  /** Absorbed fees, which the charity owes. */
  absorbedPlatformMinor: bigint;
  absorbedProcessingMinor: bigint;
}

/** Account names read `<owner>/<id>/<purpose>`, so that one owner's accounts share a prefix. */
export const accounts = {
  donorFunding: (userId: string) => `donor/${userId}/funding`,
  charityPayable: (charityId: string) => `charity/${charityId}/payable`,
  /** Fees that the charity absorbed: a debit balance is what it owes. */
  absorbedPlatformFees: (charityId: string) => `charity/${charityId}/absorbed-platform-fees`,
  absorbedProcessingFees: (charityId: string) => `charity/${charityId}/absorbed-processing-fees`,
  platformFees: 'platform/fees',
  platformServices: 'platform/services',
  platformChargebacks: 'platform/chargebacks',
  /** What refunds cost the platform. */
  platformRefundCosts: 'platform/refund-costs',
  /** Debts of charities that were written off. */
  platformLosses: 'platform/losses',
  processorFees: (method: string) => `processor/${method}/fees`,
  /** Money that issuers withdrew until a dispute is decided. It is not a processor's cost. */
  issuerDisputes: (method: string) => `issuer/${method}/disputes`,
};

/**
 * The posting of a settled gift: debits the donor, and credits the charity, the platform and the processor. The platform
 * and the processor earn absorbed fees too. The charity is debited for them on separate accounts.
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

/** A refunded part of a gift, and who bears its cost. */
export interface RefundedShare extends Omit<Share, 'amountMinor' | 'chargeMinor'> {
  returnedMinor: bigint;
  feeBearer: FeeBearer;
  /** `platform_bears`: the platform bears the whole refund, and the charity keeps the gift. */
  decision: string | null;
}

/**
 * The posting of a refund: the platform returns its share of the fee, and the charity what is left of its share. The fee
 * bearer pays the processing fee, which the processor keeps. An absorbed one is no longer the charity's debt if the donor
 * or the platform bears it.
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

/** What a posting takes from a charity: its payable less its absorbed fees falls by this much. */
export function takenFromCharity(
  { charityId }: Pick<GiftParties, 'charityId'>,
  entries: LedgerEntry[],
): bigint {
  return entries
    .filter(({ account }) => account.startsWith(`charity/${charityId}/`))
    .reduce((taken, { amountMinor }) => taken - amountMinor, 0n);
}

/** The posting of a write-off: the platform bears what a charity owes. */
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

/** The part of a gift that a dispute takes back. */
type DisputedShare = Pick<RefundedShare, 'returnedMinor' | 'platformFeeMinor' | 'absorbedPlatformMinor'>;

/** The posting of an opened dispute: the issuer withdraws the money, and the charity owes the chargeback fee. */
export function postDispute(
  gift: GiftParties,
  { returnedMinor }: DisputedShare,
  feeMinor: bigint,
): LedgerEntry[] {
  const payable = accounts.charityPayable(gift.charityId);
  return post(gift, [
    [payable, -returnedMinor],
    [accounts.issuerDisputes(gift.method), returnedMinor],
    [payable, -feeMinor],
    [accounts.platformChargebacks, feeMinor],
  ]);
}

/** The posting of a won dispute: the charity gets the withdrawn money back. It still owes the chargeback fee. */
export function postDisputeWon(gift: GiftParties, { returnedMinor }: DisputedShare): LedgerEntry[] {
  return post(gift, [
    [accounts.issuerDisputes(gift.method), -returnedMinor],
    [accounts.charityPayable(gift.charityId), returnedMinor],
  ]);
}

/** The posting of a lost dispute: the donor gets the withdrawn money. The platform returns its share of the fee. */
export function postDisputeLost(gift: GiftParties, share: DisputedShare): LedgerEntry[] {
  return post(gift, [
    [accounts.issuerDisputes(gift.method), -share.returnedMinor],
    [accounts.donorFunding(gift.donorUserId), share.returnedMinor],
    [accounts.charityPayable(gift.charityId), share.platformFeeMinor],
    ...returnedPlatformFee(gift, share),
  ]);
}

/** The platform returns its fee. Callers book the part that the charity had paid; absorbed fees are no longer owed. */
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

/** Returns the entries when they sum to zero in every currency; anything else is a bug and throws. */
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
