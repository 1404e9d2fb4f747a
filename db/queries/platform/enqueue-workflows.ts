/**
 * Writes workflow starts, signals and schedules to the outbox. The relay sends them to Temporal after the
 * transaction commits. Only operations/ may import this file.
 */
import { type Database, runStatement } from '../../database';
import { CHANNELS, notify } from '../../listen';

export interface WorkflowStart {
  workflowType: string;
  /** Contains the business id. Starting the same id twice is harmless. */
  workflowId: string;
  input: object;
  searchAttributes: Record<string, string>;
  /** A line for operators, shown in Temporal. */
  summary: string;
  /** True for background work. The relay sends it separately from urgent work. */
  canWait?: boolean;
  /** If true, Temporal runs the workflow's tasks before the waiting tasks of other workflows. */
  goesFirst?: boolean;
  /** The time that the relay waits before it starts the workflow; 0 by default. */
  delayMs?: number;
  /** When the workflow has its first work to do. Temporal delays its first task and its signals until then. */
  beginsAt?: Date;
}

/** A signal without arguments. The relay drops a signal if the workflow has ended or never started. */
export interface WorkflowSignal {
  workflowType: string;
  workflowId: string;
  signal: string;
  /** True for background work, such as bulk changes. Signals of gifts, refunds and payouts are urgent. */
  canWait?: boolean;
}

/** Queues a workflow start. Call it in the transaction of the state change. */
export async function enqueueWorkflow(tx: Database, start: WorkflowStart): Promise<void> {
  await enqueueWorkflows(tx, [start]);
}

/** Queues workflow starts. Call it in the transaction of the state change. */
export async function enqueueWorkflows(tx: Database, starts: WorkflowStart[]): Promise<void> {
  await enqueue(tx, starts);
}

/** Queues signals. The relay sends a signal after the earlier items of its workflow. Call it in the transaction of the state change. */
export async function enqueueSignals(tx: Database, signals: WorkflowSignal[]): Promise<void> {
  await enqueue(
    tx,
    signals.map((each) => ({
      ...each,
      input: {},
      searchAttributes: {},
      summary: `signal ${each.signal}`,
    })),
  );
}

/** Removes the queued starts of these workflows. Skips starts that a relay is sending at this moment. */
export async function deleteQueuedStarts(tx: Database, workflowIds: string[]): Promise<void> {
  if (workflowIds.length === 0) return;
  await runStatement(
    tx,
    `DELETE FROM outbox WHERE id IN
       (SELECT id FROM outbox WHERE workflow_id = ANY($1) AND signal IS NULL FOR UPDATE SKIP LOCKED)`,
    [workflowIds],
  );
}

/** The workflow that a schedule starts at each of its times. */
export type ScheduledStart = Omit<WorkflowStart, 'canWait' | 'goesFirst' | 'delayMs' | 'beginsAt'>;

/** Queues an update of a plan's Temporal Schedule. Call it in the transaction that changes the plan. */
export async function enqueueSchedule(tx: Database, start: ScheduledStart): Promise<void> {
  await enqueue(tx, [{ ...start, schedule: true, canWait: true }]);
}

async function enqueue(
  tx: Database,
  promises: (WorkflowStart & { signal?: string; schedule?: boolean })[],
): Promise<void> {
  if (promises.length === 0) return;
  await runStatement(tx, ENQUEUE, [JSON.stringify(promises)], { prepared: true });
  notify(tx, CHANNELS.outbox);
}

const ENQUEUE = `INSERT INTO outbox (workflow_type, workflow_id, input, search_attributes, summary, signal, schedule, can_wait,
     goes_first, next_attempt_at, begins_at)
   SELECT "workflowType", "workflowId", input, "searchAttributes", summary, signal, coalesce(schedule, false),
     coalesce("canWait", false), coalesce("goesFirst", false), now() + coalesce("delayMs", 0) * interval '1 millisecond', "beginsAt"
   FROM json_to_recordset($1::json) AS r("workflowType" text, "workflowId" text, input jsonb,
     "searchAttributes" jsonb, summary text, signal text, schedule boolean, "canWait" boolean, "goesFirst" boolean,
     "delayMs" integer, "beginsAt" timestamptz)`;
