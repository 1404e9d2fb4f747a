import { type Database } from '../../db/database';
import { findOccurrence, saveOccurrence } from '../../db/queries/plans/occurrences';
import { lockPlan, savePlan } from '../../db/queries/plans/plans';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { requireRow } from '../../domain/errors';
import { FAILURES } from '../../domain/gifts/gift';
import { endPause, type Plan, wakesAt } from '../../domain/plans/plan';
import { dueDate } from '../../domain/plans/rhythm';
import { type Act } from '../act';
import { attemptGift, type Circumstances } from './attempt';
import { enqueueRetry, retryId } from './failed-attempt';
import { completeIfDone, storePlanChange } from './plan-change';

export interface DuePlan extends Circumstances {
  planId: string;
}

/**
 * Makes the plan's next gift if it is due. If the plan is paused and the pause is over, resumes the plan
 * instead.
 */
export async function makeDueGift(
  act: Act,
  { planId, ...circumstances }: DuePlan,
): Promise<'attempted' | 'resumed' | 'nothing'> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  if (!isDue(plan, act.at)) return 'nothing';
  if (plan.status === 'paused') {
    await storePlanChange(act, endPause(plan));
    return 'resumed';
  }
  await makeNextGift(act, plan, circumstances);
  return 'attempted';
}

function isDue(plan: Plan, at: Date): boolean {
  const wakes = wakesAt(plan);
  return wakes !== null && wakes <= at;
}

/** Makes the first attempt at the gift of the plan's next date. */
async function makeNextGift(act: Act, plan: Plan, circumstances: Circumstances): Promise<void> {
  const advanced = { ...plan, nextNumber: plan.nextNumber + 1 };
  await savePlan(act.tx, advanced);
  const occurrence = {
    recurringId: plan.id,
    number: plan.nextNumber,
    dueOn: dueDate(plan, plan.nextNumber),
    status: 'pending' as const,
    attempts: 0,
    donationId: null,
    firstAttemptAt: act.at,
    nextAttemptAt: null,
    failureCode: null,
    failureMessage: null,
  };
  await attemptGift(act, { plan: advanced, occurrence, circumstances });
}

export interface Retry extends Circumstances {
  planId: string;
  /** The number of the occurrence (date) in the plan. */
  number: number;
  /** The number of the attempt, counted from 1. */
  attempt: number;
}

/**
 * Retries the gift of an occurrence (one date of a plan). Returns false if this attempt is no longer needed.
 */
export async function retryGift(
  act: Act,
  { planId, number, attempt, ...circumstances }: Retry,
): Promise<boolean> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  const occurrence = await findOccurrence(act.tx, planId, number);
  if (plan.status !== 'active' || occurrence?.status !== 'retrying') return false;
  if (occurrence.attempts !== attempt - 1) return false;
  await attemptGift(act, { plan, occurrence, circumstances });
  return true;
}

/**
 * Skips an occurrence (one date of a plan) whose retry an operator cancelled. Returns false if this attempt is no longer
 * waiting.
 */
export async function skipRetry(
  act: Act,
  { planId, number, attempt }: { planId: string; number: number; attempt: number },
): Promise<boolean> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  const occurrence = await findOccurrence(act.tx, planId, number);
  if (occurrence?.status !== 'retrying' || occurrence.attempts !== attempt - 1) return false;
  const failureCode = 'CANCELLED_BY_OPERATOR';
  const failure = { failureCode, failureMessage: FAILURES[failureCode] };
  await saveOccurrence(act.tx, { ...occurrence, ...failure, status: 'skipped', nextAttemptAt: null });
  await completeIfDone(act, plan);
  return true;
}

/** Starts the lost retry of an occurrence (one date of a plan) again. Returns false if nothing waits for it. */
export async function restartRetry(
  tx: Database,
  { planId, number }: { planId: string; number: number },
): Promise<boolean> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  const occurrence = await findOccurrence(tx, planId, number);
  if (plan.status !== 'active' || occurrence?.status !== 'retrying') return false;
  const { nextAttemptAt } = occurrence;
  if (nextAttemptAt === null || (await hasQueuedStart(tx, retryId(occurrence)))) return false;
  await enqueueRetry(tx, plan, { ...occurrence, nextAttemptAt });
  return true;
}
