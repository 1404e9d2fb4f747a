import { type Database } from '../db/database';
import { findPlan } from '../db/queries/plans/plans';
import { wakesAt } from '../domain/plans/plan';
import { scheduleOf, type WantedSchedule } from '../domain/plans/schedule';

export interface PlanSchedule {
  /** Undefined when the plan needs none. */
  wanted: WantedSchedule | undefined;
  /** Something is to be done now; the schedule's next time may be far. */
  isDue: boolean;
}

/** The schedule that a plan needs as it is now. */
export async function readPlanSchedule(db: Database, recurringId: string, now: Date): Promise<PlanSchedule> {
  const plan = await findPlan(db, recurringId);
  if (plan === undefined) return { wanted: undefined, isDue: false };
  const due = wakesAt(plan);
  return { wanted: scheduleOf(plan), isDue: due !== null && due <= now };
}
