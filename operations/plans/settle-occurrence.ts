import { type Gift } from '../../db/queries/gifts/gifts';
import { findOccurrenceOfGift, saveOccurrence } from '../../db/queries/plans/occurrences';
import { lockPlan, savePlan } from '../../db/queries/plans/plans';
import { type Act } from '../act';
import { failAttempt, type Failure } from './failed-attempt';
import { completeIfDone } from './plan-change';

export interface SettledGift {
  gift: Pick<Gift, 'id' | 'recurringId'>;
  /** Null if the gift was completed. */
  failure: Failure | null;
}

/**
 * Stores a gift's outcome in its plan and in its occurrence (the date of the plan). Call it in the
 * transaction that completes or fails the gift. Returns the number of the occurrence, or null for a one-time gift.
 */
export async function settleOccurrence(act: Act, { gift, failure }: SettledGift): Promise<number | null> {
  const { tx } = act;
  if (gift.recurringId === null) return null;
  const plan = await lockPlan(tx, gift.recurringId);
  const occurrence = await findOccurrenceOfGift(tx, gift.id);
  if (plan === undefined || occurrence === undefined) return null;
  if (failure !== null) {
    await failAttempt(act, { plan, occurrence, failure });
    return occurrence.number;
  }
  await saveOccurrence(tx, { ...occurrence, status: 'made' });
  const succeeded = { ...plan, failedInRow: 0 };
  if (plan.failedInRow > 0) await savePlan(tx, succeeded);
  await completeIfDone(act, succeeded);
  return occurrence.number;
}
