import { inTransaction } from '../db/database';
import { makeDueGift } from '../operations/plans/make-due-gift';
import { retryGift } from '../operations/plans/retry-gift';
import { type RecurringRetryInput } from '../workflows/messages';
import { type ActivityDependencies } from '.';

/** The most transactions in one activity. A longer backlog takes several activities, so that none times out. */
const STEPS_AT_ONCE = 10;

export interface DueGifts {
  /** How many due gifts were attempted. */
  attempted: number;
  /** Whether more gifts may be due. */
  more: boolean;
}

export function createRecurringActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Makes a plan's due gifts, and ends a pause whose end date has come. */
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

    /** Retries an occurrence; returns false when the retry is outdated. */
    async retryGift(retry: RecurringRetryInput & { atMs: number }): Promise<boolean> {
      const { recurringId: planId, number, attempt } = retry;
      const at = laterOf(retry.atMs);
      return inTransaction(db, (tx) => retryGift(tx, { planId, number, attempt, gateways, at }));
    },
  };
}

/** The later of Temporal's time and ours: a gift due by Temporal's clock is due even if our clock is behind. */
function laterOf(serverTimeMs: number): Date {
  return new Date(Math.max(serverTimeMs, Date.now()));
}
