/** An endpoint gets no more requests in a second than its owner asked for, and all of them in the end. */
import { createWebhookActivities } from '../../../activities/webhooks';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { takeSends } from '../../../db/queries/webhooks/pace';
import { type BuiltActor, buildActor } from '../../factories';
import { deliveriesOf, eventually, happen, startReceiver, startWorld, subscribe, type World } from './world';

let world: World;
let actor: BuiltActor;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(() => world.close());

/** The most arrivals in any one second. */
function busiestSecond(arrivedAtMs: number[]): number {
  return Math.max(
    ...arrivedAtMs.map((from) => arrivedAtMs.filter((at) => at >= from && at < from + 1_000).length),
  );
}

/** As after a pause. */
async function fillBucket(endpointId: string): Promise<void> {
  await runStatement(
    world.api.db,
    `UPDATE webhook_endpoints SET paced_from = now() - interval '1 hour' WHERE id = $1`,
    [endpointId],
  );
}

async function timedReceiver(status = 200) {
  const arrivedAtMs: number[] = [];
  const target = await startReceiver((response) => {
    arrivedAtMs.push(Date.now());
    response.writeHead(status).end();
  });
  return { ...target, arrivedAtMs };
}

it('a burst goes out at the rate, with two workers on it, and holds up no other endpoint', async () => {
  const [rated, free] = [await timedReceiver(), await timedReceiver()];
  const { endpoint_id } = await subscribe(world.api, actor.key, rated.url, { rate_per_second: 10 });
  await subscribe(world.api, actor.key, free.url);
  await happen(world.api.db, actor, 40);
  const pumps = [world.startPumps(), world.startPumps()];
  await eventually(() => expect([free.requests.length, rated.requests.length]).toEqual([40, 40]));
  // A worker takes on twenty of the rated ones: the free ones have not waited behind those.
  expect(free.arrivedAtMs.at(-1)).toBeLessThan(rated.arrivedAtMs[14] ?? 0);
  // The bucket holds one; a request may be longer on its way than those after it. Each worker at the rate would be 20.
  expect(busiestSecond(rated.arrivedAtMs)).toBeLessThanOrEqual(16);
  expect(new Set(rated.requests.map(({ body }) => body.webhook_id)).size).toBe(40);
  await eventually(async () => {
    const states = (await deliveriesOf(world.api, actor.key, endpoint_id)).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 40 }, () => 'delivered'));
  });
  await Promise.all(pumps.map((each) => each.stop()));
  await Promise.all([rated.close(), free.close()]);
});

it('one worker sends at the rate in order, and nearly as fast as it may', async () => {
  const target = await timedReceiver();
  await subscribe(world.api, actor.key, target.url, { rate_per_second: 50, max_concurrency: 1 });
  await happen(world.api.db, actor, 100);
  const pumps = world.startPumps();
  await eventually(() => expect(target.requests).toHaveLength(100));
  const tookMs = (target.arrivedAtMs.at(-1) ?? 0) - (target.arrivedAtMs[0] ?? 0);
  expect(tookMs).toBeGreaterThan(1_500);
  expect(tookMs).toBeLessThan(15_000);
  const order = target.requests.map(({ body }) => body.sequence);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  await pumps.stop();
  await target.close();
});

it('a rate that is lifted lets the rest go at once', async () => {
  const target = await timedReceiver();
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url, { rate_per_second: 1 });
  await happen(world.api.db, actor, 30);
  const pumps = world.startPumps();
  await eventually(() => expect(target.requests.length).toBeGreaterThanOrEqual(2));
  const path = `/v1/webhooks/endpoints/${endpoint_id}`;
  const { body } = await world.api.call('PATCH', path, { key: actor.key, body: { rate_per_second: null } });
  expect(body).toMatchObject({ rate_per_second: null, max_concurrency: 10 });
  await eventually(() => expect(target.requests).toHaveLength(30));
  await pumps.stop();
  await target.close();
});

it('retries keep the rate too, and borrow at most one second of it', async () => {
  const target = await timedReceiver(500);
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url, { rate_per_second: 2 });
  await happen(world.api.db, actor, 5);
  await fanOutEvents(world.api.db, 100, { worker: 'another', seconds: 30, roomOf: () => 0 });
  await runStatement(
    world.api.db,
    `UPDATE webhook_deliveries SET state = 'retrying' WHERE endpoint_id = $1`,
    [endpoint_id],
  );
  await fillBucket(endpoint_id);
  const ids = (await deliveriesOf(world.api, actor.key, endpoint_id)).map(({ delivery_id }) => delivery_id);
  const activities = createWebhookActivities({ db: world.api.db, gateways: world.gateways });
  // All five come to the endpoint's row before the first is judged: no send is gathered in between.
  let retries: Promise<unknown>[] = [];
  let letGoAt = 0;
  await inTransaction(world.api.db, async (tx) => {
    await runStatement(tx, 'SELECT 1 FROM webhook_endpoints WHERE id = $1 FOR UPDATE', [endpoint_id]);
    retries = ids.map((deliveryId) => activities.attemptDelivery({ deliveryId, round: 1 }));
    await eventually(async () => {
      const held = await selectRows(
        world.api.db,
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(held).toHaveLength(5);
    });
    letGoAt = Date.now();
  });
  await Promise.all(retries);
  // One from the bucket, two borrowed; the other two wait for another turn.
  expect(target.requests).toHaveLength(3);
  expect(Date.now() - letGoAt).toBeGreaterThan(700);
  const waiting = (await deliveriesOf(world.api, actor.key, endpoint_id)).filter(
    ({ attempts }) => attempts.length === 0,
  );
  expect(waiting).toHaveLength(2);
  await target.close();
});

it('sends are taken once, however many workers ask', async () => {
  const { endpoint_id } = await subscribe(world.api, actor.key, 'http://127.0.0.1:9/', {
    rate_per_second: 100,
  });
  await fillBucket(endpoint_id);
  const startedAt = Date.now();
  const asked = await Promise.all(
    Array.from({ length: 20 }, () =>
      takeSends(world.api.db, { endpointId: endpoint_id, wanted: 5, borrow: false }),
    ),
  );
  const granted = asked.reduce((sum, each) => sum + each.granted, 0);
  expect(granted).toBeGreaterThanOrEqual(10);
  expect(granted).toBeLessThanOrEqual(11 + (Date.now() - startedAt) / 10);
});

it.each([0, 1_001, 1.5, '5'])('%j is no rate', async (rate_per_second) => {
  const { status } = await world.api.call('POST', '/v1/webhooks/endpoints', {
    key: actor.key,
    body: { url: 'http://127.0.0.1:9/', events: ['*'], rate_per_second },
  });
  expect(status).toBe(400);
});
