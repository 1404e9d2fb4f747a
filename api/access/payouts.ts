import { findPayout } from '../../db/queries/payouts/payouts';
import { belowCharity } from './charities';

/** Loads a payout of the charity in the path. The rule `readPayouts` of `loadCharity` says who may read it. */
export const loadPayout = belowCharity('payout of this charity', (db, { payout_id }: { payout_id: string }) =>
  findPayout(db, payout_id),
);

export interface PayoutToDecide {
  db: Database;
  actor: Actor;
  params: { payout_id: string };
  now: Date;
}

/** Loads the payout in the path. An operator who has a tie to the charity, or who asked for the payout, gets 403. */
export async function loadPayoutToDecide({ db, actor, params, now }: PayoutToDecide): Promise<Payout> {
  const payout = await findPayout(db, params.payout_id);
  if (payout === undefined) throw notFound('payout');
  const { charityId, requestedBy } = payout;
  const parties = requestedBy === null ? [] : [requestedBy];
  await requireIndependence({ tx: db, at: now, actor }, { charityId, parties });
  return payout;
}
