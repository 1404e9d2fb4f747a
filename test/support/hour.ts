/** Requests are counted by the hour; days, months and years turn with one too. */
import { type Database, selectRows } from '../../db/database';
import { waitFor } from './wait';

/** Waits for the next hour where this one has less than half a minute left for what a test does in it. */
export async function withinOneHour(db: Database): Promise<void> {
  const sql = `SELECT 1 WHERE now() < date_trunc('hour', now()) + interval '59 minutes 30 seconds'`;
  await waitFor('the next hour', async () => (await selectRows(db, sql)).length > 0);
}
