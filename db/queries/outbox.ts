import { type Database, runStatement, selectRows } from '../database';
import { CHANNELS, notify } from '../listen';
import { type OutboxRow } from '../models/events';
import { prepared } from '../prepared';

export interface WorkflowStart {
  workflowType: string;
  /** Carries the business id; starting the same id twice is harmless. */
  workflowId: string;
  input: object;
  searchAttributes: Record<string, string>;
  /** One line for the operator. */
  summary: string;
  /** Nobody waits for it at this moment: it is relayed apart from what somebody waits for. */
  canWait?: boolean;
  /** How long it is not relayed yet; 0 by default. */
  delayMs?: number;
  /** When it has something to do at first: Temporal holds its first task, and signals, until then. */
  beginsAt?: Date;
}

/** A signal without arguments; for a workflow that has ended, or never began, it is dropped. */
export interface WorkflowSignal {
  workflowType: string;
  workflowId: string;
  signal: string;
}

/** Promises, in the state change's transaction, that a workflow will be started. */
export async function enqueueWorkflow(tx: Database, start: WorkflowStart): Promise<void> {
  await enqueueWorkflows(tx, [start]);
}

/** Promises, in the state change's transaction, that workflows will be started. */
export async function enqueueWorkflows(tx: Database, starts: WorkflowStart[]): Promise<void> {
  await enqueue(tx, starts);
}

/** Promises, in the state change's transaction, that workflows will be told something; signals can wait. */
export async function enqueueSignals(tx: Database, signals: WorkflowSignal[]): Promise<void> {
  await enqueue(
    tx,
    signals.map((each) => ({
      ...each,
      input: {},
      searchAttributes: {},
      summary: `signal ${each.signal}`,
      canWait: true,
    })),
  );
}

/** Takes back the promises to start these workflows, but for those that a relay is keeping at this moment. */
export async function withdrawStarts(tx: Database, workflowIds: string[]): Promise<void> {
  if (workflowIds.length === 0) return;
  await runStatement(
    tx,
    `DELETE FROM outbox WHERE id IN
       (SELECT id FROM outbox WHERE workflow_id = ANY($1) AND signal IS NULL FOR UPDATE SKIP LOCKED)`,
    [workflowIds],
  );
}

/** What a schedule starts at each of its times. */
export type ScheduledStart = Omit<WorkflowStart, 'canWait' | 'delayMs' | 'beginsAt'>;

/** Promises, in the plan's transaction, that the schedule named by `workflowId` will be brought to what the plan wants. */
export async function enqueueSchedule(tx: Database, start: ScheduledStart): Promise<void> {
  await enqueue(tx, [{ ...start, schedule: true, canWait: true }]);
}

async function enqueue(
  tx: Database,
  promises: (OutboxRow & Pick<WorkflowStart, 'delayMs'>)[],
): Promise<void> {
  if (promises.length === 0) return;
  await selectRows(tx, ENQUEUE, [JSON.stringify(promises)]);
  notify(tx, CHANNELS.outbox);
}

const ENQUEUE = prepared(
  `INSERT INTO outbox (workflow_type, workflow_id, input, search_attributes, summary, signal, schedule, can_wait,
     next_attempt_at, begins_at)
   SELECT "workflowType", "workflowId", input, "searchAttributes", summary, signal, coalesce(schedule, false),
     coalesce("canWait", false), now() + coalesce("delayMs", 0) * interval '1 millisecond', "beginsAt"
   FROM json_to_recordset($1::json) AS r("workflowType" text, "workflowId" text, input jsonb,
     "searchAttributes" jsonb, summary text, signal text, schedule boolean, "canWait" boolean, "delayMs" integer,
     "beginsAt" timestamptz)`,
);

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
