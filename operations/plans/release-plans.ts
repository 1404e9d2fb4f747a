import { type Database } from '../../db/database';
import { lockPlansOfCharity } from '../../db/queries/plans/plans';
import { type Hold, releasePlan } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

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
