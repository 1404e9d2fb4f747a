/** Creates the daily schedule that renews exchange rates and reports stale rates. */
import { type Client, ScheduleOverlapPolicy } from '@temporalio/client';
import { TASK_QUEUE } from '../workflows/messages';
import { ensureSchedule } from './ensure-schedule';

const SCHEDULE_ID = 'exchange-rates';

/** Does nothing if the schedule exists, so that an operator's pause in Temporal survives a restart. */
export async function ensureExchangeRates(client: Client): Promise<void> {
  await ensureSchedule(client, {
    scheduleId: SCHEDULE_ID,
    // The European Central Bank publishes at about 16:00 in Frankfurt.
    spec: { calendars: [{ hour: 16, minute: 37 }], timezone: 'Europe/Berlin' },
    action: {
      type: 'startWorkflow',
      workflowType: 'exchangeRates',
      workflowId: SCHEDULE_ID,
      taskQueue: TASK_QUEUE,
      args: [],
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 day' },
    state: { note: 'Renews the exchange rates, and reports stale ones.' },
  });
}
