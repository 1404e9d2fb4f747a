import { type Database } from '../../db/database';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { type Gift } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { findPendingRefund, findTakenShare } from '../../db/queries/refunds/refunds';
import { priceFixedFee } from '../../domain/fees/price-fee';
import { scheduleOf } from '../../domain/fees/schedule';
import {
  postDispute,
  postDisputeJoined,
  postDisputeLost,
  postDisputeReversed,
  postDisputeWon,
} from '../../domain/ledger/postings';
import { NO_SHARE, shareOfWithdrawn } from '../../domain/ledger/shares';
import { type Act } from '../act';

export interface DisputePosting {
  gift: Gift;
  dispute: Dispute;
  kind: 'disputed' | 'dispute_joined' | 'dispute_won' | 'dispute_lost' | 'dispute_reversed';
}

/** Books one change of a dispute in the ledger. */
export async function bookDispute({ tx, at }: Act, { gift, dispute, kind }: DisputePosting): Promise<void> {
  const parties = { ...gift, method: gift.paymentMethod };
  const { feeMinor } = dispute;
  const entries = {
    disputed: () => postDispute(parties, dispute, feeMinor),
    dispute_joined: () =>
      postDisputeJoined(parties, dispute, { feeMinor, isLost: dispute.joined === 'after_loss' }),
    dispute_won: () => postDisputeWon(parties, dispute),
    dispute_lost: () => postDisputeLost(parties, dispute),
    dispute_reversed: () => postDisputeReversed(parties, dispute),
  }[kind]();
  await insertPosting(tx, { donationId: gift.id, kind, cause: dispute.id, at, entries });
}

/** Returns the chargeback fee in the gift's currency, by the fee schedule that priced the gift. */
export function chargebackFeeOf(gift: Pick<Gift, 'currency' | 'usdPerUnit' | 'feeSchedule'>): bigint {
  return priceFixedFee('chargeback', gift, scheduleOf(gift.feeSchedule));
}

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
  gift: Gift,
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
