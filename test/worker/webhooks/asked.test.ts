/** A delivery that somebody asks for goes at once, also while its endpoint rests after failures. */
import { buildActor } from '../../factories';
import {
  deliveriesOf,
  eventually,
  happen,
  type Receiver,
  startReceiver,
  startWorld,
  subscribe,
  type WireDelivery,
  type WireEndpoint,
  type World,
} from './world';

let world: World;
let pumps: { stop(): Promise<void> };
beforeAll(async () => {
  world = await startWorld();
  pumps = world.startPumps();
});
afterAll(async () => {
  await pumps.stop();
  await world.close();
});

interface Resting {
  key: string;
  endpoint: WireEndpoint;
  receiver: Receiver & { isDown: boolean };
  /** A delivery that waits for the end of the rest. */
  waiting: WireDelivery;
  restingUntilMs: number;
}

/** An endpoint that has rested before, and rests ten seconds more. Its receiver is still down. */
async function buildResting(): Promise<Resting> {
  const state = { isDown: true };
  const receiver = Object.assign(
    await startReceiver((response) => {
      response.statusCode = receiver.isDown ? 500 : 200;
      response.end();
    }),
    state,
  );
  const actor = await buildActor(world.api.db);
  const endpoint = await subscribe(world.api, actor.key, receiver.url);
  await happen(world.api.db, actor, 6);
  const [waiting, restingUntilMs] = await eventually(async () => {
    const deliveries = await deliveriesOf(world.api, actor.key, endpoint.endpoint_id);
    // Three failures begin the first rest, and one more the second. On a busy machine it may be a later one.
    expect(deliveries.filter(({ state }) => state === 'retrying').length).toBeGreaterThanOrEqual(4);
    const found = deliveries.findLast(({ resting_until }) => resting_until !== null);
    const untilMs = Date.parse(found?.resting_until ?? '');
    // The second rest is long enough that nothing below is done by its end.
    expect(untilMs - Date.now()).toBeGreaterThan(7_000);
    return [found as WireDelivery, untilMs] as const;
  });
  return { key: actor.key, endpoint, receiver, waiting, restingUntilMs };
}

async function findDelivery({ key }: Resting, id: string): Promise<WireDelivery> {
  const path = `/v1/webhooks/deliveries/${id}`;
  return (await world.api.call<WireDelivery>('GET', path, { key })).body;
}

it('a redelivery is attempted while the endpoint rests, and the others keep resting', async () => {
  const resting = await buildResting();
  const { key, waiting, receiver, restingUntilMs, endpoint } = resting;
  const before = receiver.requests.length;
  const path = `/v1/webhooks/deliveries/${waiting.delivery_id}/redeliver`;
  const { status, body } = await world.api.call<WireDelivery>('POST', path, { key });
  expect([status, body.resting_until]).toEqual([202, null]);
  await eventually(async () => {
    expect(await findDelivery(resting, waiting.delivery_id)).toMatchObject({
      state: 'retrying',
      resting_until: null,
    });
  });
  expect(Date.now()).toBeLessThan(restingUntilMs);
  expect(receiver.requests.slice(before).map(({ body: sent }) => sent.webhook_id)).toEqual([
    waiting.webhook_id,
  ]);
  const others = await deliveriesOf(world.api, key, endpoint.endpoint_id);
  expect(others.filter(({ state }) => state === 'pending')).not.toHaveLength(0);
  await receiver.close();
});

it('a test event with wait=true answers with the delivery after its attempt', async () => {
  const { key, endpoint, receiver, restingUntilMs } = await buildResting();
  const path = `/v1/webhooks/endpoints/${endpoint.endpoint_id}/test?wait=true`;
  const failed = await world.api.call<WireDelivery>('POST', path, { key });
  expect(failed.status).toBe(202);
  expect(failed.body).toMatchObject({
    event: 'webhook.test',
    endpoint_id: endpoint.endpoint_id,
    state: 'retrying',
    attempts: [{ status: 500 }],
  });
  receiver.isDown = false;
  const arrived = await world.api.call<WireDelivery>('POST', path, { key });
  expect(arrived.body).toMatchObject({
    state: 'delivered',
    attempts: [{ status: 200 }],
    resting_until: null,
  });
  expect(Date.now()).toBeLessThan(restingUntilMs);
  await receiver.close();
});

it('recovery tries a resting endpoint with one delivery, and a success ends the rest', async () => {
  const resting = await buildResting();
  const { key, endpoint, receiver, restingUntilMs } = resting;
  receiver.isDown = false;
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const path = `/v1/webhooks/endpoints/${endpoint.endpoint_id}/recover`;
  const { status } = await world.api.call('POST', path, { key, body: { since, states: ['retrying'] } });
  expect(status).toBe(202);
  await eventually(async () => {
    const states = (await deliveriesOf(world.api, key, endpoint.endpoint_id)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['delivered']));
  });
  expect(Date.now()).toBeLessThan(restingUntilMs);
  await receiver.close();
});

it('a failed recovery does not send the whole backlog to an endpoint that is down', async () => {
  const { key, endpoint, receiver } = await buildResting();
  const before = receiver.requests.length;
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const path = `/v1/webhooks/endpoints/${endpoint.endpoint_id}/recover`;
  await world.api.call('POST', path, { key, body: { since, states: ['retrying'] } });
  await eventually(() => expect(receiver.requests.length).toBe(before + 1));
  // A test event is attempted after it. Nothing else was.
  await world.api.call('POST', `/v1/webhooks/endpoints/${endpoint.endpoint_id}/test?wait=true`, { key });
  expect(receiver.requests.slice(before).map(({ body }) => body.event)).toEqual([
    'donation.completed',
    'webhook.test',
  ]);
  await receiver.close();
});

it('a replay of a test answers as the first request began, and sends nothing more', async () => {
  const receiver = await startReceiver();
  const actor = await buildActor(world.api.db);
  const endpoint = await subscribe(world.api, actor.key, receiver.url);
  const path = `/v1/webhooks/endpoints/${endpoint.endpoint_id}/test?wait=true`;
  const order = { key: actor.key, headers: { 'Idempotency-Key': 'one-test' } };
  const first = await world.api.call<WireDelivery>('POST', path, order);
  expect(first.body).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] });
  const again = await world.api.call<WireDelivery>('POST', path, order);
  expect(again.body).toEqual({
    webhook_id: first.body.webhook_id,
    event: 'webhook.test',
    endpoint_id: endpoint.endpoint_id,
  });
  expect(receiver.requests).toHaveLength(1);
  await receiver.close();
});
