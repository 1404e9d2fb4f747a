/** Keeps the promises of the outbox: every start and signal of a workflow that a committed transaction asked for. */
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType, TypedSearchAttributes } from '@temporalio/common';
import { type Logger } from 'pino';
import { type Database, inTransaction } from '../db/database';
import { type OutboxItem, postpone, removeKept, takeWaiting } from '../db/queries/outbox';
import { TASK_QUEUE } from '../workflows/messages';

const BATCH = 25;
/** Few at once of what can wait: the rest of Temporal is for what cannot. */
const PATIENT_BATCH = 10;
/** While Temporal is away, a batch lets its rows go after this long instead of waiting on. */
const TEMPORAL_DEADLINE_MS = 5_000;

export interface RelayOptions {
  /** Whether to relay what can wait, or what cannot. */
  canWait: boolean;
}

/** Keeps up to a batch of promises; answers how many were waiting. */
export async function relayOutbox(
  db: Database,
  client: Client,
  log: Logger,
  { canWait }: RelayOptions = { canWait: false },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const items = await takeWaiting(tx, { canWait, limit: canWait ? PATIENT_BATCH : BATCH });
    const [starts, signals] = [items.filter(isStart), items.filter((item) => !isStart(item))];
    const within = (act: () => Promise<void>) => () =>
      client.withDeadline(Date.now() + TEMPORAL_DEADLINE_MS, act);
    // Starts first: a signal in the same batch may be for one of them.
    const results = [
      ...(await Promise.all(
        starts.map((item) =>
          keep(
            item,
            within(() => startOne(client, item)),
            log,
          ),
        ),
      )),
      ...(await Promise.all(
        signals.map((item) =>
          keep(
            item,
            within(() => signalOne(client, item)),
            log,
          ),
        ),
      )),
    ];
    await removeKept(tx, idsWhere(results, true));
    await postpone(tx, idsWhere(results, false));
    return items.length;
  });
}

interface Result {
  id: string;
  kept: boolean;
}

function isStart({ signal }: OutboxItem): boolean {
  return signal === null;
}

async function keep({ id, workflowId }: OutboxItem, act: () => Promise<void>, log: Logger): Promise<Result> {
  try {
    await act();
    return { id, kept: true };
  } catch (error) {
    log.warn({ workflowId, error }, 'could not start or signal a workflow, trying again later');
    return { id, kept: false };
  }
}

/** Starts one workflow; one that was started before is as good as started. */
async function startOne(client: Client, item: OutboxItem): Promise<void> {
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
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** Signals one workflow; one that has ended needs no signal. */
async function signalOne(client: Client, { workflowId, signal }: OutboxItem): Promise<void> {
  try {
    await client.workflow.getHandle(workflowId).signal(signal ?? '');
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

function idsWhere(results: Result[], kept: boolean): string[] {
  return results.filter((result) => result.kept === kept).map(({ id }) => id);
}
