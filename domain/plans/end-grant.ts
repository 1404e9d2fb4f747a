import { GivingError } from '../errors';
import { cancelPlan, isLive, type Plan, type PlanChange, resumePlan } from './plan';

const GRANT_ENDED = 'The application that made this recurring gift no longer has access.';

/**
 * Cancels a plan whose application lost its access. If the plan has begun, its donor may keep it, and a hold of the
 * charity stays.
 */
export function cancelWithGrant(plan: Plan, now: Date): PlanChange {
  const change = cancelPlan(plan, 'platform', GRANT_ENDED, now);
  if (!isLive(plan)) return change;
  return { ...change, plan: { ...change.plan, keepable: true, heldFor: plan.heldFor } };
}

/**
 * Resumes a plan that was cancelled with its grant, and makes it the donor's own. Skips the dates that were due meanwhile.
 * If the charity holds the plan, it stays paused until the hold ends.
 */
export function keepPlan(plan: Plan, now: Date): PlanChange {
  if (!plan.keepable) throw new GivingError('CONFLICT', 'This recurring gift has ended.');
  const resting: Plan = {
    ...plan,
    status: 'paused',
    pausedBy: plan.heldFor === null ? 'donor' : 'platform',
    cancelledBy: null,
    cancelReason: null,
    endedAt: null,
    clientId: null,
    grantHash: null,
    keepable: false,
  };
  return plan.heldFor === null ? resumePlan(resting, now) : { plan: resting, skipped: [], event: 'paused' };
}
