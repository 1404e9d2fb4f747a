import { type Actor } from '../../domain/access/actor';
import { type Plan, type PlanActor } from '../../domain/plans/plan';

type Reader = Pick<Actor, 'userId' | 'isOperator'>;

/** Returns the caller's role in a plan: donor, operator (`platform`), charity member, or undefined for others. */
export function roleInPlan(
  actor: Reader,
  plan: Pick<Plan, 'donorUserId'>,
  isMemberOfCharity: boolean,
): PlanActor | undefined {
  if (plan.donorUserId === actor.userId) return 'donor';
  if (actor.isOperator) return 'platform';
  return isMemberOfCharity ? 'charity' : undefined;
}

/** Only the donor may change, pause or resume a plan, or skip a gift. Every reader of the plan may cancel it. */
export function mayChangePlan(role: PlanActor): boolean {
  return role === 'donor';
}
