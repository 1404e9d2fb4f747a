/** Several workers on one database: the order and the limit of an endpoint hold over all of them. */
import { selectRows } from '../../../db/database';
import { type BuiltActor, buildActor } from '../../factories';
import { eventually, happen, type Received, startReceiver, startWorld, subscribe, type World } from './world';

let world: World;
let actor: BuiltActor;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(() => world.close());

/** A receiver that takes some time for each answer, and counts the requests that it has at once. */
async function startSlowReceiver(answerAfterMs: () => number) {
  const load = { now: 0, most: 0 };
  const receiver = await startReceiver((response) => {
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    setTimeout(() => {
      load.now -= 1;
      response.end();
    }, answerAfterMs());
  });
  return Object.assign(receiver, { load });
}

const between = (leastMs: number, mostMs: number) => () => leastMs + Math.random() * (mostMs - leastMs);
const sequences = (requests: Received[]) => requests.map(({ body }) => body.sequence);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Makes events from several clients at once. */
async function happenAtOnce(count: number): Promise<void> {
  await Promise.all([1, 2, 3, 4].map(() => happen(world.api.db, actor, count / 4)));
}

it.each([2, 3])('%i workers send one request at a time and keep the order of the events', async (workers) => {
  const target = await startSlowReceiver(between(2, 20));
  await subscribe(world.api, actor.key, target.url, { max_concurrency: 1 });
  const pumps = Array.from({ length: workers }, () => world.startPumps());
  for (let round = 0; round < 5; round += 1) await happenAtOnce(40);
  await eventually(() => expect(target.requests).toHaveLength(200));
  expect(sequences(target.requests)).toEqual(upTo(200));
  expect(target.load.most).toBe(1);
  await Promise.all(pumps.map((each) => each.stop()));
  await target.close();
});

it('three workers together send at most as many requests at once as the endpoint asked for', async () => {
  const target = await startSlowReceiver(between(20, 60));
  await subscribe(world.api, actor.key, target.url, { max_concurrency: 5 });
  const pumps = Array.from({ length: 3 }, () => world.startPumps());
  for (let round = 0; round < 5; round += 1) await happenAtOnce(40);
  await eventually(() => expect(target.requests).toHaveLength(200));
  expect(target.load.most).toBe(5);
  await Promise.all(pumps.map((each) => each.stop()));
  await target.close();
});

it('deliveries that are queued for longer than their lease allows keep their order', async () => {
  const target = await startSlowReceiver(between(80, 120));
  await subscribe(world.api, actor.key, target.url, { max_concurrency: 1 });
  await happenAtOnce(20);
  // The longest attempt needs 17 s, so a delivery may be queued for one second.
  const pumps = [1, 2].map(() => world.startPumps({ leaseMs: 18_000 }));
  await happenAtOnce(20);
  await eventually(() => expect(target.requests.length).toBeGreaterThanOrEqual(25));
  await happenAtOnce(20);
  await eventually(() => expect(target.requests).toHaveLength(60));
  expect(sequences(target.requests)).toEqual(upTo(60));
  expect(target.load.most).toBe(1);
  await Promise.all(pumps.map((each) => each.stop()));
  await target.close();
});

it('a worker that stops hands its endpoint over at once, with nothing lost or repeated', async () => {
  const target = await startSlowReceiver(between(2, 20));
  await subscribe(world.api, actor.key, target.url, { max_concurrency: 1 });
  const first = world.startPumps();
  await happenAtOnce(40);
  await eventually(() => expect(target.requests.length).toBeGreaterThanOrEqual(5));
  const second = world.startPumps();
  await first.stop();
  const stoppedAt = Date.now();
  await happenAtOnce(40);
  await eventually(() => expect(target.requests).toHaveLength(80));
  expect(sequences(target.requests)).toEqual(upTo(80));
  expect(target.load.most).toBe(1);
  // A lease would have to end first.
  expect(Date.now() - stoppedAt).toBeLessThan(20_000);
  await second.stop();
  await target.close();
});

it('a change of an endpoint reaches the deliveries that a worker has queued', async () => {
  const answers: (() => void)[] = [];
  const target = await startReceiver((response) => void answers.push(() => response.end()));
  const limit = { max_concurrency: 1 };
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url, limit);
  await happen(world.api.db, actor, 20);
  const pumps = [world.startPumps(), world.startPumps()];
  await eventually(() => expect(answers).toHaveLength(1));
  /** The times at which the leases of the queued deliveries end. */
  const listLeases = () =>
    selectRows<{ until: Date | null }>(
      world.api.db,
      `SELECT leased_until AS until FROM webhook_deliveries
       WHERE endpoint_id = $1 AND state = 'pending' ORDER BY sequence OFFSET 1`,
      [endpoint_id],
    );
  const before = await eventually(async () => {
    const leases = await listLeases();
    expect(leases.every(({ until }) => until !== null)).toBe(true);
    return leases;
  });
  const path = `/v1/webhooks/endpoints/${endpoint_id}`;
  await world.api.call('PATCH', path, { key: actor.key, body: { url: `${target.url}/new` } });
  await eventually(async () => {
    for (const [index, { until }] of (await listLeases()).entries()) {
      expect(until?.getTime()).toBeGreaterThan(before[index]?.until?.getTime() ?? 0);
    }
  });
  for (let count = 1; count <= 20; count += 1) {
    await eventually(() => expect(answers).toHaveLength(count));
    answers.at(-1)?.();
  }
  expect(target.requests.map((request) => request.path)).toEqual([
    '/hooks',
    ...Array.from({ length: 19 }, () => '/hooks/new'),
  ]);
  expect(sequences(target.requests)).toEqual(upTo(20));
  await Promise.all(pumps.map((each) => each.stop()));
  await target.close();
});

it('a worker keeps an endpoint while it rests, so that no other worker tries it', async () => {
  const target = await startReceiver((response) => void response.writeHead(500).end());
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 10);
  const pumps = [1, 2].map(() => world.startPumps());
  const readLane = async () => {
    const [lane] = await selectRows<{ worker: string; until: Date; restsUntil: Date | null }>(
      world.api.db,
      `SELECT l.worker, l.leased_until AS until, e.resting_until AS "restsUntil"
       FROM webhook_lanes l JOIN webhook_endpoints e ON e.id = l.endpoint_id WHERE e.id = $1`,
      [endpoint_id],
    );
    return { ...lane, requests: target.requests.length };
  };
  const resting = await eventually(async () => {
    const lane = await readLane();
    expect(lane.restsUntil).toBeInstanceOf(Date);
    return lane;
  });
  await eventually(async () => {
    const later = await readLane();
    expect(later).toEqual({ ...resting, until: later.until });
    expect(later.until?.getTime()).toBeGreaterThan(resting.until?.getTime() ?? Infinity);
  }, 4_000);
  await Promise.all(pumps.map((each) => each.stop()));
  await target.close();
});
