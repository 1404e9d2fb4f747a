import { type Database, selectRows } from '../database';

export interface RateUse {
  /** Requests of the current hour up to this one. */
  used: number;
  /** When the hour ends, in Unix seconds. */
  resetAtSeconds: number;
}

/**
 * Counts requests, one or as many as the SQL `requests` says, of each selected `subject` in its fixed hour; right across
 * processes, because the database counts.
 * The count does not wait for the disk: a crash of the machine may forget its last moments, a restart of Postgres not.
 */
export function countRequestSql(subjects: string, requests = '1'): string {
  return `INSERT INTO rate_windows (subject, window_start, used)
    SELECT subject, date_trunc('hour', now()), ${requests}
    FROM (${subjects}) AS subjects, (SELECT set_config('synchronous_commit', 'off', true)) AS relaxed
    ON CONFLICT (subject) DO UPDATE SET
      used = CASE WHEN rate_windows.window_start = excluded.window_start THEN rate_windows.used + excluded.used ELSE excluded.used END,
      window_start = excluded.window_start
    RETURNING used, extract(epoch FROM window_start)::int + 3600 AS "resetAtSeconds"`;
}

/** Counts one request of a subject. */
export async function countRequest(db: Database, subject: string): Promise<RateUse> {
  const [use] = await selectRows<RateUse>(db, countRequestSql('SELECT $1::text AS subject'), [subject]);
  if (use === undefined) throw new Error('the rate window was not counted');
  return use;
}

/** Begins a subject's hour anew. */
export async function forgetWindow(db: Database, subject: string): Promise<void> {
  await selectRows(db, 'DELETE FROM rate_windows WHERE subject = $1 RETURNING 1', [subject]);
}

/** Forgets hours that are over, a batch at a time; returns how many went. */
export async function forgetOldWindows(db: Database, limit = 5_000): Promise<number> {
  const rows = await selectRows(
    db,
    `DELETE FROM rate_windows WHERE subject IN (
       SELECT subject FROM rate_windows WHERE window_start < now() - interval '1 day' LIMIT $1
     ) RETURNING 1`,
    [limit],
  );
  return rows.length;
}
