/** Keeps the promises of the outbox: starts every workflow that a committed transaction asked for. */
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowIdReusePolicy } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType, TypedSearchAttributes } from '@temporalio/common';
import { type Logger } from 'pino';
import { type Database, inTransaction } from '../db/database';
import { type OutboxItem, postpone, removeStarted, takeWaiting } from '../db/queries/outbox';
import { TASK_QUEUE } from '../workflows/messages';

const BATCH = 50;

/** Starts up to a batch of promised workflows; answers how many were waiting. */
export async function relayOutbox(db: Database, client: Client, log: Logger): Promise<number> {
  return inTransaction(db, async (tx) => {
    const items = await takeWaiting(tx, BATCH);
    const results = await Promise.all(items.map((item) => startOne(client, item, log)));
    await removeStarted(tx, idsWhere(items, results, true));
    await postpone(tx, idsWhere(items, results, false));
    return items.length;
  });
}

/** Starts one workflow; one that was started before is as good as started. */
async function startOne(client: Client, item: OutboxItem, log: Logger): Promise<boolean> {
  try {
    await client.workflow.start(item.workflowType, {
      taskQueue: TASK_QUEUE,
      workflowId: item.workflowId,
      args: [item.input],
      workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
      typedSearchAttributes: new TypedSearchAttributes(
        Object.entries(item.searchAttributes).map(([name, value]) => ({
          key: defineSearchAttributeKey(name, SearchAttributeType.KEYWORD),
          value,
        })),
      ),
      staticSummary: item.summary,
    });
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return true;
    log.warn({ workflowId: item.workflowId, error }, 'could not start a workflow, trying again later');
    return false;
  }
}

function idsWhere(items: OutboxItem[], results: boolean[], started: boolean): string[] {
  return items.filter((_, index) => results[index] === started).map((item) => item.id);
}
