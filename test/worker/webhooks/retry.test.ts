/** A failed first attempt, all the way: outbox, relay, the workflow on a real Temporal server, and what ends it. */
import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { runStatement } from '../../../db/database';
import { createLog } from '../../../log';
import { createWorker } from '../../../worker/create-worker';
import { relayOutbox } from '../../../worker/outbox-relay';
import { startPump } from '../../../worker/pump';
import { deliveryState, giveUp } from '../../../workflows/messages';
import { type BuiltActor, buildActor } from '../../factories';
import { temporalAddress } from '../../support/services';
import { workflowBundle } from '../../support/workflow-bundle';
import { createNamespace } from '../../support/temporal';
import {
  deliveriesOf,
  eventually,
  happen,
  type Receiver,
  startReceiver,
  startWorld,
  subscribe,
  type WireDelivery,
  type World,
} from './world';
import { unusedEngine } from '../../support/search';

const log = createLog('worker', 'silent');
let world: World;
let client: Client;
let stop: () => Promise<void>;
let actor: BuiltActor;

beforeAll(async () => {
  world = await startWorld();
  const { db } = world.api;
  const address = { address: temporalAddress() };
  const [connection, native] = await Promise.all([
    Connection.connect(address),
    NativeConnection.connect(address),
  ]);
  const namespace = await createNamespace(connection);
  client = new Client({ connection, namespace });
  const worker = await createWorker({
    workflowBundle: workflowBundle().codePath,
    connection: native,
    namespace,
    dependencies: { db, gateways: world.gateways, engine: unusedEngine },
  });
  const running = worker.run();
  const pumps = world.startPumps();
  const work = async () => (await relayOutbox(db, client, log, { canWait: true })) > 0;
  const relay = startPump({ name: 'outbox', work, idleMs: 100, log });
  stop = async () => {
    await Promise.all([pumps.stop(), relay.stop()]);
    worker.shutdown();
    await running;
    await Promise.all([connection.close(), native.close()]);
    await world.close();
  };
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(() => stop());

/** One event whose first attempt fails, once there is a workflow for the next attempt. */
async function failFirst(target: Receiver): Promise<{ endpointId: string; waiting: WireDelivery }> {
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor);
  const waiting = await eventually(async () => {
    const [found] = await deliveriesOf(world.api, actor.key, endpoint_id);
    if (found?.state !== 'retrying') throw new Error('it has not failed yet');
    return found;
  });
  // Its start without the delay that spreads many: all the time until it is due is left to the test.
  await runStatement(world.api.db, 'UPDATE outbox SET next_attempt_at = now() WHERE workflow_id = $1', [
    waiting.delivery_id,
  ]);
  await eventually(() => client.workflow.getHandle(waiting.delivery_id).describe());
  return { endpointId: endpoint_id, waiting };
}

/** The same when the receiver has asked for a long wait: an operator can ask the workflow meanwhile. */
async function failForAnHour(target: Receiver): Promise<{ endpointId: string; waiting: WireDelivery }> {
  const failed = await failFirst(target);
  const { delivery_id, next_attempt_at } = failed.waiting;
  const state = await eventually(() => client.workflow.getHandle(delivery_id).query(deliveryState));
  expect(state).toEqual({ state: 'retrying', nextAttemptAt: next_attempt_at });
  return failed;
}

/** Refuses the first request and asks for an hour; accepts what follows. */
function startHourReceiver(): Promise<Receiver> {
  return startReceiver((response, _received, index) => {
    response.writeHead(index === 0 ? 503 : 200, { 'Retry-After': '3600' }).end();
  });
}

/** Time enough to see a delivery wait; its workflow still begins no earlier than the retry. */
const SOON = { 'Retry-After': '9' };

it('a delivery whose first attempt failed arrives when its retry is due, by its workflow', async () => {
  const target = await startReceiver((response, _received, index) => {
    response.writeHead(index === 0 ? 500 : 200, SOON).end();
  });
  const { endpointId, waiting } = await failFirst(target);
  expect(await client.workflow.getHandle(waiting.delivery_id).result()).toBe('delivered');
  const [delivery] = await deliveriesOf(world.api, actor.key, endpointId);
  expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 500 }, { status: 200 }] });
  expect(target.requests[1]?.rawBody).toBe(target.requests[0]?.rawBody);
  const [, retry] = delivery?.attempts ?? [];
  expect(Date.parse(retry?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(waiting.next_attempt_at ?? ''));
  // Temporal held its first task until then: a timer would have cost another one.
  const { events } = await client.workflow.getHandle(waiting.delivery_id).fetchHistory();
  expect(events?.filter(({ timerStartedEventAttributes }) => timerStartedEventAttributes)).toEqual([]);
  await target.close();
});

it('what an operator asks before the first retry is due counts', async () => {
  const target = await startReceiver((response) => void response.writeHead(500, SOON).end());
  const { waiting } = await failFirst(target);
  const handle = client.workflow.getHandle(waiting.delivery_id);
  await handle.signal(giveUp);
  expect(await handle.result()).toBe('failed');
  expect(target.requests).toHaveLength(1);
  await target.close();
});

it('a successful redelivery cancels the running retries at once', async () => {
  const target = await startHourReceiver();
  const { endpointId, waiting } = await failForAnHour(target);
  const path = `/v1/webhooks/deliveries/${waiting.delivery_id}/redeliver`;
  expect((await world.api.call('POST', path, { key: actor.key })).status).toBe(202);
  expect(await client.workflow.getHandle(waiting.delivery_id).result()).toMatch(/outdated|delivered/);
  await eventually(async () => {
    const [delivery] = await deliveriesOf(world.api, actor.key, endpointId);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 503 }, { status: 200 }] });
  });
  expect(target.requests).toHaveLength(2);
  await target.close();
});

it('recovering a range of retrying deliveries does the same', async () => {
  const target = await startHourReceiver();
  const { endpointId, waiting } = await failForAnHour(target);
  const { body } = await world.api.call('POST', `/v1/webhooks/endpoints/${endpointId}/recover`, {
    key: actor.key,
    body: { since: '2020-01-01T00:00:00Z', events: ['donation.completed'], states: ['retrying'] },
  });
  expect(body).toMatchObject({ recovered: 1 });
  expect(await client.workflow.getHandle(waiting.delivery_id).result()).toMatch(/outdated|delivered/);
  await eventually(() => expect(target.requests).toHaveLength(2));
  await target.close();
});

it('pausing an endpoint ends its retries and keeps the deliveries', async () => {
  const target = await startHourReceiver();
  const { endpointId, waiting } = await failForAnHour(target);
  const path = `/v1/webhooks/endpoints/${endpointId}`;
  await world.api.call('PATCH', path, { key: actor.key, body: { paused: true } });
  expect(await client.workflow.getHandle(waiting.delivery_id).result()).toBe('held');
  await world.api.call('PATCH', path, { key: actor.key, body: { paused: false } });
  await eventually(() => expect(target.requests).toHaveLength(2));
  await target.close();
});
