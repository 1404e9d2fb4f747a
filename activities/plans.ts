import { inTransaction } from '../db/database';
import { makeDueGift, retryGift, skipRetry } from '../operations/plans/due-gifts';
import { type RecurringRetryInput } from '../workflows/messages';
import { type ActivityDependencies } from '.';

/**
 * Limits the transactions of one activity, so that the activity does not time out. The workflow calls the
 * activity again for the remaining gifts.
 */
const STEPS_AT_ONCE = 10;

export interface DueGifts {
  attempted: number;
  /** True if more gifts may be due. */
  more: boolean;
}

export function createRecurringActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Makes the due gifts of a plan. If the plan's pause is over, resumes the plan first. */
    async makeDueGifts(run: { recurringId: string; atMs: number }): Promise<DueGifts> {
      const at = laterOf(run.atMs);
      const due = { planId: run.recurringId, gateways };
      let attempted = 0;
      for (let step = 0; step < STEPS_AT_ONCE; step += 1) {
        const done = await inTransaction(db, (tx) => makeDueGift({ tx, at }, due));
        if (done === 'nothing') return { attempted, more: false };
        if (done === 'attempted') attempted += 1;
      }
      return { attempted, more: true };
    },

    /** Skips the due date of a retry that an operator cancelled. Returns false if the retry was made already. */
    async skipRetry({ recurringId: planId, number, attempt }: RecurringRetryInput): Promise<boolean> {
      const at = new Date();
      return inTransaction(db, (tx) => skipRetry({ tx, at }, { planId, number, attempt }));
    },

    /** Retries the gift of one due date. Returns false if the plan no longer needs the retry. */
    async retryGift(retry: RecurringRetryInput & { atMs: number }): Promise<boolean> {
      const { recurringId: planId, number, attempt } = retry;
      const at = laterOf(retry.atMs);
      return inTransaction(db, (tx) => retryGift({ tx, at }, { planId, number, attempt, gateways }));
    },
  };
}

/**
 * Returns the later of Temporal's time and our time. Our clock may be slow, but a gift that is due by
 * Temporal's clock must be due here too.
 */
function laterOf(serverTimeMs: number): Date {
  return new Date(Math.max(serverTimeMs, Date.now()));
}
