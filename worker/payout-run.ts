/** Creates the daily schedule that pays charities by their own schedules. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'payout-run';

/** Does nothing if the schedule exists. Operators pause it in Temporal. */
export async function ensurePayoutRun(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: SCHEDULE_ID,
    spec: { calendars: [{ hour: 6, minute: 7 }], timezone: 'UTC' },
    action: {
      type: 'startWorkflow',
      workflowType: 'payoutRun',
      workflowId: SCHEDULE_ID,
      taskQueue: TASK_QUEUE,
      args: [],
    },
    // After an outage each missed day is paid by its own run, one after the other.
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ALL, catchupWindow: '366 days' },
    state: { note: 'Makes the payouts that charities scheduled.' },
  });
}
