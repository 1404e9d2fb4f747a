import { planEvent } from '../../../domain/plans/events';
import {
  cancelPlan,
  completePlan,
  type Hold,
  holdPlan,
  isExhausted,
  isLive,
  type Plan,
  type PlanChange,
  type PlanEventName,
  type PlanStatus,
  releasePlan,
  wakesAt,
} from '../../../domain/plans/plan';
import { type Database, selectRows } from '../../database';
import { recordEvent } from '../events/record-events';
import { enqueueSchedule } from '../platform/promise-workflows';
import { hasOpenOccurrence, insertSkipped, skipRetries } from './occurrences';

/** Stores a new plan with its event and the promise of its schedule. */
export async function insertPlan(tx: Database, plan: Plan): Promise<void> {
  await tx.models.recurringPlans.create(
    { ...plan, wakesAt: wakesAt(plan) },
    { transaction: tx.transaction, returning: false },
  );
  await tell(tx, 'created', plan, plan.startedAt);
  await promiseSchedule(tx, plan);
}

/** One plan, whoever made it. */
export async function findPlan(db: Database, id: string): Promise<Plan | undefined> {
  const row = await db.models.recurringPlans.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** One plan, held against every other change until the transaction ends. */
export async function lockPlan(tx: Database, id: string): Promise<Plan | undefined> {
  const row = await tx.models.recurringPlans.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

export interface PlanFilter {
  donorUserId: string;
  status?: PlanStatus | undefined;
  charityId?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of a donor's plans, newest first, and how many match. */
export async function listPlans(
  db: Database,
  { donorUserId, status, charityId, limit, offset }: PlanFilter,
): Promise<{ plans: Plan[]; total: number }> {
  const { rows, count } = await db.models.recurringPlans.findAndCountAll({
    where: {
      donorUserId,
      ...(status === undefined ? {} : { status }),
      ...(charityId === undefined ? {} : { charityId }),
    },
    order: [['id', 'DESC']],
    limit,
    offset,
  });
  return { plans: rows.map((row) => row.get({ plain: true })), total: count };
}

/**
 * Stores a change of a plan that the transaction holds: state, skipped occurrences, event, promise of its schedule. A
 * plan of which nothing is left becomes completed. Answers the plan as it is then.
 */
export async function storePlanChange(
  tx: Database,
  { plan, skipped, event }: PlanChange,
  at: Date,
): Promise<Plan> {
  await savePlan(tx, plan);
  if (skipped.length > 0) await insertSkipped(tx, plan, skipped);
  if (plan.status !== 'active') await skipRetries(tx, plan.id);
  if (event !== null) {
    await tell(tx, event, plan, at);
    await promiseSchedule(tx, plan);
  }
  return completeIfDone(tx, plan, at);
}

/** Stores how far a plan is; its schedule stays as it is. */
export async function savePlan(tx: Database, plan: Plan): Promise<void> {
  const { id, ...columns } = plan;
  await tx.models.recurringPlans.update(
    { ...columns, wakesAt: wakesAt(plan) },
    { where: { id }, transaction: tx.transaction },
  );
}

/** Completes a live plan when no occurrence is left or under way; answers the plan as it is then. */
export async function completeIfDone(tx: Database, plan: Plan, at: Date): Promise<Plan> {
  if (!isLive(plan) || !isExhausted(plan) || (await hasOpenOccurrence(tx, plan.id))) return plan;
  return storePlanChange(tx, completePlan(plan, at), at);
}

/** Pauses every live plan to a charity that may not receive now; what falls into the pause is not made up. */
export async function pausePlansOfCharity(
  tx: Database,
  charityId: string,
  at: Date,
  heldFor: Hold = 'verification',
): Promise<void> {
  for (const plan of await lockPlansOfCharity(tx, charityId)) {
    await storePlanChange(tx, holdPlan(plan, heldFor), at);
  }
}

/**
 * Lets the plans go on that were paused because of their charity, by default for whatever reason; those that donors
 * paused stay paused.
 */
export async function resumePlansOfCharity(
  tx: Database,
  charityId: string,
  at: Date,
  heldFor?: Hold,
): Promise<void> {
  for (const plan of await lockPlansOfCharity(tx, charityId)) {
    const isHeld = heldFor === undefined ? plan.heldFor !== null : plan.heldFor === heldFor;
    if (isHeld) await storePlanChange(tx, releasePlan(plan, at), at);
  }
}

/** Ends the plan that a disputed gift is an occurrence of; harmless for a plan that has ended and for a single gift. */
export async function stopPlanOfDisputedGift(tx: Database, donationId: string, at: Date): Promise<void> {
  const [gift] = await selectRows<{ recurringId: string | null }>(
    tx,
    'SELECT recurring_id AS "recurringId" FROM donations WHERE id = $1',
    [donationId],
  );
  const recurringId = gift?.recurringId ?? null;
  const plan = recurringId === null ? undefined : await lockPlan(tx, recurringId);
  if (plan === undefined || !isLive(plan)) return;
  await storePlanChange(tx, cancelPlan(plan, 'platform', 'A gift of this plan was disputed.', at), at);
}

/** The charities that can receive again, of plans that are held because they could not. */
export async function findCharitiesToResume(db: Database): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT DISTINCT c.id FROM recurring_plans p JOIN charities c ON c.id = p.charity_id
     WHERE p.ended_at IS NULL AND p.held_for = 'unlisted' AND c.listed ORDER BY c.id LIMIT 100`,
  );
  return rows.map(({ id }) => id);
}

/** Promises the schedules anew of plans that should have been woken before a moment; answers how many. */
export async function promiseOverdueSchedules(tx: Database, before: Date): Promise<number> {
  const rows = await selectRows<{ id: string }>(
    tx,
    `SELECT p.id FROM recurring_plans p
     WHERE p.wakes_at < $1 AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.schedule AND o.workflow_id = p.id)
     ORDER BY p.wakes_at LIMIT 100`,
    [before],
  );
  for (const { id } of rows) {
    const plan = await findPlan(tx, id);
    if (plan !== undefined) await promiseSchedule(tx, plan);
  }
  return rows.length;
}

async function lockPlansOfCharity(tx: Database, charityId: string): Promise<Plan[]> {
  const rows = await tx.models.recurringPlans.findAll({
    where: { charityId, endedAt: null },
    order: [['id', 'ASC']],
    transaction: tx.transaction,
    lock: true,
  });
  return rows.map((row) => row.get({ plain: true }));
}

async function tell(tx: Database, name: PlanEventName, plan: Plan, at: Date): Promise<void> {
  await recordEvent(tx, planEvent(name, plan), plan, at);
}

async function promiseSchedule(tx: Database, plan: Plan): Promise<void> {
  await enqueueSchedule(tx, {
    workflowType: 'recurringGift',
    workflowId: plan.id,
    input: { recurringId: plan.id },
    searchAttributes: { CharityId: plan.charityId, UserId: plan.donorUserId },
    summary: `${plan.frequency} gift to ${plan.charityId}`,
  });
}
