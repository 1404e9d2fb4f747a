import { type Database } from '../../db/database';
import { lockPlan } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { type Plan, resumePlan as resume } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/** Resumes a plan that its donor paused. Skips the occurrences that were due during the pause. */
export async function resumePlan(tx: Database, { planId, at }: { planId: string; at: Date }): Promise<Plan> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  return storePlanChange(tx, resume(plan, at), at);
}
