import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { remove } from '../../rows';
import { rateWindows } from '../../tables/accounts';

export interface RateUse {
  /** Requests in the current hour, including this one. */
  used: number;
  /** The end of the current hour, in Unix seconds. */
  resetAtSeconds: number;
}

const HOUR = `date_trunc('hour', now())`;
/**
 * Lets the transaction commit without waiting for the disk. If the machine crashes, the last counts may be lost. That
 * does no harm.
 */
const RELAXED = `(SELECT set_config('synchronous_commit', 'off', true)) AS relaxed`;
const RESET_AT = `extract(epoch FROM window_start)::int + 3600 AS reset_at_seconds`;

const ADD = `used = CASE WHEN rate_windows.window_start = ${HOUR} THEN rate_windows.used ELSE 0 END + 1, window_start = ${HOUR}`;

/**
 * Returns SQL that counts one request of each selected `subject` in the current hour. The count is exact,
 * even if many processes count at once.
 */
export function countRequestSql(subjects: string): string {
  return `INSERT INTO rate_windows (subject, window_start, used)
    SELECT subject, ${HOUR}, 1 FROM (${subjects}) AS subjects, ${RELAXED}
    ON CONFLICT (subject) DO UPDATE SET ${ADD}
    RETURNING used, ${RESET_AT}`;
}

/**
 * Returns cheaper SQL that counts a request of one actor. It returns no row if the actor has no rate window
 * yet.
 */
export function countAgainSql(actorSql: string, subjectSql: string): string {
  return `UPDATE rate_windows SET ${ADD}
    FROM (${actorSql}) AS actor, ${RELAXED}
    WHERE subject = ${subjectSql}
    RETURNING actor.*, used, ${RESET_AT}`;
}

/** Counts one request of a subject. */
export async function countRequest(db: Database, subject: string): Promise<RateUse> {
  const [use] = await selectRows<RateUse>(db, countRequestSql('SELECT $1::text AS subject'), [subject]);
  if (use === undefined) throw new Error('the rate window was not counted');
  return use;
}

/**
 * Counts one request of a subject in the caller's transaction. Concurrent requests of the subject wait. A rollback
 * undoes the count.
 */
export async function countInTransaction(tx: Database, subject: string): Promise<number> {
  const [use] = await selectRows<{ used: number }>(
    tx,
    `INSERT INTO rate_windows (subject, window_start, used) VALUES ($1, ${HOUR}, 1)
     ON CONFLICT (subject) DO UPDATE SET ${ADD} RETURNING used`,
    [subject],
  );
  return use?.used ?? 0;
}

/** Returns the requests of a subject in the current hour. */
export async function findUses(db: Database, subject: string): Promise<number> {
  const [use] = await selectRows<{ used: number }>(
    db,
    `SELECT used FROM rate_windows WHERE subject = $1 AND window_start = ${HOUR}`,
    [subject],
  );
  return use?.used ?? 0;
}

/** Subtracts one request from the count of the current hour. */
export async function discountRequest(db: Database, subject: string): Promise<void> {
  await runStatement(
    db,
    `UPDATE rate_windows SET used = used - 1 WHERE subject = $1 AND window_start = ${HOUR} AND used > 0`,
    [subject],
  );
}

/** Resets a subject's window. */
export async function forgetWindow(db: Database, subject: string): Promise<void> {
  await remove(db, rateWindows, { subject });
}

/** Deletes one batch of windows older than a day. Returns how many it deleted. */
export async function forgetOldWindows(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM rate_windows WHERE subject IN (
       SELECT subject FROM rate_windows WHERE window_start < now() - interval '1 day' LIMIT $1
     )`,
    [limit],
  );
}
