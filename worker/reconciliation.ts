/** Creates the daily schedule that compares the ledger with the processor, the bank and the receipt log. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'reconciliation';

/** Creates the schedule unless it exists. */
export async function ensureReconciliation(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: SCHEDULE_ID,
    spec: { calendars: [{ hour: 4, minute: 11 }], timezone: 'UTC' },
    action: {
      type: 'startWorkflow',
      workflowType: 'reconciliation',
      workflowId: SCHEDULE_ID,
      taskQueue: TASK_QUEUE,
      args: [],
    },
    // After an outage, each missed day gets its own run. The runs follow one after the other.
    policies: { overlap: ScheduleOverlapPolicy.BUFFER_ALL, catchupWindow: '366 days' },
    state: { note: 'Compares the ledger with the processor, the bank and the receipt log.' },
  });
}
