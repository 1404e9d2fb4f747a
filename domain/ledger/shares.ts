/** Computes the charge and the fees that belong to a returned part of a gift. See docs/rules/refunds.md. */
import { divideHalfUp } from '../money';

/** A part of a gift, in minor units of its currency. */
export interface Share {
  amountMinor: bigint;
  /** The charge on this part. It exceeds `amountMinor` if the donor covered the fees. */
  chargeMinor: bigint;
  /** The platform's fee on this part. The platform returns it. */
  platformFeeMinor: bigint;
  /** The absorbed platform fee on this part. The charity no longer owes it. */
  absorbedPlatformMinor: bigint;
  /** The processing fee on this part. The processor keeps it. */
  processingFeeMinor: bigint;
  /** The absorbed processing fee on this part. */
  absorbedProcessingMinor: bigint;
}

export const NO_SHARE: Share = {
  amountMinor: 0n,
  chargeMinor: 0n,
  platformFeeMinor: 0n,
  absorbedPlatformMinor: 0n,
  processingFeeMinor: 0n,
  absorbedProcessingMinor: 0n,
};

interface Gift {
  amountMinor: bigint;
  totalChargeMinor: bigint;
  platformFeeMinor: bigint;
  absorbedPlatformMinor: bigint;
  processingFeeMinor: bigint;
  absorbedProcessingMinor: bigint;
}

/**
 * Computes the share of the next returned part, in proportion to the charge and the fees of the gift. `taken`
 * is the sum of all earlier shares. This function rounds the running total, not each share. So all shares of
 * a gift add up exactly to its charge and fees.
 */
export function shareOf(gift: Gift, taken: Share, amountMinor: bigint): Share {
  const after = taken.amountMinor + amountMinor;
  if (amountMinor <= 0n || after > gift.amountMinor)
    throw new RangeError('a share must be positive and at most what is left of the gift');
  // `taken` omits failed refunds, so its rounded sums can exceed the exact sums. The part is then 0.
  const part = (whole: bigint, before: bigint) => {
    const minor = divideHalfUp(whole * after, gift.amountMinor) - before;
    // A mutant survives: either way the share is zero
    return minor < 0n ? 0n : minor;
  };
  return {
    amountMinor,
    chargeMinor: part(gift.totalChargeMinor, taken.chargeMinor),
    platformFeeMinor: part(gift.platformFeeMinor, taken.platformFeeMinor),
    absorbedPlatformMinor: part(gift.absorbedPlatformMinor, taken.absorbedPlatformMinor),
    processingFeeMinor: part(gift.processingFeeMinor, taken.processingFeeMinor),
    absorbedProcessingMinor: part(gift.absorbedProcessingMinor, taken.absorbedProcessingMinor),
  };
}

/**
 * Computes the part of a gift that a processor withdrew. Returns NO_SHARE if nothing of the gift is left. The
 * charge of the share may be smaller than `withdrawnMinor`. The rest of the withdrawn money is then not a
 * part of the gift.
 */
export function shareOfWithdrawn(gift: Gift, taken: Share, withdrawnMinor: bigint): Share {
  const leftMinor = gift.amountMinor - taken.amountMinor;
  const leftChargeMinor = gift.totalChargeMinor - taken.chargeMinor;
  if (leftMinor <= 0n || leftChargeMinor <= 0n) return NO_SHARE;
  if (withdrawnMinor >= leftChargeMinor) return shareOf(gift, taken, leftMinor);
  const afterMinor = taken.chargeMinor + withdrawnMinor;
  const wantedMinor = divideHalfUp(gift.amountMinor * afterMinor, gift.totalChargeMinor) - taken.amountMinor;
  // Keeps at least one minor unit of the gift, because less than the rest of the charge was withdrawn.
  const amountMinor = wantedMinor < leftMinor ? wantedMinor : leftMinor - 1n;
  if (amountMinor <= 0n) return NO_SHARE;
  return { ...shareOf(gift, taken, amountMinor), chargeMinor: withdrawnMinor };
}
