import { type Database } from '../../db/database';
import { type Plan } from '../../domain/plans/plan';
import { promiseSchedule } from './announcement';

/** Has the relay create the Temporal Schedule of an overdue plan again, because Temporal may have lost it. */
export async function renewSchedule(tx: Database, plan: Plan): Promise<void> {
  await promiseSchedule(tx, plan);
}
