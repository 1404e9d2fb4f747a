import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  hasOpenOccurrence,
  insertOccurrences,
  type Occurrence,
  skipRetries,
} from '../../db/queries/plans/occurrences';
import { savePlan } from '../../db/queries/plans/plans';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { enqueueSchedule } from '../../db/queries/platform/enqueue-workflows';
import { planEvent } from '../../domain/plans/events';
import {
  completePlan,
  isExhausted,
  isLive,
  type Plan,
  type PlanChange,
  type PlanEventName,
} from '../../domain/plans/plan';
import { dueDate } from '../../domain/plans/rhythm';
import { changedTerms, type ToldChange, toldMove } from '../../domain/plans/told-change';
import { type Act } from '../act';

/**
 * Stores a changed plan, which the caller has locked, and the occurrences (dates) that the change skips.
 * Records the event of the change, if it has one, and tells the donor. Completes the plan if no occurrence is
 * left. Returns the plan in its new state.
 */
export async function storePlanChange(act: Act, change: PlanChange): Promise<Plan> {
  const { plan, skipped, event } = change;
  await savePlan(act.tx, plan);
  const occurrences = skipped.map((number) => skippedOccurrence(plan, number));
  if (occurrences.length > 0) await insertOccurrences(act.tx, occurrences);
  if (plan.status !== 'active') await skipRetries(act.tx, plan.id);
  if (event !== null) await announcePlan(act, { name: event, plan });
  await tellMove(act, change);
  return completeIfDone(act, plan);
}

/**
 * Completes a live plan if it has no further date, no pending gift and no planned retry. Returns the plan in
 * its new state.
 */
export async function completeIfDone(act: Act, plan: Plan): Promise<Plan> {
  if (!isLive(plan) || !isExhausted(plan) || (await hasOpenOccurrence(act.tx, plan.id))) return plan;
  return storePlanChange(act, completePlan(plan, act.at));
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

/**
 * Records the event of a changed plan. Also updates the plan's Temporal Schedule, because the change may move
 * the date of the next gift.
 */
async function announcePlan(
  { tx, at }: Act,
  { name, plan }: { name: PlanEventName; plan: Plan },
): Promise<void> {
  await recordEvent(tx, planEvent(name, plan), plan, at);
  await enqueuePlanSchedule(tx, plan);
}

/** Stores an outbox row, from which the relay creates or updates the plan's Temporal Schedule. */
export async function enqueuePlanSchedule(tx: Database, plan: Plan): Promise<void> {
  await enqueueSchedule(tx, {
    workflowType: 'recurringGift',
    workflowId: plan.id,
    input: { recurringId: plan.id },
    searchAttributes: { CharityId: plan.charityId, UserId: plan.donorUserId },
    summary: `${plan.frequency} gift to ${plan.charityId}`,
  });
}

/** Queues the mail to the donor about a move of a plan, in the transaction of the move. */
async function tellMove({ tx, at }: Act, change: PlanChange): Promise<void> {
  const told = toldMove(change);
  const [skipped] = change.skipped;
  const isSkip = told.includes('skipped') && skipped !== undefined;
  await tellDonor(tx, { plan: change.plan, told, mark: isSkip ? skipped : at.getTime() });
}

/** Queues the mail to the donor about new terms of a plan. If they resumed it, the mail about that tells the terms. */
export async function tellTerms(
  { tx, at }: Act,
  { before, after }: { before: Plan; after: Plan },
): Promise<void> {
  if (before.status !== after.status) return;
  await tellDonor(tx, { plan: after, told: changedTerms(before, after), mark: at.getTime() });
}

interface PlanNotice {
  plan: Plan;
  told: ToldChange[];
  /** Tells equal changes of one plan apart: the number of a skipped date, or else the time of the change. */
  mark: number;
}

async function tellDonor(tx: Database, { plan, told, mark }: PlanNotice): Promise<void> {
  if (told.length === 0) return;
  await enqueueNotices(tx, {
    kind: 'recurring_changed',
    audience: { userId: plan.donorUserId },
    subject: `${plan.id}/${told.join('+')}/${String(mark)}`,
  });
}
