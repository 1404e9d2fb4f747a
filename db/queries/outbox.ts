import { type Database, selectRows } from '../database';
import { CHANNELS, notify } from '../listen';
import { type OutboxRow } from '../models/events';

export interface WorkflowStart {
  workflowType: string;
  /** Carries the business id; starting the same id twice is harmless. */
  workflowId: string;
  input: object;
  searchAttributes: Record<string, string>;
  /** One line for the operator. */
  summary: string;
}

/** Promises, in the state change's transaction, that a workflow will be started. */
export async function enqueueWorkflow(tx: Database, start: WorkflowStart): Promise<void> {
  await enqueueWorkflows(tx, [start]);
}

/** Promises, in the state change's transaction, that workflows will be started. */
export async function enqueueWorkflows(tx: Database, starts: WorkflowStart[]): Promise<void> {
  if (starts.length === 0) return;
  await tx.models.outbox.bulkCreate(starts, { transaction: tx.transaction, returning: false });
  notify(tx, CHANNELS.outbox);
}

export type OutboxItem = Required<OutboxRow>;

/** Takes up to `limit` promised starts that no other relay holds; they stay until `removeStarted` in the same transaction. */
export async function takeWaiting(tx: Database, limit: number): Promise<OutboxItem[]> {
  return selectRows<OutboxItem>(
    tx,
    `SELECT id, workflow_type AS "workflowType", workflow_id AS "workflowId", input,
            search_attributes AS "searchAttributes", summary, created_at AS "createdAt"
     FROM outbox WHERE next_attempt_at <= now() ORDER BY next_attempt_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [limit],
  );
}

/** Forgets promises that were kept. */
export async function removeStarted(tx: Database, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.models.outbox.destroy({ where: { id: ids }, transaction: tx.transaction });
}

/** Puts off promises that could not be kept now, each time for longer, at most five minutes. */
export async function postpone(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.sequelize.query(
    `UPDATE outbox SET failures = failures + 1,
       next_attempt_at = now() + least(interval '5 minutes', interval '1 second' * 2 ^ least(failures, 9))
     WHERE id = ANY($1::bigint[])`,
    { bind: [ids], transaction: tx.transaction },
  );
}
