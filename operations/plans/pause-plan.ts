import { type Database } from '../../db/database';
import { lockPlan } from '../../db/queries/plans/plans';
import { type Day } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { pausePlan as pause, type Plan } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/**
 * Pauses an active plan at its donor's request. If `until` is set, the plan resumes automatically on that
 * day.
 */
export async function pausePlan(
  tx: Database,
  { planId, until, at }: { planId: string; until: Day | null; at: Date },
): Promise<Plan> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  return storePlanChange(tx, pause(plan, until, at), at);
}
