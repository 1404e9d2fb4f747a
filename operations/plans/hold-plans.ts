import { type Database } from '../../db/database';
import { lockPlansOfCharity } from '../../db/queries/plans/plans';
import { holdPlan } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/** Holds (pauses) every live plan for a charity that lost its verification. Occurrences during the hold are skipped. */
export async function holdPlans(
  tx: Database,
  { charityId, at }: { charityId: string; at: Date },
): Promise<void> {
  for (const plan of await lockPlansOfCharity(tx, charityId)) {
    await storePlanChange(tx, holdPlan(plan, 'verification'), at);
  }
}
