import { type Database } from '../../db/database';
import { lockPayout, type Payout, type PayoutMove, storePayoutMove } from '../../db/queries/payouts/payouts';
import { GivingError, requireRow } from '../../domain/errors';
import { mayMove, type PayoutStatus } from '../../domain/payouts/payout';

/**
 * Moves a locked payout to another status. Every new status of a payout goes through here. Throws a RangeError if the
 * rules never allow the move.
 */
export async function movePayout(tx: Database, payout: Payout, changes: PayoutMove): Promise<Payout> {
  if (!mayMove(payout.status, changes.status))
    throw new RangeError(`a payout never goes from ${payout.status} to ${changes.status}`);
  await storePayoutMove(tx, payout.id, changes);
  return { ...payout, ...changes };
}

/** Locks a payout. Throws CONFLICT unless it may move to the status `to`. */
export async function lockMovable(tx: Database, payoutId: string, to: PayoutStatus): Promise<Payout> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (mayMove(payout.status, to)) return payout;
  throw payoutConflict(payout);
}

export function payoutConflict({ status }: Pick<Payout, 'status'>, message?: string): GivingError {
  return new GivingError('CONFLICT', message ?? `The payout is ${status.replace('_', ' ')}.`, { status });
}
