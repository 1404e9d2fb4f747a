import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { isMember } from '../../../db/queries/members/members';
import { findPlan } from '../../../db/queries/plans/plans';
import { GivingError, notFound } from '../../../domain/errors';
import { type Plan, type PlanActor } from '../../../domain/plans/plan';
import { mayChangePlan, roleInPlan } from '../../policies/plan';

/** A plan, and the caller's role in the plan. */
export interface PlanOfParty {
  plan: Plan;
  role: PlanActor;
}

/** Loads the plan in the path and the caller's role in it. Throws 404 if the caller has no role. */
export async function loadPlan(db: Database, actor: Actor, id: string): Promise<PlanOfParty> {
  const plan = await findPlan(db, id);
  if (plan === undefined) throw notFound('recurring gift');
  const role = roleInPlan(actor, plan, await isMember(db, plan.charityId, actor.userId));
  if (role === undefined) throw notFound('recurring gift');
  return { plan, role };
}

/** Loads the plan in the path. Throws 403 if the caller may read it but is not its donor. */
export async function loadOwnPlan(db: Database, actor: Actor, id: string): Promise<Plan> {
  const { plan, role } = await loadPlan(db, actor, id);
  if (!mayChangePlan(role)) throw new GivingError('FORBIDDEN', 'Only the donor can change a recurring gift.');
  return plan;
}
