import { type Database } from '../../../db/database';
import { countMade, findRetries } from '../../../db/queries/plans/occurrences';
import { type Plan } from '../../../domain/plans/plan';
import { presentRecurring } from '../../presenters/plan';
import { type PlanOfParty } from '../../access/plans';

/** Presents a plan to the caller, with the number of gifts that it made so far and its next retry. */
export async function presentPlan(db: Database, { plan, role }: PlanOfParty, now: Date) {
  const present = await presenterOf(db, [plan], now);
  return present(plan, role === 'donor');
}

/** Presents plans to their donor. */
export async function presentOwnPlans(db: Database, plans: Plan[], now: Date) {
  const present = await presenterOf(db, plans, now);
  return plans.map((plan) => present(plan, true));
}

async function presenterOf(db: Database, plans: Plan[], now: Date) {
  const ids = plans.map(({ id }) => id);
  const made = await countMade(db, ids);
  const retries = await findRetries(db, ids);
  return (plan: Plan, isOwn: boolean) =>
    presentRecurring({
      plan,
      donationsMade: made.get(plan.id) ?? 0,
      retry: retries.get(plan.id),
      isOwn,
      now,
    });
}
