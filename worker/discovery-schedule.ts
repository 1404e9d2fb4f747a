/** Creates the hourly schedule of the `discovery` workflow. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const DISCOVERY = 'discovery';

/** Creates the schedule if it does not exist. A new schedule runs once immediately. */
export async function ensureDiscoverySchedule(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: DISCOVERY,
    spec: { intervals: [{ every: '1 hour' }] },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 hour' },
    action: {
      type: 'startWorkflow',
      workflowType: DISCOVERY,
      workflowId: DISCOVERY,
      taskQueue: TASK_QUEUE,
    },
    state: {
      triggerImmediately: true,
      note: 'Refreshes trends and the pairs of charities that share donors.',
    },
  });
}
