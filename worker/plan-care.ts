/**
 * Resumes recurring gifts whose schedule was lost, or whose charity can receive gifts again. Announces debits
 * and expiring cards.
 */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { findCharitiesToResume } from '../db/queries/plans/plans';
import { announceUpcoming } from '../operations/mails/announce-upcoming';
import { releasePlans } from '../operations/plans/release-plans';
import { renewSchedules } from '../operations/plans/renew-schedules';
import { type Pump, startPump } from './pump';

const IDLE_MS = 300_000;

/** Runs every five minutes. */
export function startPlanCare(db: Database, log: Logger): Pump {
  return startPump({ name: 'plan-care', work: () => careForPlans(db, new Date()), idleMs: IDLE_MS, log });
}

/** Renews overdue schedules. Resumes plans whose charity can receive gifts again. Returns true if more may be left. */
export async function careForPlans(db: Database, now: Date): Promise<boolean> {
  const renewed = await inTransaction(db, (tx) => renewSchedules(tx, { at: now }));
  const charityIds = await findCharitiesToResume(db);
  for (const charityId of charityIds) {
    await inTransaction(db, (tx) => releasePlans(tx, { charityId, heldFor: 'unlisted', at: now }));
  }
  const isMoreUpcoming = await inTransaction(db, (tx) => announceUpcoming(tx, { at: now }));
  return renewed > 0 || charityIds.length > 0 || isMoreUpcoming;
}
