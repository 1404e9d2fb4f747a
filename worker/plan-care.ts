/** Wakes recurring gifts that nothing else would: after a lost schedule, or once their charity can receive again. */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { findCharitiesToResume } from '../db/queries/plans/plans';
import { releasePlans } from '../operations/plans/release-plans';
import { renewSchedules } from '../operations/plans/renew-schedules';
import { type Pump, startPump } from './pump';

const IDLE_MS = 300_000;

/** Runs every five minutes. */
export function startPlanCare(db: Database, log: Logger): Pump {
  return startPump({ name: 'plan-care', work: () => careForPlans(db, new Date()), idleMs: IDLE_MS, log });
}

/** Renews overdue schedules and releases plans whose charity can receive again. Returns whether more may be left. */
export async function careForPlans(db: Database, now: Date): Promise<boolean> {
  const renewed = await inTransaction(db, (tx) => renewSchedules(tx, { at: now }));
  const charityIds = await findCharitiesToResume(db);
  for (const charityId of charityIds) {
    await inTransaction(db, (tx) => releasePlans(tx, { charityId, heldFor: 'unlisted', at: now }));
  }
  return renewed > 0 || charityIds.length > 0;
}
