import { type Database } from '../../db/database';
import { listOverduePlans } from '../../db/queries/plans/plans';
import { promiseSchedule } from './announcement';

/** A plan that is overdue for less than this time may be about to run. */
const OVERDUE_AFTER_MS = 900_000;

/** Enqueues the Schedules of overdue plans again, because they may have been lost. Returns the number of plans. */
export async function renewSchedules(tx: Database, { at }: { at: Date }): Promise<number> {
  const plans = await listOverduePlans(tx, new Date(at.getTime() - OVERDUE_AFTER_MS));
  for (const plan of plans) await promiseSchedule(tx, plan);
  return plans.length;
}
