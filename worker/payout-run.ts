/** Creates the daily schedule of the run that makes the payouts due by each charity's own schedule. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'payout-run';

/** Does nothing if the schedule exists, so that an operator's pause in Temporal survives a restart. */
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
    // After an outage, each missed day gets its own run. The runs follow one after the other.
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ALL, catchupWindow: '366 days' },
    state: { note: 'Makes the payouts that are due by the schedules of charities.' },
  });
}
