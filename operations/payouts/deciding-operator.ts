import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findPayout, type Payout } from '../../db/queries/payouts/payouts';
import { GivingError, notFound } from '../../domain/errors';
import { requireIndependence } from '../members/independence';

/** Finds a payout for an operator's command. Throws FORBIDDEN unless the operator is independent. */
export async function findPayoutToDecide(
  tx: Database,
  { payoutId, actor, at }: { payoutId: string; actor: Actor; at: Date },
): Promise<Payout> {
  if (!actor.isOperator || !actor.scopes.includes('payouts:manage')) {
    const message = 'Only an operator with the scope payouts:manage may decide about a payout.';
    throw new GivingError('FORBIDDEN', message);
  }
  const payout = await findPayout(tx, payoutId);
  if (payout === undefined) throw notFound('payout');
  const { charityId, requestedBy } = payout;
  const parties = requestedBy === null ? [] : [requestedBy];
  await requireIndependence(tx, { charityId, parties, actor, at });
  return payout;
}
