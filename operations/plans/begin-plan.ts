import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { lockPlan } from '../../db/queries/plans/plans';
import { beginPlan as begin } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/**
 * Begins the plan of a gift that was just charged. Call it in the transaction that stores the charge. Does nothing for
 * a one-time gift, and for a plan that has begun or ended.
 */
export async function beginPlan(
  tx: Database,
  { recurringId }: Pick<Donation, 'recurringId'>,
  at: Date,
): Promise<void> {
  const plan = recurringId === null ? undefined : await lockPlan(tx, recurringId);
  if (plan?.status === 'pending') await storePlanChange(tx, begin(plan), at);
}
