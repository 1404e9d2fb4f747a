/**
 * The relay's side of the outbox. An outbox item is a message for Temporal that was stored with a change of
 * state. The relay takes items, sends them, and removes or postpones them.
 */
import { type Database, runStatement, selectRows } from '../../database';
import { find } from '../../rows';
import { columnsOf, type RowOf } from '../../tables/columns';
import { outbox } from '../../tables/messages';

export type OutboxItem = RowOf<typeof outbox>;

/**
 * Locks and returns up to `limit` due items that no other relay has locked. If `canWait` is true, takes only
 * background items, otherwise only urgent items. Leaves out an item while an earlier item of its workflow is there, also
 * one that another relay is sending: a signal that overtakes its start is lost. Call `deleteSent` in the same transaction
 * for the items that were sent.
 */
export async function lockDueItems(
  tx: Database,
  { canWait, limit }: { canWait: boolean; limit: number },
): Promise<OutboxItem[]> {
  return selectRows<OutboxItem>(
    tx,
    `SELECT ${columnsOf(outbox)} FROM outbox o WHERE can_wait = $1 AND next_attempt_at <= now()
       AND (schedule OR NOT EXISTS (
         SELECT 1 FROM outbox e WHERE e.workflow_id = o.workflow_id AND e.id < o.id AND NOT e.schedule))
     ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [canWait, limit],
  );
}

/** Returns true if the outbox has a start of this workflow. */
export async function hasQueuedStart(db: Database, workflowId: string): Promise<boolean> {
  return (await find(db, outbox, { workflowId, signal: null, schedule: false })) !== undefined;
}

/** Locks a schedule until the transaction ends. Returns false if another relay holds the lock. */
export async function tryHoldSchedule(tx: Database, scheduleId: string): Promise<boolean> {
  const [row] = await selectRows<{ held: boolean }>(
    tx,
    `SELECT pg_try_advisory_xact_lock(hashtext('schedule'), hashtext($1)) AS held`,
    [scheduleId],
  );
  return row?.held === true;
}

/** Deletes items that Temporal has accepted. */
export async function deleteSent(tx: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await runStatement(tx, 'DELETE FROM outbox WHERE id = ANY($1::bigint[])', [ids]);
}

/** Schedules a retry of items that could not be sent. The delay doubles each time, up to five minutes. */
export async function postpone(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await runStatement(
    tx,
    `UPDATE outbox SET failures = failures + 1,
       next_attempt_at = now() + least(interval '5 minutes', interval '1 second' * 2 ^ least(failures, 9))
     WHERE id = ANY($1::bigint[])`,
    [ids],
  );
}
