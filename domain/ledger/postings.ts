/** Double-entry postings: pure builders of balanced entries. Money is never edited, only reversed by a new posting. */
import type { Currency } from '../money';

/** One line of a posting: positive is a credit to the account, negative a debit. */
export interface LedgerEntry {
  account: string;
  currency: Currency;
  amountMinor: bigint;
}

export interface CompletedGift {
  donorUserId: string;
  charityId: string;
  currency: Currency;
  method: string;
  totalChargeMinor: bigint;
  netMinor: bigint;
  platformMinor: bigint;
  processingMinor: bigint;
  additionalMinor: bigint;
  /** Owed by the charity, because it absorbs them. */
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
  processorFees: (method: string) => `processor/${method}/fees`,
};

/**
 * The posting of a settled gift: the donor is debited, charity, platform and processor are credited. Absorbed fees are earned
 * all the same: the charity is debited for them beside what it receives.
 */
export function postCompletedGift(gift: CompletedGift): LedgerEntry[] {
  const entry = (account: string, amountMinor: bigint): LedgerEntry => ({
    account,
    currency: gift.currency,
    amountMinor,
  });
  return assertBalanced(
    [
      entry(accounts.donorFunding(gift.donorUserId), -gift.totalChargeMinor),
      entry(accounts.charityPayable(gift.charityId), gift.netMinor),
      entry(accounts.platformFees, gift.platformMinor + gift.absorbedPlatformMinor),
      entry(accounts.processorFees(gift.method), gift.processingMinor + gift.absorbedProcessingMinor),
      entry(accounts.platformServices, gift.additionalMinor),
      entry(accounts.absorbedPlatformFees(gift.charityId), -gift.absorbedPlatformMinor),
      entry(accounts.absorbedProcessingFees(gift.charityId), -gift.absorbedProcessingMinor),
    ].filter((line) => line.amountMinor !== 0n),
  );
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
