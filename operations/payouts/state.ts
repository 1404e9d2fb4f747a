import { type Database } from '../../db/database';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { GivingError, requireRow } from '../../domain/errors';
import { mayMove, type PayoutStatus } from '../../domain/payouts/payout';

/** Locks a payout. Throws CONFLICT unless it may move to the status `to`. */
export async function lockMovable(tx: Database, payoutId: string, to: PayoutStatus): Promise<Payout> {
  const payout = requireRow(await lockPayout(tx, payoutId), payoutId);
  if (mayMove(payout.status, to)) return payout;
  throw payoutConflict(payout);
}

export function payoutConflict({ status }: Pick<Payout, 'status'>, message?: string): GivingError {
  return new GivingError('CONFLICT', message ?? `The payout is ${status.replace('_', ' ')}.`, { status });
}
