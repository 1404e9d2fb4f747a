import { type Actor } from '../../db/queries/access/api-keys';
import { type Plan, type PlanActor } from '../../domain/plans/plan';

type Reader = Pick<Actor, 'userId' | 'isOperator'>;

/** As whom somebody meets a plan: its donor, a member of its charity, the platform; undefined for anybody else. */
export function roleInPlan(
  actor: Reader,
  plan: Pick<Plan, 'donorUserId'>,
  isMemberOfCharity: boolean,
): PlanActor | undefined {
  if (plan.donorUserId === actor.userId) return 'donor';
  if (actor.isOperator) return 'platform';
  return isMemberOfCharity ? 'charity' : undefined;
}

/** Only its donor decides when, how much and with what a plan gives; whoever may read it may also end it. */
export function mayChangePlan(role: PlanActor): boolean {
  return role === 'donor';
}
