/**
 * Resumes recurring gifts whose schedule was lost, or whose charity can receive gifts again. Announces debits
 * and expiring cards.
 */
import { inTransaction } from '../../db/database';
import { listCharitiesToResume, listOverduePlans } from '../../db/queries/plans/plans';
import { enqueuePlanSchedule } from '../../operations/plans/plan-change';
import { releasePlans } from '../../operations/plans/holds';
import { attemptEach, type Carer } from './attempt-each';
import { announceUpcoming } from './upcoming';

export const PLAN_CARE_EVERY_MS = 300_000;
/** Temporal may still run a plan that has been due for less than this time. */
const OVERDUE_AFTER_MS = 900_000;

/** Renews overdue schedules. Resumes plans whose charity can receive gifts again. Returns true if more may be left. */
export async function careForPlans(carer: Carer, at: Date): Promise<boolean> {
  const { db } = carer;
  const before = new Date(at.getTime() - OVERDUE_AFTER_MS);
  const overdue = await listOverduePlans(db, { before, at });
  await attemptEach(carer, { care: 'overdue_plan', items: overdue, at }, (plan) =>
    inTransaction(db, (tx) => enqueuePlanSchedule(tx, plan)),
  );
  const charities = await listCharitiesToResume(db, at);
  await attemptEach(carer, { care: 'held_plans', items: charities, at }, ({ id: charityId }) =>
    inTransaction(db, (tx) => releasePlans({ tx, at }, { charityId, heldFor: 'unlisted' })),
  );
  const isMoreUpcoming = await announceUpcoming(carer, at);
  return overdue.length > 0 || charities.length > 0 || isMoreUpcoming;
}
