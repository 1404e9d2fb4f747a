import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { findOccurrenceOfGift, saveOccurrence } from '../../db/queries/plans/occurrences';
import { lockPlan, savePlan } from '../../db/queries/plans/plans';
import { failAttempt, type Failure } from './failed-attempt';
import { completeIfDone } from './plan-change';

export interface SettledGift {
  gift: Pick<Gift, 'id' | 'recurringId'>;
  /** Null if the gift was completed. */
  failure: Failure | null;
  at: Date;
}

/**
 * Stores a gift's outcome in its plan and in its occurrence (the date of the plan). Call it in the
 * transaction that completes or fails the gift. Returns the number of the occurrence, or null for a one-time gift.
 */
export async function settleOccurrence(
  tx: Database,
  { gift, failure, at }: SettledGift,
): Promise<number | null> {
  if (gift.recurringId === null) return null;
  const plan = await lockPlan(tx, gift.recurringId);
  const occurrence = await findOccurrenceOfGift(tx, gift.id);
  if (plan === undefined || occurrence === undefined) return null;
  if (failure !== null) {
    await failAttempt(tx, { plan, occurrence, failure, at });
    return occurrence.number;
  }
  await saveOccurrence(tx, { ...occurrence, status: 'made' });
  const succeeded = { ...plan, failedInRow: 0 };
  if (plan.failedInRow > 0) await savePlan(tx, succeeded);
  await completeIfDone(tx, succeeded, at);
  return occurrence.number;
}
