/** Creates the daily schedule that compares our charges with the processor's list. */
import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';

const SCHEDULE_ID = 'charge-comparison';

/** Does nothing if the schedule exists. */
export async function ensureChargeComparison(client: Client): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: SCHEDULE_ID,
      spec: { calendars: [{ hour: 4, minute: 11 }], timezone: 'UTC' },
      action: {
        type: 'startWorkflow',
        workflowType: 'chargeComparison',
        taskQueue: TASK_QUEUE,
        args: [],
      },
      policies: { overlap: ScheduleOverlapPolicy.SKIP },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
