import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueSchedule } from '../../db/queries/platform/promise-workflows';
import { planEvent } from '../../domain/plans/events';
import { type Plan, type PlanEventName } from '../../domain/plans/plan';

/**
 * Records the event of a changed plan. Also updates the plan's Temporal Schedule, because the change may move
 * the date of the next gift.
 */
export async function announcePlan(
  tx: Database,
  { name, plan, at }: { name: PlanEventName; plan: Plan; at: Date },
): Promise<void> {
  await recordEvent(tx, planEvent(name, plan), plan, at);
  await promiseSchedule(tx, plan);
}

/** Stores an outbox row, from which the relay creates or updates the plan's Temporal Schedule. */
export async function promiseSchedule(tx: Database, plan: Plan): Promise<void> {
  await enqueueSchedule(tx, {
    workflowType: 'recurringGift',
    workflowId: plan.id,
    input: { recurringId: plan.id },
    searchAttributes: { CharityId: plan.charityId, UserId: plan.donorUserId },
    summary: `${plan.frequency} gift to ${plan.charityId}`,
  });
}
