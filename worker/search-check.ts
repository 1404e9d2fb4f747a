/** Creates the daily schedule that compares the search index with the database. */
import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';

const SCHEDULE_ID = 'search-check';

/** Does nothing if the schedule exists. */
export async function ensureSearchCheck(client: Client): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: SCHEDULE_ID,
      spec: { calendars: [{ hour: 3, minute: 17 }], timezone: 'UTC' },
      action: { type: 'startWorkflow', workflowType: 'searchCheck', taskQueue: TASK_QUEUE, args: [] },
      policies: { overlap: ScheduleOverlapPolicy.SKIP },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
