import { type Database } from '../../db/database';
import { findPlan } from '../../db/queries/plans/plans';
import { type Actor } from '../../domain/access/actor';
import { isApplication } from '../../domain/access/own-clients';
import { isOfGrant } from '../../domain/plans/grant';
import { type Plan, type PlanActor } from '../../domain/plans/plan';
import { applicationRefusal } from './applications';
import { resource } from './resource';

/** A plan, and the caller's role in the plan. */
export interface PlanOfParty {
  plan: Plan;
  role: PlanActor;
}

/** Every reader of a plan may cancel it. Only its donor may change, pause or resume it, or skip a gift. */
const { loadWithRoles } = resource('recurring gift', findPlan, {
  owner: ({ donorUserId }, { userId }) => donorUserId === userId,
  charity: ({ charityId }) => charityId,
  read: ['owner', 'member', 'operator'],
  may: {
    cancel: { roles: ['owner', 'member', 'operator'], otherwise: 'You may not cancel this recurring gift.' },
    change: { roles: ['owner'], otherwise: 'Only the donor can change a recurring gift.' },
  },
});

/** Loads the plan in the path and the caller's role in it. An application changes only plans of its own grant. */
export async function loadPlan(
  db: Database,
  actor: Actor,
  id: string,
  action?: 'cancel' | 'change',
): Promise<PlanOfParty> {
  const [plan, { owner, operator }] = await loadWithRoles(db, actor, id, action);
  if (action !== undefined && isApplication(actor) && !isOfGrant(plan, actor.grantHash)) {
    throw applicationRefusal();
  }
  if (owner) return { plan, role: 'donor' };
  return { plan, role: operator ? 'platform' : 'charity' };
}
