/** Creates the schedule that tells donors if nobody has claimed the charity of their gift. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { type Config } from '../config';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'unclaimed-gifts';
/** A sandbox runs more often, because a day of the terms lasts one second there. See docs/rules/gifts.md. */
const INTERVAL = { production: '1 day', sandbox: '1 minute' } as const;

/** Does nothing if the schedule exists, so that an operator's pause in Temporal survives a restart. */
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
    state: { note: 'Tells donors that nobody claimed the charity of their gift.' },
  });
}
