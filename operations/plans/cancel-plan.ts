import { type Database } from '../../db/database';
import { lockPlan } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { cancelPlan as cancel, type Plan, type PlanActor } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

export interface Cancellation {
  planId: string;
  by: PlanActor;
  reason: string | null;
  at: Date;
}

/** Cancels a plan that has not ended yet. Records who cancelled it and why. */
export async function cancelPlan(tx: Database, { planId, by, reason, at }: Cancellation): Promise<Plan> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  return storePlanChange(tx, cancel(plan, by, reason, at), at);
}
