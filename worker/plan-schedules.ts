/** Creates, updates, pauses and deletes Temporal Schedules, so that they match the plans. */
import {
  type Client,
  ScheduleAlreadyRunning,
  ScheduleNotFoundError,
  ScheduleOverlapPolicy,
} from '@temporalio/client';
import { type Database } from '../db/database';
import { type OutboxItem, tryHoldSchedule } from '../db/queries/platform/outbox';
import { findPlan } from '../db/queries/plans/plans';
import { wakesAt } from '../domain/plans/plan';
import { scheduleOf, type WantedSchedule } from '../domain/plans/schedule';
import { TASK_QUEUE } from '../workflows/messages';
import { typedAttributes } from './search-attributes';

/**
 * Longer than any outage, so that Temporal never drops missed runs. One late run makes up for all of them.
 */
const CATCHUP_WINDOW = '366 days' as const;

type Options = ReturnType<typeof optionsOf>;

export interface PlanSchedule {
  /** Undefined if the plan needs no schedule. */
  wanted: WantedSchedule | undefined;
  /**
   * True if a gift or the end of a pause is due now. The caller must then start a run at once, because the
   * schedule's next run may come much later.
   */
  isDue: boolean;
}

/**
 * Returns the schedule that an outbox item's plan needs now, and locks it against other relays until the transaction
 * ends. Returns undefined if another relay holds the lock. That relay may have read an older plan, so retry later.
 */
export async function readSchedule(
  tx: Database,
  { workflowId }: OutboxItem,
): Promise<PlanSchedule | undefined> {
  if (!(await tryHoldSchedule(tx, workflowId))) return undefined;
  const plan = await findPlan(tx, workflowId);
  if (plan === undefined) return { wanted: undefined, isDue: false };
  const due = wakesAt(plan);
  return { wanted: scheduleOf(plan), isDue: due !== null && due <= new Date() };
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

function optionsOf(item: OutboxItem, wanted: WantedSchedule) {
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
