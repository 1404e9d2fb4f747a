/** What the relay does with the promises of the outbox: takes, removes and postpones them. */
import { type Database, runStatement, selectRows } from '../../database';
import { type OutboxRow } from '../../models/events';

export type OutboxItem = Required<OutboxRow>;

/**
 * Takes up to `limit` promises, either of those that can wait or of the others, that no other relay holds; they stay
 * until `removeKept` in the same transaction.
 */
export async function takeWaiting(
  tx: Database,
  { canWait, limit }: { canWait: boolean; limit: number },
): Promise<OutboxItem[]> {
  return selectRows<OutboxItem>(
    tx,
    `SELECT id, workflow_type AS "workflowType", workflow_id AS "workflowId", input, summary, signal, schedule,
            search_attributes AS "searchAttributes", can_wait AS "canWait", begins_at AS "beginsAt",
            created_at AS "createdAt"
     FROM outbox WHERE can_wait = $1 AND next_attempt_at <= now()
     ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [canWait, limit],
  );
}

/** Holds a schedule until the transaction ends; false when another relay holds it. */
export async function tryHoldSchedule(tx: Database, scheduleId: string): Promise<boolean> {
  const [row] = await selectRows<{ held: boolean }>(
    tx,
    `SELECT pg_try_advisory_xact_lock(hashtext('schedule'), hashtext($1)) AS held`,
    [scheduleId],
  );
  return row?.held === true;
}

/** Forgets promises that were kept. */
export async function removeKept(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await runStatement(tx, 'DELETE FROM outbox WHERE id = ANY($1::bigint[])', [ids]);
}

/** Puts off promises that could not be kept now, each time for longer, at most five minutes. */
export async function postpone(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await runStatement(
    tx,
    `UPDATE outbox SET failures = failures + 1,
       next_attempt_at = now() + least(interval '5 minutes', interval '1 second' * 2 ^ least(failures, 9))
     WHERE id = ANY($1::bigint[])`,
    [ids],
  );
}
