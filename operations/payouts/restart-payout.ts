import { type Database } from '../../db/database';
import { lockPayout } from '../../db/queries/payouts/payouts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { requireRow } from '../../domain/errors';
import { type PayoutMeans } from '../../gateways/payouts/payout-provider';
import { promisePayout } from './start-payout';

const ENDED = ['failed', 'returned', 'cancelled'];

/**
 * Starts the lost workflow of a payout again. Returns false if the payout has ended or its start is queued. A paid
 * payout needs its workflow until the bank can no longer send the money back.
 */
export async function restartPayout(
  tx: Database,
  { payoutId, means }: { payoutId: string; means: PayoutMeans },
): Promise<boolean> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (ENDED.includes(payout.status) || (await hasQueuedStart(tx, payoutId))) return false;
  await promisePayout(tx, payout, means);
  return true;
}
