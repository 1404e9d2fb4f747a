import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueSchedule } from '../../db/queries/platform/promise-workflows';
import { planEvent } from '../../domain/plans/announcements';
import { type Plan, type PlanEventName } from '../../domain/plans/plan';

/** Records a plan's event and updates its Schedule, because the change may move the plan's next due time. */
export async function announcePlan(
  tx: Database,
  { name, plan, at }: { name: PlanEventName; plan: Plan; at: Date },
): Promise<void> {
  await recordEvent(tx, planEvent(name, plan), plan, at);
  await promiseSchedule(tx, plan);
}

/** Enqueues the update of the plan's Temporal Schedule in the outbox. */
export async function promiseSchedule(tx: Database, plan: Plan): Promise<void> {
  await enqueueSchedule(tx, {
    workflowType: 'recurringGift',
    workflowId: plan.id,
    input: { recurringId: plan.id },
    searchAttributes: { CharityId: plan.charityId, UserId: plan.donorUserId },
    summary: `${plan.frequency} gift to ${plan.charityId}`,
  });
}
