import { lockPlan, lockPlansOfCharity } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { cancelPlan, type Hold, holdPlan, isLive, releasePlan } from '../../domain/plans/plan';
import { type Act } from '../act';
import { storePlanChange } from './plan-change';

/**
 * Pauses every live plan of a charity that lost its verification. A plan skips the dates that fall into this
 * pause.
 */
export async function holdPlans(act: Act, charityId: string): Promise<void> {
  for (const plan of await lockPlansOfCharity(act.tx, charityId)) {
    await storePlanChange(act, holdPlan(plan, 'verification'));
  }
}

export interface Release {
  charityId: string;
  /** Ends only holds with this reason. If undefined, ends all holds. */
  heldFor?: Hold;
}

/**
 * Ends the holds of a charity's plans. A hold is a pause by the platform, so a plan that its donor paused
 * stays paused.
 */
export async function releasePlans(act: Act, { charityId, heldFor }: Release): Promise<void> {
  for (const plan of await lockPlansOfCharity(act.tx, charityId)) {
    const isHeld = heldFor === undefined ? plan.heldFor !== null : plan.heldFor === heldFor;
    if (isHeld) await storePlanChange(act, releasePlan(plan, act.at));
  }
}

/** Cancels a plan because one of its gifts was disputed. Does nothing if the plan has ended. */
export async function stopDisputedPlan(act: Act, planId: string): Promise<void> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  if (!isLive(plan)) return;
  await storePlanChange(act, cancelPlan(plan, 'platform', 'A gift of this plan was disputed.', act.at));
}
