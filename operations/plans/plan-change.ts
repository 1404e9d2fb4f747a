import { type Database } from '../../db/database';
import {
  hasOpenOccurrence,
  insertOccurrences,
  type Occurrence,
  skipRetries,
} from '../../db/queries/plans/occurrences';
import { savePlan } from '../../db/queries/plans/plans';
import { completePlan, isExhausted, isLive, type Plan, type PlanChange } from '../../domain/plans/plan';
import { dueDate } from '../../domain/plans/rhythm';
import { announcePlan } from './announcement';
import { tellMove } from './tell-donor';

/**
 * Stores a changed plan, which the caller has locked, and the occurrences (dates) that the change skips.
 * Records the event of the change, if it has one, and tells the donor. Completes the plan if no occurrence is
 * left. Returns the plan in its new state.
 */
export async function storePlanChange(tx: Database, change: PlanChange, at: Date): Promise<Plan> {
  const { plan, skipped, event } = change;
  await savePlan(tx, plan);
  const occurrences = skipped.map((number) => skippedOccurrence(plan, number));
  if (occurrences.length > 0) await insertOccurrences(tx, occurrences);
  if (plan.status !== 'active') await skipRetries(tx, plan.id);
  if (event !== null) await announcePlan(tx, { name: event, plan, at });
  await tellMove(tx, change, at);
  return completeIfDone(tx, plan, at);
}

/**
 * Completes a live plan if it has no further date, no pending gift and no planned retry. Returns the plan in
 * its new state.
 */
export async function completeIfDone(tx: Database, plan: Plan, at: Date): Promise<Plan> {
  if (!isLive(plan) || !isExhausted(plan) || (await hasOpenOccurrence(tx, plan.id))) return plan;
  return storePlanChange(tx, completePlan(plan, at), at);
}

function skippedOccurrence(plan: Plan, number: number): Occurrence {
  return {
    recurringId: plan.id,
    number,
    dueOn: dueDate(plan, number),
    status: 'skipped',
    attempts: 0,
    donationId: null,
    firstAttemptAt: null,
    nextAttemptAt: null,
    failureCode: null,
    failureMessage: null,
  };
}
