import { type Database } from '../../db/database';
import { lockPlan, savePlan } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { endPause, type Plan, wakesAt } from '../../domain/plans/plan';
import { dueDate } from '../../domain/plans/rhythm';
import { attemptGift, type Circumstances } from './attempt';
import { storePlanChange } from './plan-change';

export interface DuePlan extends Circumstances {
  planId: string;
}

/**
 * Makes the plan's next gift if it is due. If the plan is paused and the pause is over, resumes the plan
 * instead.
 */
export async function makeDueGift(
  tx: Database,
  { planId, ...circumstances }: DuePlan,
): Promise<'attempted' | 'resumed' | 'nothing'> {
  const { at } = circumstances;
  const plan = requireRow(await lockPlan(tx, planId), planId);
  if (!isDue(plan, at)) return 'nothing';
  if (plan.status === 'paused') {
    await storePlanChange(tx, endPause(plan), at);
    return 'resumed';
  }
  await makeNextGift(tx, plan, circumstances);
  return 'attempted';
}

function isDue(plan: Plan, at: Date): boolean {
  const wakes = wakesAt(plan);
  return wakes !== null && wakes <= at;
}

/** Makes the first attempt at the gift of the plan's next date. */
async function makeNextGift(tx: Database, plan: Plan, circumstances: Circumstances): Promise<void> {
  const advanced = { ...plan, nextNumber: plan.nextNumber + 1 };
  await savePlan(tx, advanced);
  const occurrence = {
    recurringId: plan.id,
    number: plan.nextNumber,
    dueOn: dueDate(plan, plan.nextNumber),
    status: 'pending' as const,
    attempts: 0,
    donationId: null,
    firstAttemptAt: circumstances.at,
    nextAttemptAt: null,
    failureCode: null,
    failureMessage: null,
  };
  await attemptGift(tx, { plan: advanced, occurrence, circumstances });
}
