import { inTransaction } from '../db/database';
import { findOccurrence } from '../db/queries/plans/occurrences';
import { lockPlan, storePlanChange } from '../db/queries/plans/plans';
import { endPause, type Plan, wakesAt } from '../domain/plans/plan';
import { attemptGift, makeNextGift } from '../operations/plans/occurrence';
import { type RecurringRetryInput } from '../workflows/messages';
import { type ActivityDependencies } from '.';

/** At most so many transactions in one activity, so that a long outage is caught up in steps that each end in time. */
const STEPS_AT_ONCE = 10;

export interface DueGifts {
  /** How many gifts were due, and attempted. */
  attempted: number;
  /** Whether more may be due. */
  more: boolean;
}

export function createRecurringActivities({ db, gateways }: ActivityDependencies) {
  /** Does the one thing that is due for a plan, in a transaction of its own. */
  async function takeStep(recurringId: string, now: Date): Promise<'attempted' | 'resumed' | 'nothing'> {
    return inTransaction(db, async (tx) => {
      const plan = await lockPlan(tx, recurringId);
      if (plan === undefined || !isDue(plan, now)) return 'nothing';
      if (plan.status === 'paused') {
        await storePlanChange(tx, endPause(plan), now);
        return 'resumed';
      }
      await makeNextGift(tx, plan, { gateways, at: now });
      return 'attempted';
    });
  }

  return {
    /** Makes every gift of a plan that is due and not made yet, and ends a pause whose day has come. */
    async makeDueGifts(run: { recurringId: string; atMs: number }): Promise<DueGifts> {
      const now = laterOf(run.atMs);
      let attempted = 0;
      for (let step = 0; step < STEPS_AT_ONCE; step += 1) {
        const done = await takeStep(run.recurringId, now);
        if (done === 'nothing') return { attempted, more: false };
        if (done === 'attempted') attempted += 1;
      }
      return { attempted, more: true };
    },

    /** Makes another attempt at an occurrence; answers false when it is no longer wanted. */
    async retryGift(retry: RecurringRetryInput & { atMs: number }): Promise<boolean> {
      const now = laterOf(retry.atMs);
      return inTransaction(db, async (tx) => {
        const plan = await lockPlan(tx, retry.recurringId);
        const occurrence = await findOccurrence(tx, retry.recurringId, retry.number);
        if (plan?.status !== 'active' || occurrence?.status !== 'retrying') return false;
        if (occurrence.attempts !== retry.attempt - 1) return false;
        await attemptGift(tx, plan, occurrence, { gateways, at: now });
        return true;
      });
    },
  };
}

function isDue(plan: Plan, now: Date): boolean {
  const at = wakesAt(plan);
  return at !== null && at <= now;
}

/** What is due by the server's clock is due, also when this machine's clock is behind. */
function laterOf(serverTimeMs: number): Date {
  return new Date(Math.max(serverTimeMs, Date.now()));
}
