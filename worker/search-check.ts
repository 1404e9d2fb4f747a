/** Creates the daily schedule that compares the search index with the database. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'search-check';

/** Creates the schedule. Does nothing if it exists. */
export async function ensureSearchCheck(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: SCHEDULE_ID,
    spec: { calendars: [{ hour: 3, minute: 17 }], timezone: 'UTC' },
    action: { type: 'startWorkflow', workflowType: 'searchCheck', taskQueue: TASK_QUEUE, args: [] },
    policies: { overlap: ScheduleOverlapPolicy.SKIP },
  });
}
