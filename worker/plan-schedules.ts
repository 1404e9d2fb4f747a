/** Creates, updates, pauses and deletes Temporal Schedules, so that they match the plans. */
import {
  type Client,
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { type PlanSchedule, readPlanSchedule } from '../activities/plan-schedule';
import { type Database } from '../db/database';
import { type OutboxItem, tryHoldSchedule } from '../db/queries/platform/outbox';
import { TASK_QUEUE } from '../workflows/messages';
import { typedAttributes } from './search-attributes';

/**
 * Longer than any outage, so that Temporal never drops missed runs. One late run makes up for all of them.
 */
const CATCHUP_WINDOW = '366 days' as const;

type Options = ReturnType<typeof optionsOf>;
type Wanted = NonNullable<PlanSchedule['wanted']>;

/**
 * Returns the schedule that an outbox item's plan needs now, and locks it against other relays until the transaction
 * ends. Returns undefined if another relay holds the lock. That relay may have read an older plan, so retry later.
 */
export async function readSchedule(
  tx: Database,
  { workflowId }: OutboxItem,
): Promise<PlanSchedule | undefined> {
  if (!(await tryHoldSchedule(tx, workflowId))) return undefined;
  return readPlanSchedule(tx, workflowId, new Date());
}

/** Creates, updates or deletes a schedule, so that it matches its plan. Repeating this is harmless. */
export async function applySchedule(client: Client, item: OutboxItem, plan: PlanSchedule): Promise<void> {
  if (plan.wanted === undefined) await removeSchedule(client, item.workflowId);
  else await putSchedule(client, item.workflowId, optionsOf(item, plan.wanted), plan.isDue);
}

async function putSchedule(
  client: Client,
  scheduleId: string,
  options: Options,
  isDue: boolean,
): Promise<void> {
  const handle = client.schedule.getHandle(scheduleId);
  try {
    await client.schedule.create({ ...options, scheduleId });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await handle.update(() => options);
  }
  // The schedule's future times do not include an occurrence that is already due.
  if (isDue) await handle.trigger();
}

async function removeSchedule(client: Client, scheduleId: string): Promise<void> {
  try {
    await client.schedule.getHandle(scheduleId).delete();
  } catch (error) {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
  }
}

function optionsOf(item: OutboxItem, wanted: Wanted) {
  const { calendars, skip, intervals, startAt, endAt, paused, note } = wanted;
  return {
    spec: {
      calendars,
      skip,
      intervals,
      startAt,
      ...(endAt === undefined ? {} : { endAt }),
      timezone: 'UTC',
    },
    action: {
      type: 'startWorkflow' as const,
      workflowType: item.workflowType,
      workflowId: item.workflowId,
      taskQueue: TASK_QUEUE,
      args: [item.input],
      typedSearchAttributes: typedAttributes(item.searchAttributes),
      staticSummary: item.summary,
    },
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ONE, catchupWindow: CATCHUP_WINDOW },
    state: { paused, note },
  };
}
