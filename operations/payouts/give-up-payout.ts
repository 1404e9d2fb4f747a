import { type Database } from '../../db/database';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { isReserving } from '../../domain/payouts/payout';
import { failUnsentPayout } from './fail-unsent-payout';

/** Fails a payout whose run an operator cancelled. Changes nothing if the payout has left or ended. */
export async function giveUpPayout(
  tx: Database,
  { payoutId, at }: { payoutId: string; at: Date },
): Promise<Payout> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (!isReserving(payout.status)) return payout;
  return failUnsentPayout(tx, { payout, code: 'CANCELLED_BY_OPERATOR', at });
}
