/** Creates a schedule of the platform once. */
import { type Client, ScheduleAlreadyRunning, type ScheduleOptions } from '@temporalio/client';

/** Does nothing if the schedule exists, so that an operator's changes in Temporal survive a restart. */
export async function ensureSchedule(client: Client, options: ScheduleOptions): Promise<void> {
  try {
    await client.schedule.create(options);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
  }
}
