import { type Database } from '../../db/database';
import { lockPlansOfCharity } from '../../db/queries/plans/plans';
import { holdPlan } from '../../domain/plans/plan';
import { storePlanChange } from './plan-change';

/**
 * Pauses every live plan of a charity that lost its verification. A plan skips the dates that fall into this
 * pause.
 */
export async function holdPlans(
  tx: Database,
  { charityId, at }: { charityId: string; at: Date },
): Promise<void> {
  for (const plan of await lockPlansOfCharity(tx, charityId)) {
    await storePlanChange(tx, holdPlan(plan, 'verification'), at);
  }
}
