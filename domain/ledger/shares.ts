/** What a part of a gift is in charge and fees when it goes back (docs/money.md: "Refunds"). */
import { divideHalfUp } from '../money';

/** A part of a gift, in minor units of its currency. */
export interface Share {
  /** The part of the gift's amount. */
  amountMinor: bigint;
  /** What the donor gets back for it: with covered fees more than the amount. */
  returnedMinor: bigint;
  /** The platform's fee on it, which the platform returns. */
  platformFeeMinor: bigint;
  /** The platform's fee on it that the charity absorbed, and which it then owes no longer. */
  absorbedPlatformMinor: bigint;
}

export const NO_SHARE: Share = {
  amountMinor: 0n,
  returnedMinor: 0n,
  platformFeeMinor: 0n,
  absorbedPlatformMinor: 0n,
};

interface Gift {
  amountMinor: bigint;
  totalChargeMinor: bigint;
  platformFeeMinor: bigint;
  absorbedPlatformMinor: bigint;
}

/**
 * The share of a further part of a gift, in proportion to its charge and platform fees. `taken` are all shares so far:
 * each new one rounds their sum, so that the shares of a whole gift sum to its charge and its platform fees exactly.
 */
export function shareOf(gift: Gift, taken: Share, amountMinor: bigint): Share {
  const after = taken.amountMinor + amountMinor;
  if (amountMinor <= 0n || after > gift.amountMinor)
    throw new RangeError('a share is a part of what is left');
  // A part that was freed again may have been rounded up: the next share then takes nothing for it.
  const part = (whole: bigint, before: bigint) => {
    const minor = divideHalfUp(whole * after, gift.amountMinor) - before;
    return minor < 0n ? 0n : minor;
  };
  return {
    amountMinor,
    returnedMinor: part(gift.totalChargeMinor, taken.returnedMinor),
    platformFeeMinor: part(gift.platformFeeMinor, taken.platformFeeMinor),
    absorbedPlatformMinor: part(gift.absorbedPlatformMinor, taken.absorbedPlatformMinor),
  };
}
