/** Looks after recurring gifts that nothing else would wake: a schedule that was lost, a charity that can receive again. */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import {
  findCharitiesToResume,
  promiseOverdueSchedules,
  resumePlansOfCharity,
} from '../db/queries/plans/plans';
import { type Pump, startPump } from './pump';

const IDLE_MS = 300_000;
/** A run that is on its way is left alone for so long. */
const OVERDUE_AFTER_MS = 900_000;

/** Looks every five minutes. */
export function startPlanCare(db: Database, log: Logger): Pump {
  return startPump({ name: 'plan-care', work: () => careForPlans(db, new Date()), idleMs: IDLE_MS, log });
}

/** Promises overdue schedules anew and ends holds whose charity can receive again; answers whether more may be left. */
export async function careForPlans(db: Database, now: Date): Promise<boolean> {
  const overdue = new Date(now.getTime() - OVERDUE_AFTER_MS);
  const promised = await inTransaction(db, (tx) => promiseOverdueSchedules(tx, overdue));
  const charityIds = await findCharitiesToResume(db);
  for (const charityId of charityIds) {
    await inTransaction(db, (tx) => resumePlansOfCharity(tx, charityId, now, 'unlisted'));
  }
  return promised > 0 || charityIds.length > 0;
}
