/** Who waits for whom in Postgres. */
import { type Database, selectRows } from '../../db/database';

/** The statements that wait for a lock of a table. */
export function listLocks(db: Database, table: string): Promise<{ query: string }[]> {
  return selectRows(
    db,
    `SELECT a.query FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE NOT l.granted AND l.relation = $1::regclass AND a.datname = current_database()`,
    [table],
  );
}

/** How many connections wait for a lock, of a table or of a row. */
export async function countWaiting(db: Database): Promise<number> {
  const waiting = await selectRows(
    db,
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length;
}
