import { type Database } from '../../db/database';
import { lockPlan } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { cancelPlan, isLive } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/** Cancels a plan because one of its gifts was disputed. Does nothing if the plan has ended. */
export async function stopDisputedPlan(
  tx: Database,
  { planId, at }: { planId: string; at: Date },
): Promise<void> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  if (!isLive(plan)) return;
  await storePlanChange(tx, cancelPlan(plan, 'platform', 'A gift of this plan was disputed.', at), at);
}
