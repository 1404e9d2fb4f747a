/** Promises workflow starts, signals and schedules. Only operations/ may import this file. */
import { type Database, runStatement, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { type OutboxRow } from '../../models/events';
import { prepared } from '../../prepared';

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
