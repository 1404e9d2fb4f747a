import { inTransaction } from '../db/database';
import { makeDueGift } from '../operations/plans/make-due-gift';
import { retryGift } from '../operations/plans/retry-gift';
import { type RecurringRetryInput } from '../workflows/messages';
import { type ActivityDependencies } from '.';

/** The most transactions in one activity: a long outage is caught up in steps that each end in time. */
const STEPS_AT_ONCE = 10;

export interface DueGifts {
  /** How many gifts were due, and attempted. */
  attempted: number;
  /** Whether more may be due. */
  more: boolean;
}

export function createRecurringActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Makes the gifts of a plan that are due and not made yet, and ends a pause whose day has come. */
    async makeDueGifts(run: { recurringId: string; atMs: number }): Promise<DueGifts> {
      const due = { planId: run.recurringId, gateways, at: laterOf(run.atMs) };
      let attempted = 0;
      for (let step = 0; step < STEPS_AT_ONCE; step += 1) {
        const done = await inTransaction(db, (tx) => makeDueGift(tx, due));
        if (done === 'nothing') return { attempted, more: false };
        if (done === 'attempted') attempted += 1;
      }
      return { attempted, more: true };
    },

    /** Makes another attempt at an occurrence; answers false when it is no longer wanted. */
    async retryGift(retry: RecurringRetryInput & { atMs: number }): Promise<boolean> {
      const { recurringId: planId, number, attempt } = retry;
      const at = laterOf(retry.atMs);
      return inTransaction(db, (tx) => retryGift(tx, { planId, number, attempt, gateways, at }));
    },
  };
}

/** The server's time or ours: a gift that is due by the server's clock is due even when this machine's clock is behind. */
function laterOf(serverTimeMs: number): Date {
  return new Date(Math.max(serverTimeMs, Date.now()));
}
