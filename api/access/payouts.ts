import { findPayout } from '../../db/queries/payouts/payouts';
import { belowCharity } from './charities';

/** Loads a payout of the charity in the path. The rule `readPayouts` of `loadCharity` says who may read it. */
export const loadPayout = belowCharity('payout of this charity', (db, { payout_id }: { payout_id: string }) =>
  findPayout(db, payout_id),
);
