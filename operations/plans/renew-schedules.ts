import { type Database } from '../../db/database';
import { listOverduePlans } from '../../db/queries/plans/plans';
import { promiseSchedule } from './announcement';

/** Temporal may still run a plan that has been due for less than this time. */
const OVERDUE_AFTER_MS = 900_000;

/**
 * Has the relay create the Temporal Schedules of overdue plans again, because Temporal may have lost them.
 * Returns the number of plans.
 */
export async function renewSchedules(tx: Database, { at }: { at: Date }): Promise<number> {
  const plans = await listOverduePlans(tx, new Date(at.getTime() - OVERDUE_AFTER_MS));
  for (const plan of plans) await promiseSchedule(tx, plan);
  return plans.length;
}
