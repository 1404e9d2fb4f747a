/** Keeps the daily schedule of the run that makes the payouts due by each charity's own schedule. */
import { type Client, ScheduleNotFoundError, ScheduleOverlapPolicy } from '@temporalio/client';
import { PAYOUT_RUN_ID, RUN_TIME, TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const [HOUR = 0, MINUTE = 0] = RUN_TIME.split(':').map(Number);

/** Does nothing if the schedule exists, so that an operator's pause in Temporal survives a restart. */
export async function ensurePayoutRun(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: PAYOUT_RUN_ID,
    spec: { calendars: [{ hour: HOUR, minute: MINUTE }], timezone: 'UTC' },
    action: {
      type: 'startWorkflow',
      workflowType: 'payoutRun',
      workflowId: PAYOUT_RUN_ID,
      taskQueue: TASK_QUEUE,
      args: [],
    },
    // After an outage, each missed day gets its own run. The runs follow one after the other.
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ALL, catchupWindow: '366 days' },
    state: { note: 'Makes the payouts that are due by the schedules of charities.' },
  });
}

/**
 * Returns why a day has no run: an operator paused the schedule or moved it to a later time of the day, or the run was
 * lost.
 */
export async function whyNoPayoutRun(client: Client, day: string): Promise<'paused' | 'later' | 'lost'> {
  try {
    const { state, info } = await client.schedule.getHandle(PAYOUT_RUN_ID).describe();
    if (state.paused) return 'paused';
    const [next] = info.nextActionTimes;
    return next?.toISOString().slice(0, 10) === day ? 'later' : 'lost';
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return 'lost';
    throw error;
  }
}
