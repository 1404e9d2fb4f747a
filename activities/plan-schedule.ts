import { type Database } from '../db/database';
import { findPlan } from '../db/queries/plans/plans';
import { wakesAt } from '../domain/plans/plan';
import { scheduleOf, type WantedSchedule } from '../domain/plans/schedule';

export interface PlanSchedule {
  /** Undefined if the plan needs no schedule. */
  wanted: WantedSchedule | undefined;
  /**
   * True if a gift or the end of a pause is due now. The caller must then start a run at once, because the
   * schedule's next run may come much later.
   */
  isDue: boolean;
}

/** Reads the schedule that a plan needs in its current state. */
export async function readPlanSchedule(db: Database, recurringId: string, now: Date): Promise<PlanSchedule> {
  const plan = await findPlan(db, recurringId);
  if (plan === undefined) return { wanted: undefined, isDue: false };
  const due = wakesAt(plan);
  return { wanted: scheduleOf(plan), isDue: due !== null && due <= now };
}
