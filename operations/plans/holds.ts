import { type Database } from '../../db/database';
import { lockPlan, lockPlansOfCharity } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { cancelPlan, type Hold, holdPlan, isLive, releasePlan } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/**
 * Pauses every live plan of a charity that lost its verification. A plan skips the dates that fall into this
 * pause.
 */
export async function holdPlans(
  tx: Database,
  { charityId, at }: { charityId: string; at: Date },
): Promise<void> {
  for (const plan of await lockPlansOfCharity(tx, charityId)) {
    await storePlanChange(tx, holdPlan(plan, 'verification'), at);
  }
}

export interface Release {
  charityId: string;
  /** Ends only holds with this reason. If undefined, ends all holds. */
  heldFor?: Hold;
  at: Date;
}

/**
 * Ends the holds of a charity's plans. A hold is a pause by the platform, so a plan that its donor paused
 * stays paused.
 */
export async function releasePlans(tx: Database, { charityId, heldFor, at }: Release): Promise<void> {
  for (const plan of await lockPlansOfCharity(tx, charityId)) {
    const isHeld = heldFor === undefined ? plan.heldFor !== null : plan.heldFor === heldFor;
    if (isHeld) await storePlanChange(tx, releasePlan(plan, at), at);
  }
}

/** Cancels a plan because one of its gifts was disputed. Does nothing if the plan has ended. */
export async function stopDisputedPlan(
  tx: Database,
  { planId, at }: { planId: string; at: Date },
): Promise<void> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  if (!isLive(plan)) return;
  await storePlanChange(tx, cancelPlan(plan, 'platform', 'A gift of this plan was disputed.', at), at);
}
