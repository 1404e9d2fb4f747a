/** Creates the daily schedule that sends saved reports. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'report-run';

/** Does nothing if the schedule exists, so that an operator's pause in Temporal survives a restart. */
export async function ensureReportRun(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: SCHEDULE_ID,
    spec: { calendars: [{ hour: 5, minute: 17 }], timezone: 'UTC' },
    action: {
      type: 'startWorkflow',
      workflowType: 'reportRun',
      workflowId: SCHEDULE_ID,
      taskQueue: TASK_QUEUE,
      args: [],
    },
    // After an outage, each missed day gets its own run. The runs follow one after the other.
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ALL, catchupWindow: '366 days' },
    state: { note: 'Sends the saved reports of charities.' },
  });
}
