import { inTransaction } from '../../db/database';
import { recordEvent } from '../../db/queries/events';
import { fanOutEvents } from '../../db/queries/webhook-fan-out';
import { checkEvent, type DomainEvent, EventDataError } from '../../domain/events';
import { type BuiltActor, buildActor } from '../factories';
import { completedGift, eventually, happen, startReceiver, startWorld, subscribe, type World } from './world';

interface Page {
  events: { webhook_id: string; sequence: number; event: string; data: { donation_id: string } }[];
  total: number;
}

let world: World;
let actor: BuiltActor;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(() => world.close());

async function read(query = ''): Promise<Page> {
  const { status, body } = await world.api.call<Page>('GET', `/v1/events?limit=100${query}`, {
    key: actor.key,
  });
  expect(status).toBe(200);
  return body;
}

/** Reads on from a cursor, as a client does that wants to miss nothing. */
async function follow(seen: Page['events']): Promise<void> {
  for (;;) {
    const last = seen.at(-1)?.webhook_id;
    const { events } = await read(last === undefined ? '' : `&after=${last}`);
    seen.push(...events);
    if (events.length === 0) return;
  }
}

it('200 transactions that commit in another order than they began leave no gap, and a reader misses none', async () => {
  const [second, pumps, otherPumps] = [
    await buildActor(world.api.db),
    world.startPumps(),
    world.startPumps(),
  ];
  const gates = Array.from({ length: 200 }, (_, index) => ((index * 73) % 40) * 5);
  const seen: Page['events'] = [];
  let writing = true;
  const reader = (async () => {
    while (writing) await follow(seen);
  })();
  await Promise.all(
    gates.map((delayMs, index) =>
      inTransaction(world.api.db, async (tx) => {
        const accountId = index % 4 === 0 ? second.accountId : actor.accountId;
        await recordEvent(tx, completedGift(), { accountId }, new Date());
        await tx.sequelize.query('SELECT pg_sleep($1)', {
          bind: [delayMs / 1_000],
          transaction: tx.transaction,
        });
      }),
    ),
  );
  await eventually(async () => expect((await read()).total).toBe(150));
  writing = false;
  await reader;
  await follow(seen);
  expect(seen.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
  expect(new Set(seen.map(({ data }) => data.donation_id)).size).toBe(150);
  const [rows] = await world.api.db.sequelize.query(
    'SELECT count(*)::int AS n, max(sequence)::int AS last FROM events WHERE account_id = $1',
    { bind: [second.accountId] },
  );
  expect(rows).toEqual([{ n: 50, last: 50 }]);
  await Promise.all([pumps.stop(), otherPumps.stop()]);
});

it('two sequencers at once number every event once and make every delivery once', async () => {
  const target = await startReceiver();
  await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 60);
  const lease = { seconds: 30, roomOf: () => 100 };
  const runs = await Promise.all([1, 2, 3, 4].map(() => fanOutEvents(world.api.db, 25, lease)));
  while ((await fanOutEvents(world.api.db, 25, lease)).numbered > 0);
  expect(runs.filter(({ numbered }) => numbered > 0).length).toBeGreaterThanOrEqual(1);
  const { events } = await read();
  expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  const [rows] = await world.api.db.sequelize.query(
    'SELECT count(*)::int AS n, count(DISTINCT event_id)::int AS distinct FROM webhook_deliveries WHERE account_id = $1',
    { bind: [actor.accountId] },
  );
  expect(rows).toEqual([{ n: 60, distinct: 60 }]);
  await target.close();
});

it('an event is in the feed only once it has its place, and only for its own account', async () => {
  await happen(world.api.db, actor);
  expect((await read()).events).toEqual([]);
  await fanOutEvents(world.api.db, 100, { seconds: 30, roomOf: () => 0 });
  const [event] = (await read()).events;
  expect(event).toMatchObject({ event: 'donation.completed', sequence: 1 });
  const other = await buildActor(world.api.db);
  const path = `/v1/events/${event?.webhook_id ?? ''}`;
  expect((await world.api.call('GET', path, { key: actor.key })).status).toBe(200);
  expect((await world.api.call('GET', path, { key: other.key })).status).toBe(404);
  const stolen = `/v1/events?after=${event?.webhook_id ?? ''}`;
  expect((await world.api.call('GET', stolen, { key: other.key })).status).toBe(400);
  expect((await read('&event=donation.failed')).total).toBe(0);
});

it('an event whose data does not fit its schema is not stored', async () => {
  const wrong = { name: 'donation.failed', data: { donation_id: 'donation_1' } } as DomainEvent;
  expect(() => checkEvent(wrong)).toThrow(EventDataError);
  await expect(
    inTransaction(world.api.db, (tx) => recordEvent(tx, wrong, { accountId: actor.accountId }, new Date())),
  ).rejects.toThrow(EventDataError);
});
