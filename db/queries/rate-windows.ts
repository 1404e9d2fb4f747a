import { type Database, selectRows } from '../database';

export interface RateUse {
  /** Requests of the current hour, this one included. */
  used: number;
  /** When the hour ends, in Unix seconds. */
  resetAtSeconds: number;
}

/** Counts one request of a subject in its fixed hour; right across processes, because the database counts. */
export async function countRequest(db: Database, subject: string): Promise<RateUse> {
  const [use] = await selectRows<RateUse>(
    db,
    `INSERT INTO rate_windows (subject, window_start, used) VALUES ($1, date_trunc('hour', now()), 1)
     ON CONFLICT (subject) DO UPDATE SET
       used = CASE WHEN rate_windows.window_start = excluded.window_start THEN rate_windows.used + 1 ELSE 1 END,
       window_start = excluded.window_start
     RETURNING used, extract(epoch FROM window_start)::int + 3600 AS "resetAtSeconds"`,
    [subject],
  );
  if (use === undefined) throw new Error('the rate window was not counted');
  return use;
}
