import { type Share } from '../../../domain/ledger/shares';

export const addShares = (a: Share, b: Share): Share => ({
  amountMinor: a.amountMinor + b.amountMinor,
  chargeMinor: a.chargeMinor + b.chargeMinor,
  platformFeeMinor: a.platformFeeMinor + b.platformFeeMinor,
  absorbedPlatformMinor: a.absorbedPlatformMinor + b.absorbedPlatformMinor,
  processingFeeMinor: a.processingFeeMinor + b.processingFeeMinor,
  absorbedProcessingMinor: a.absorbedProcessingMinor + b.absorbedProcessingMinor,
});
