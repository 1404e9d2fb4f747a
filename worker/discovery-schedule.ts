/** The hourly schedule of `discovery`: there once, whichever worker starts first. */
import { type Client, ScheduleAlreadyRunning, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';

const DISCOVERY = 'discovery';

/** Makes the schedule unless it is there, and runs it once at that moment. */
export async function ensureDiscoverySchedule(client: Client): Promise<void> {
  try {
    await client.schedule.create({
      scheduleId: DISCOVERY,
      spec: { intervals: [{ every: '1 hour' }] },
      policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
      action: {
        type: 'startWorkflow',
        workflowType: DISCOVERY,
        workflowId: DISCOVERY,
        taskQueue: TASK_QUEUE,
      },
      state: { triggerImmediately: true, note: 'Trends and what is given to together.' },
    });
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
