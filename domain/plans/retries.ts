/** Decides when a failed charge is retried. See docs/rules/plans.md. */
import { shiftByDays } from '../days';
import { type GiftMethod } from '../gifts/gift';
import { type Frequency } from './calendar';

/** The days from the first attempt to each retry. The last retry runs before the next gift is due. */
export const RETRY_DAYS: Record<Frequency, readonly number[]> = {
  weekly: [1, 2],
  biweekly: [1, 3, 5],
  monthly: [1, 3, 7, 13],
  quarterly: [1, 3, 7, 13],
  annually: [1, 3, 7, 13],
};

/** A plan fails after this many failed occurrences in a row. */
export const FAILURES_ALLOWED = 3;

export interface FailedCharge {
  frequency: Frequency;
  method: GiftMethod;
  /** The number of attempts so far. */
  attempts: number;
  firstAttemptAt: Date;
}

/** Returns the time of the next retry, or null if no retry is left. A refused bank debit is never retried. */
export function nextAttemptAt({ frequency, method, attempts, firstAttemptAt }: FailedCharge): Date | null {
  const days = method === 'ach' ? undefined : RETRY_DAYS[frequency][attempts - 1];
  return days === undefined ? null : shiftByDays(firstAttemptAt, days);
}
