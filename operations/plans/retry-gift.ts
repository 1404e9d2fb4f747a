import { type Database } from '../../db/database';
import { findOccurrence } from '../../db/queries/plans/occurrences';
import { lockPlan } from '../../db/queries/plans/plans';
import { requireRow } from '../../domain/errors';
import { attemptGift, type Circumstances } from './attempt';

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
