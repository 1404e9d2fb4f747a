import { type Database } from '../../db/database';
import { lockPayout, type Payout } from '../../db/queries/payouts/payouts';
import { insertNotices } from '../../db/queries/platform/enqueue-mail';
import { GivingError, requireRow } from '../../domain/errors';
import { type PayoutKind } from '../../domain/mails/kinds';
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

/** Tells every member of the charity by mail about a change of a payout. */
export async function tellMembers(
  tx: Database,
  { id: payoutId, charityId }: Pick<Payout, 'id' | 'charityId'>,
  kind: PayoutKind,
): Promise<void> {
  await insertNotices(tx, { kind, audience: { charityId }, subject: payoutId });
}
