import { type Database } from '../../db/database';
import { findOccurrence, saveOccurrence } from '../../db/queries/plans/occurrences';
import { lockPlan } from '../../db/queries/plans/plans';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { requireRow } from '../../domain/errors';
import { FAILURES } from '../../domain/gifts/gift';
import { attemptGift, type Circumstances } from './attempt';
import { promiseRetry, retryId } from './failed-attempt';
import { completeIfDone } from './plan-change';

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
  tx: Database,
  { planId, number, attempt, ...circumstances }: Retry,
): Promise<boolean> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  const occurrence = await findOccurrence(tx, planId, number);
  if (plan.status !== 'active' || occurrence?.status !== 'retrying') return false;
  if (occurrence.attempts !== attempt - 1) return false;
  await attemptGift(tx, { plan, occurrence, circumstances });
  return true;
}

/**
 * Skips an occurrence (one date of a plan) whose retry an operator cancelled. Returns false if this attempt is no longer
 * waiting.
 */
export async function skipRetry(
  tx: Database,
  { planId, number, attempt, at }: { planId: string; number: number; attempt: number; at: Date },
): Promise<boolean> {
  const plan = requireRow(await lockPlan(tx, planId), planId);
  const occurrence = await findOccurrence(tx, planId, number);
  if (occurrence?.status !== 'retrying' || occurrence.attempts !== attempt - 1) return false;
  const failureCode = 'CANCELLED_BY_OPERATOR';
  const failure = { failureCode, failureMessage: FAILURES[failureCode] };
  await saveOccurrence(tx, { ...occurrence, ...failure, status: 'skipped', nextAttemptAt: null });
  await completeIfDone(tx, plan, at);
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
  await promiseRetry(tx, plan, { ...occurrence, nextAttemptAt });
  return true;
}
