/** When retries wait for a worker, those of an account with a larger quota go first. */
import { Client, Connection } from '@temporalio/client';
import { temporal } from '@temporalio/proto';
import { NativeConnection, Worker } from '@temporalio/worker';
import { type RetryOutcome } from '../../../activities/webhooks';
import { type Database, inTransaction, runStatement } from '../../../db/database';
import { type AttemptOutcome } from '../../../db/queries/webhooks/outcomes';
import { type Quota } from '../../../domain/access/scopes';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { createEndpoint } from '../../../operations/webhooks/owner-changes';
import { recordFailures } from '../../../operations/webhooks/failures';
import { relayOutbox } from '../../../worker/outbox-relay';
import { TASK_QUEUE } from '../../../workflows/messages';
import { buildActor } from '../../factories';
import { useDatabase } from '../../support/database';
import { secrets } from '../../support/member-mails';
import { temporalAddress } from '../../support/services';
import { workflowBundle } from '../../support/workflow-bundle';
import { createNamespace } from '../../support/temporal';
import { waitFor } from '../../support/wait';

const test = useDatabase();

/** An endpoint of a new account. */
async function buildEndpoint(quota: Quota): Promise<{ id: string; accountId: string }> {
  const { accountId } = await buildActor(test.db, { plan: quota });
  const scopes = ['donations:read'];
  const order = { accountId, url: 'https://hooks.example/', events: ['*'], scopes, description: null };
  const { endpoint } = await inTransaction(test.db, (tx) =>
    createEndpoint({ tx, at: new Date(), secrets }, { ...order, disabled: false }),
  );
  return endpoint;
}

/** A delivery whose first attempt has just failed. Returns its id. */
async function failFirst(db: Database, endpoint: { id: string; accountId: string }): Promise<string> {
  const [eventId, deliveryId] = [newId('event'), newId('delivery')];
  await runStatement(
    db,
    `INSERT INTO events (id, account_id, name, data, occurred_at) VALUES ($1, $2, 'webhook.test', '{}', now())`,
    [eventId, endpoint.accountId],
  );
  await runStatement(
    db,
    `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, account_id, sequence, state)
     VALUES ($1, $2, $3, $4, 1, 'pending')`,
    [deliveryId, eventId, endpoint.id, endpoint.accountId],
  );
  const at = new Date();
  const outcome: AttemptOutcome = {
    ...{ deliveryId, round: 1, endpointId: endpoint.id, at, status: 500, durationMs: 1, gone: false },
    ...{ error: 'status', errorMessage: null, response: null, state: 'retrying', nextAttemptAt: at },
  };
  await inTransaction(db, (tx) => recordFailures({ tx, at }, { outcomes: [outcome], areFirst: true }));
  // Without the delay that spreads many starts.
  await runStatement(db, 'UPDATE outbox SET next_attempt_at = now()', []);
  return deliveryId;
}

/** A worker that makes one attempt at a time, and none before `release`. */
async function startWorker(native: NativeConnection, namespace: string) {
  const attempted: string[] = [];
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: TASK_QUEUE,
    workflowBundle: workflowBundle(),
    maxConcurrentActivityTaskExecutions: 1,
    activities: {
      async attemptDelivery({ deliveryId }: { deliveryId: string }): Promise<RetryOutcome> {
        attempted.push(deliveryId);
        await gate;
        return { state: 'delivered' };
      },
    },
  });
  const running = worker.run();
  const stop = async () => {
    release();
    worker.shutdown();
    await running;
  };
  return { attempted, release, stop };
}

/** How many attempts wait for a worker. A workflow counts its own earlier than the queue does. */
async function countWaiting({ workflowService, options: { namespace } }: Client): Promise<number> {
  const { stats } = await workflowService.describeTaskQueue({
    namespace,
    taskQueue: { name: TASK_QUEUE },
    taskQueueType: temporal.api.enums.v1.TaskQueueType.TASK_QUEUE_TYPE_ACTIVITY,
    reportStats: true,
  });
  return Number(stats?.approximateBacklogCount ?? 0);
}

it('a premium owner’s retry overtakes the retries that waited before it', async () => {
  const address = { address: temporalAddress() };
  const connection = await Connection.connect(address);
  const native = await NativeConnection.connect(address);
  const namespace = await createNamespace(connection);
  const client = new Client({ connection, namespace });
  const worker = await startWorker(native, namespace);
  const relay = () => relayOutbox(test.db, client, createLog('worker', 'silent'), { canWait: true });
  const waits = (id: string) =>
    waitFor(`the retry of ${id} to wait`, async () => {
      const { raw } = await client.workflow.getHandle(id).describe();
      return raw.pendingActivities?.length === 1;
    });
  try {
    const standard = await buildEndpoint('standard');
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) {
      ids.push(await failFirst(test.db, standard));
      await relay();
      await waits(ids.at(-1) ?? '');
    }
    const premium = await failFirst(test.db, await buildEndpoint('premium'));
    await relay();
    await waits(premium);
    await waitFor('the first attempt', () => Promise.resolve(worker.attempted.length === 1));
    await waitFor('the five others to wait', async () => (await countWaiting(client)) === 5);
    worker.release();
    await waitFor('all attempts', () => Promise.resolve(worker.attempted.length === 6));
    expect(worker.attempted[1]).toBe(premium);
  } finally {
    await worker.stop();
    await Promise.all([connection.close(), native.close()]);
  }
});
