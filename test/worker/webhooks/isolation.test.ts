import { selectRows } from '../../../db/database';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
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

it('endpoints that hang or refuse do not hold up another', async () => {
  const hanging = await startReceiver(() => undefined);
  const healthy = await startReceiver();
  for (let count = 0; count < 3; count += 1) await subscribe(world.api, actor.key, `${hanging.url}/${count}`);
  await subscribe(world.api, actor.key, 'http://127.0.0.1:1/');
  await subscribe(world.api, actor.key, healthy.url);
  await happen(world.api.db, actor, 100);
  const pumps = world.startPumps();
  await eventually(() => expect(healthy.requests).toHaveLength(100));
  // A request to each hangs still, so nothing healthy waited for one of them to end.
  expect(hanging.requests).toHaveLength(3);
  await hanging.close();
  await pumps.stop();
  await healthy.close();
});

it('sends an endpoint at most as many requests at once as it asked for', async () => {
  const pumps = world.startPumps();
  let [underWay, most] = [0, 0];
  const target = await startReceiver((response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setTimeout(() => {
      underWay -= 1;
      response.end();
    }, 5);
  });
  await subscribe(world.api, actor.key, target.url, { max_concurrency: 3 });
  await happen(world.api.db, actor, 40);
  await eventually(() => expect(target.requests).toHaveLength(40));
  expect(most).toBeLessThanOrEqual(3);
  await pumps.stop();
  await target.close();
});

it('an endpoint gets one request at first, more at once as it takes them, and one while it only fails', async () => {
  const pumps = world.startPumps();
  let isDown = true;
  const waiting: (() => void)[] = [];
  const target = await startReceiver((response) => {
    waiting.push(() => void response.writeHead(isDown ? 500 : 200).end());
  });
  const answerAll = () => waiting.splice(0).forEach((answer) => answer());
  await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 100);
  const underWay: number[] = [];
  const next = async (expected: number) => {
    await eventually(() => expect(waiting).toHaveLength(expected));
    underWay.push(waiting.length);
    answerAll();
  };
  isDown = false;
  for (const slots of [1, 2, 4, 8, 10, 10]) await next(slots);
  isDown = true;
  await next(10);
  isDown = false;
  for (const slots of [1, 2, 4]) await next(slots);
  expect(underWay).toEqual([1, 2, 4, 8, 10, 10, 10, 1, 2, 4]);
  await pumps.stop();
  await target.close();
});

it('more than a lane holds waits in Postgres, and all of it arrives once, in order', async () => {
  const target = await startReceiver();
  await subscribe(world.api, actor.key, target.url, { max_concurrency: 1 });
  await happen(world.api.db, actor, 700);
  // On a slow machine a shorter lease could end, and what a lane gives back goes out later.
  const pumps = world.startPumps({ leaseMs: 300_000 });
  await eventually(() => expect(target.requests).toHaveLength(700));
  const order = target.requests.map(({ body }) => body.sequence);
  expect(order).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
  await pumps.stop();
  await target.close();
});

it('a delivery that a dead worker had taken on is sent by another once the lease has ended', async () => {
  const target = await startReceiver();
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 5);
  // A worker that claimed and died: its jobs are dropped.
  const { jobs } = await fanOutEvents(world.api.db, 100, {
    worker: 'another',
    seconds: 1,
    roomOf: () => 100,
  });
  expect(jobs).toHaveLength(5);
  const pumps = world.startPumps();
  await eventually(async () => {
    const states = (await deliveriesOf(world.api, actor.key, endpoint_id)).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: 5 }, () => 'delivered'));
  });
  expect(target.requests.map(({ body }) => body.webhook_id).sort()).toEqual(
    jobs.map(({ event }) => event.id).sort(),
  );
  await pumps.stop();
  await target.close();
});

it('an endpoint that only fails rests, starts few workflows, and gets every event once it is back', async () => {
  let isDown = true;
  const target = await startReceiver((response) => void response.writeHead(isDown ? 500 : 200).end());
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 200);
  const pumps = world.startPumps();
  await eventually(() => expect(target.requests.length).toBeGreaterThanOrEqual(3));
  isDown = false;
  const firstRound = async () => {
    const rows = await selectRows(
      world.api.db,
      'SELECT state, count(*)::int AS n FROM webhook_deliveries WHERE endpoint_id = $1 GROUP BY state',
      [endpoint_id],
    );
    return Object.fromEntries((rows as { state: string; n: number }[]).map(({ state, n }) => [state, n]));
  };
  // Those that failed are left to their workflows; the others were never tried while the endpoint was down.
  await eventually(async () => {
    const states = await firstRound();
    expect(states.pending).toBeUndefined();
    expect(states.retrying).toBeLessThanOrEqual(20);
    expect(states.delivered).toBeGreaterThanOrEqual(180);
  });
  await pumps.stop();
  await target.close();
});
