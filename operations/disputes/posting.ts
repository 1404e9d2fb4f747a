import { type Database } from '../../db/database';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { type Donation } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import {
  postDispute,
  postDisputeJoined,
  postDisputeLost,
  postDisputeReversed,
  postDisputeWon,
} from '../../domain/ledger/postings';

export interface DisputePosting {
  gift: Donation;
  dispute: Dispute;
  kind: 'disputed' | 'dispute_joined' | 'dispute_won' | 'dispute_lost' | 'dispute_reversed';
  at: Date;
}

/** Books one change of a dispute in the ledger. */
export async function bookDispute(tx: Database, { gift, dispute, kind, at }: DisputePosting): Promise<void> {
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
