import { type Database } from '../../db/database';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { type Donation } from '../../db/queries/gifts/gifts';
import { findPendingRefund, findTakenShare } from '../../db/queries/refunds/refunds';
import { NO_SHARE, shareOfWithdrawn } from '../../domain/ledger/shares';
import { chargebackFeeOf } from './fee';

type WithdrawnShare = Pick<
  Dispute,
  | 'amountMinor'
  | 'returnedMinor'
  | 'platformFeeMinor'
  | 'absorbedPlatformMinor'
  | 'processingFeeMinor'
  | 'absorbedProcessingMinor'
  | 'beyondMinor'
  | 'feeMinor'
>;

/**
 * Splits the money that a processor withdrew into the gift's part and the part that the platform bears. The platform
 * bears everything while the gift is not completed or has a pending refund. Lock the gift first.
 */
export async function splitWithdrawn(
  tx: Database,
  gift: Donation,
  { withdrawnMinor, isReturn }: { withdrawnMinor: bigint; isReturn: boolean },
): Promise<WithdrawnShare> {
  const isSettled = gift.status === 'completed' || gift.status === 'disputed';
  const isFree = isSettled && (await findPendingRefund(tx, gift.id)) === undefined;
  const taken = isFree ? await findTakenShare(tx, gift.id) : NO_SHARE;
  const part = isFree ? shareOfWithdrawn(gift, taken, withdrawnMinor) : NO_SHARE;
  const { chargeMinor, ...share } = part;
  const hasPart = share.amountMinor > 0n;
  return {
    ...share,
    returnedMinor: chargeMinor,
    beyondMinor: withdrawnMinor - chargeMinor,
    // The charity owes no chargeback fee for money that it never had, or for an ACH return.
    feeMinor: hasPart && !isReturn ? chargebackFeeOf(gift) : 0n,
  };
}
