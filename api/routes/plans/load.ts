import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { isMember } from '../../../db/queries/charities/charities';
import { countMade } from '../../../db/queries/plans/occurrences';
import { findPlan, lockPlan } from '../../../db/queries/plans/plans';
import { GivingError, notFound } from '../../../domain/errors';
import { type Plan, type PlanActor } from '../../../domain/plans/plan';
import { mayChangePlan, roleInPlan } from '../../policies/recurring';
import { presentRecurring } from '../../presenters/recurring';

export interface MetPlan {
  plan: Plan;
  /** As whom the caller meets it. */
  role: PlanActor;
}

/** The plan of a path as the caller may read it; for anybody else it does not exist. */
export async function loadPlan(db: Database, actor: Actor, id: string): Promise<MetPlan> {
  return meet(db, actor, await findPlan(db, id));
}

/** The same, held until the request's transaction ends, for whoever may end it. */
export async function loadLockedPlan(tx: Database, actor: Actor, id: string): Promise<MetPlan> {
  return meet(tx, actor, await lockPlan(tx, id));
}

/** The same, for whoever may change it. */
export async function loadOwnPlan(tx: Database, actor: Actor, id: string): Promise<Plan> {
  const { plan, role } = await loadLockedPlan(tx, actor, id);
  if (!mayChangePlan(role)) throw new GivingError('FORBIDDEN', 'Only its donor can change a recurring gift.');
  return plan;
}

/** A plan as the caller sees it, with what it gave so far. */
export async function showPlan(db: Database, { plan, role }: MetPlan, now: Date) {
  const made = await countMade(db, [plan.id]);
  return presentRecurring({ plan, donationsMade: made.get(plan.id) ?? 0, isOwn: role === 'donor', now });
}

async function meet(db: Database, actor: Actor, plan: Plan | undefined): Promise<MetPlan> {
  if (plan === undefined) throw notFound('recurring gift');
  const role = roleInPlan(actor, plan, await isMember(db, plan.charityId, actor.userId));
  if (role === undefined) throw notFound('recurring gift');
  return { plan, role };
}
