import { type Database } from '../../db/database';
import { isLive, type Plan, regainSource } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/**
 * Resumes a plan that got a new source after its earlier source was disabled. Returns any other plan
 * unchanged.
 */
export async function resumeWithSource(tx: Database, plan: Plan, at: Date): Promise<Plan> {
  return isLive(plan) && plan.needsSource ? storePlanChange(tx, regainSource(plan, at), at) : plan;
}
