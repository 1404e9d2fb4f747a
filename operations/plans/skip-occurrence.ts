import { type Database } from '../../db/database';
import { lockPlan } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { type Plan, skipNext } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/** Skips the next date of an active plan. */
export async function skipOccurrence(
  tx: Database,
  { planId, at }: { planId: string; at: Date },
): Promise<Plan> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  return storePlanChange(tx, skipNext(plan), at);
}
