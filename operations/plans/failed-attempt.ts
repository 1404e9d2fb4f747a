import { type Database } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { type Occurrence, saveOccurrence } from '../../db/queries/plans/occurrences';
import { savePlan } from '../../db/queries/plans/plans';
import { isHardDecline } from '../../domain/charges/charge';
import { FIRST_NUMBER } from '../../domain/plans/occurrence';
import { failPlan, type Plan } from '../../domain/plans/plan';
import { FAILURES_ALLOWED, nextAttemptAt } from '../../domain/plans/retries';
import { type RecurringRetryInput } from '../../workflows/messages';
import { type Act } from '../act';
import { completeIfDone, storePlanChange } from './plan-change';

export interface Failure {
  code: string;
  message: string;
}

export interface FailedAttempt {
  plan: Plan;
  occurrence: Occurrence;
  failure: Failure;
}

/**
 * Records a failed attempt. If it was the first gift, ends the plan. Otherwise schedules a retry. If no retry is left,
 * marks the occurrence (the date of the plan) as failed. Ends the plan after three failed occurrences in a row.
 */
export async function failAttempt(act: Act, { plan, occurrence, failure }: FailedAttempt): Promise<void> {
  const { tx, at } = act;
  const failed = { ...occurrence, failureCode: failure.code, failureMessage: failure.message };
  if (occurrence.number === FIRST_NUMBER) {
    await saveOccurrence(tx, { ...failed, status: 'failed' });
    const counted = { ...plan, failedInRow: 1 };
    if (plan.endedAt === null) await storePlanChange(act, failPlan(counted, at));
    return;
  }
  if (failure.code === 'CANCELLED_BY_OPERATOR') {
    // An operator cancelled the gift, and the donor's source did not fail. So the gift is not retried, and is no failure.
    await saveOccurrence(tx, { ...failed, status: 'skipped', nextAttemptAt: null });
    await completeIfDone(act, plan);
    return;
  }
  const next = isWorthRepeating(plan, failure) ? nextAttemptOf(plan, occurrence, at) : null;
  if (next !== null) {
    await saveOccurrence(tx, { ...failed, status: 'retrying', nextAttemptAt: next });
    await enqueueRetry(tx, plan, { ...occurrence, nextAttemptAt: next });
    return;
  }
  await saveOccurrence(tx, { ...failed, status: 'failed', nextAttemptAt: null });
  if (plan.status !== 'active') {
    await completeIfDone(act, plan);
    return;
  }
  const counted = { ...plan, failedInRow: plan.failedInRow + 1 };
  if (counted.failedInRow >= FAILURES_ALLOWED) {
    await storePlanChange(act, failPlan(counted, at));
    return;
  }
  await savePlan(tx, counted);
  await completeIfDone(act, counted);
}

/**
 * Returns false after LIMIT_EXCEEDED or a final decline, because a retry would fail again. Returns false for
 * an inactive plan, because it must not charge the donor.
 */
function isWorthRepeating(plan: Plan, failure: Failure): boolean {
  return plan.status === 'active' && failure.code !== 'LIMIT_EXCEEDED' && !isHardDecline(failure.code);
}

function nextAttemptOf(plan: Plan, { attempts, firstAttemptAt }: Occurrence, at: Date): Date | null {
  const { frequency, paymentMethod } = plan;
  const first = firstAttemptAt ?? at;
  return nextAttemptAt({ frequency, method: paymentMethod, attempts, firstAttemptAt: first });
}

/** Returns the id of the workflow that makes the next attempt at an occurrence. */
export function retryId({
  recurringId,
  number,
  attempts,
}: Pick<Occurrence, 'recurringId' | 'number' | 'attempts'>): string {
  return `${recurringId}/${String(number)}/${String(attempts + 1)}`;
}

/** Enqueues the workflow that makes the next attempt at an occurrence. */
export async function enqueueRetry(
  tx: Database,
  plan: Plan,
  occurrence: Occurrence & { nextAttemptAt: Date },
): Promise<void> {
  const { number, attempts, nextAttemptAt } = occurrence;
  const attempt = attempts + 1;
  const input: RecurringRetryInput = {
    recurringId: plan.id,
    number,
    attempt,
    dueAtMs: nextAttemptAt.getTime(),
  };
  await enqueueWorkflow(tx, {
    workflowType: 'recurringRetry',
    workflowId: retryId(occurrence),
    input,
    searchAttributes: { CharityId: plan.charityId, UserId: plan.donorUserId },
    summary: `attempt ${String(attempt)} at gift ${String(number)} of ${plan.id}`,
    canWait: true,
  });
}
