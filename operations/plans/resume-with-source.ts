import { type Database } from '../../db/database';
import { isLive, type Plan, regainSource } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/** Resumes a plan that got another source after the earlier one was disabled. Any other plan stays as it is. */
export async function resumeWithSource(tx: Database, plan: Plan, at: Date): Promise<Plan> {
  return isLive(plan) && plan.needsSource ? storePlanChange(tx, regainSource(plan, at), at) : plan;
}
