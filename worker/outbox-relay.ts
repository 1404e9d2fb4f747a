/** Relays the outbox to Temporal. The items are workflow starts, signals and schedules from committed transactions. */
import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { type Logger } from 'pino';
import { type Database, inTransaction } from '../db/database';
import { type OutboxItem, postpone, deleteSent, lockDueItems } from '../db/queries/platform/outbox';
import { TASK_QUEUE } from '../workflows/messages';
import { applySchedule, type PlanSchedule, readSchedule } from './plan-schedules';
import { typedAttributes } from './search-attributes';

const BATCH = 25;
/** Background work gets a small batch, so that gifts never queue behind it. */
const PATIENT_BATCH = 10;
/** Each request to Temporal has this timeout, so that an outage does not keep rows locked. */
const TEMPORAL_DEADLINE_MS = 5_000;

/** Temporal's priorities of tasks, of which 1 is the highest. */
const PRIORITIES = { first: 1, usual: 3, patient: 5 };

export interface RelayOptions {
  /** True for background items, false for urgent items. */
  canWait: boolean;
}

/** Relays up to one batch of due items. Returns how many it took, including items that it will retry. */
export async function relayOutbox(
  db: Database,
  client: Client,
  log: Logger,
  { canWait }: RelayOptions = { canWait: false },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const items = await lockDueItems(tx, { canWait, limit: canWait ? PATIENT_BATCH : BATCH });
    const plans = await readPlans(tx, items, log);
    const sendOne = (item: OutboxItem) => trySending(client, item, plans.get(item.id), log);
    const results: Result[] = [];
    for (const kind of KINDS) {
      results.push(...(await Promise.all(items.filter((item) => kindOf(item) === kind).map(sendOne))));
    }
    await deleteSent(tx, idsWhere(results, true));
    await postpone(tx, idsWhere(results, false));
    return items.length;
  });
}

/** Reads the plans of schedules. A plan that cannot be read is left out, and its item is retried later. */
async function readPlans(
  tx: Database,
  items: OutboxItem[],
  log: Logger,
): Promise<Map<number, PlanSchedule | undefined>> {
  const plans = new Map<number, PlanSchedule | undefined>();
  for (const item of items.filter(({ schedule }) => schedule)) {
    try {
      // The savepoint keeps the transaction usable for the other items.
      plans.set(item.id, await inTransaction(tx, (savepoint) => readSchedule(savepoint, item)));
    } catch (error) {
      log.error(
        { code: 'OUTBOX_ITEM_FAILED', workflowId: item.workflowId, error },
        'a plan could not be read',
      );
    }
  }
  return plans;
}

interface Result {
  id: number;
  isSent: boolean;
}

const KINDS = ['start', 'signal', 'schedule'] as const;

function kindOf({ signal, schedule }: OutboxItem): (typeof KINDS)[number] {
  if (schedule) return 'schedule';
  return signal === null ? 'start' : 'signal';
}

async function trySending(
  client: Client,
  item: OutboxItem,
  plan: PlanSchedule | undefined,
  log: Logger,
): Promise<Result> {
  const acts = {
    start: () => startOne(client, item),
    signal: () => signalOne(client, item),
    schedule: async () => {
      if (plan !== undefined) await applySchedule(client, item, plan);
    },
  };
  const kind = kindOf(item);
  const { id, workflowId } = item;
  try {
    await client.withDeadline(Date.now() + TEMPORAL_DEADLINE_MS, acts[kind]);
    return { id, isSent: kind !== 'schedule' || plan !== undefined };
  } catch (error) {
    log.warn({ workflowId, error }, 'could not relay an outbox item to Temporal, will retry');
    return { id, isSent: false };
  }
}

/**
 * Starts a workflow. Starting it twice is harmless: the id rejects duplicates of a run that is open or has completed. A
 * run that failed or was cancelled or terminated is started again.
 */
async function startOne(client: Client, item: OutboxItem): Promise<void> {
  try {
    await client.workflow.start(item.workflowType, {
      taskQueue: TASK_QUEUE,
      workflowId: item.workflowId,
      args: [item.input],
      workflowIdReusePolicy: WorkflowIdReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY,
      typedSearchAttributes: typedAttributes(item.searchAttributes),
      staticSummary: item.summary,
      // The activities of a workflow inherit its priority.
      priority: { priorityKey: priorityOf(item) },
      ...(item.beginsAt === null ? {} : { startDelay: Math.max(0, item.beginsAt.getTime() - Date.now()) }),
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

/** Gifts, refunds and payouts do not wait for the tasks of background work. */
function priorityOf({ goesFirst, canWait }: OutboxItem): number {
  if (goesFirst) return PRIORITIES.first;
  return canWait ? PRIORITIES.patient : PRIORITIES.usual;
}

/** Signals a workflow. A workflow that has ended needs no signal. */
async function signalOne(client: Client, { workflowId, signal }: OutboxItem): Promise<void> {
  try {
    await client.workflow.getHandle(workflowId).signal(signal ?? '');
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

function idsWhere(results: Result[], isSent: boolean): number[] {
  return results.filter((result) => result.isSent === isSent).map(({ id }) => id);
}
