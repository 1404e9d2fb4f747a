/** Creates the schedule that tells donors of gifts that nobody claimed. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { type Config } from '../config';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'unclaimed-gifts';
/** In a sandbox, where a day of the terms lasts a second, a day would be too long to wait. */
const INTERVAL = { production: '1 day', sandbox: '1 minute' } as const;

/** Does nothing if the schedule exists. Operators pause it in Temporal. */
export async function ensureUnclaimedGifts(
  client: Client,
  environment: Config['environment'],
): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: SCHEDULE_ID,
    spec: { intervals: [{ every: INTERVAL[environment] }] },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 day' },
    action: {
      type: 'startWorkflow',
      workflowType: 'unclaimedGifts',
      workflowId: SCHEDULE_ID,
      taskQueue: TASK_QUEUE,
      args: [],
    },
    state: { note: 'Tells donors of gifts that nobody claimed.' },
  });
}
