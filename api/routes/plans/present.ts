import { type Database } from '../../../db/database';
import { countMade } from '../../../db/queries/plans/occurrences';
import { presentRecurring } from '../../presenters/plan';
import { type PlanOfParty } from './load';

/** Presents a plan to the caller, with the number of gifts that it made so far. */
export async function presentPlan(db: Database, { plan, role }: PlanOfParty, now: Date) {
  const made = await countMade(db, [plan.id]);
  return presentRecurring({ plan, donationsMade: made.get(plan.id) ?? 0, isOwn: role === 'donor', now });
}
