import { GivingError } from '../errors';
import { cancelPlan, isLive, type Plan, type PlanChange, resumePlan } from './plan';

const GRANT_ENDED = 'The application that made this recurring gift no longer has access.';

/** Cancels a plan whose application lost its access. If the plan has begun, its donor may keep it. */
export function cancelWithGrant(plan: Plan, now: Date): PlanChange {
  const change = cancelPlan(plan, 'platform', GRANT_ENDED, now);
  return { ...change, plan: { ...change.plan, keepable: isLive(plan) } };
}

/**
 * Resumes a plan that was cancelled with its grant, and makes it the donor's own. Skips the dates that were due meanwhile.
 */
export function keepPlan(plan: Plan, now: Date): PlanChange {
  if (!plan.keepable) throw new GivingError('CONFLICT', 'This recurring gift has ended.');
  const resting: Plan = {
    ...plan,
    status: 'paused',
    pausedBy: 'donor',
    cancelledBy: null,
    cancelReason: null,
    endedAt: null,
    clientId: null,
    grantHash: null,
    keepable: false,
  };
  return resumePlan(resting, now);
}
