import { type Database } from '../../db/database';
import { type Payout, updatePayout } from '../../db/queries/payouts/payouts';
import { lockMovable } from './locked-payout';
import { wakePayout } from './start-payout';

/** Cancels a payout that has not left. Its amount is available again. */
export async function cancelPayout(
  tx: Database,
  { payoutId, at }: { payoutId: string; at: Date },
): Promise<Payout> {
  const payout = await lockMovable(tx, payoutId, 'cancelled');
  const end = { status: 'cancelled', endedAt: at } as const;
  await updatePayout(tx, payout.id, end);
  await wakePayout(tx, payout.id);
  return { ...payout, ...end };
}
