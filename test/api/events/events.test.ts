import { closeDatabase, type Database, inTransaction, openDatabase, selectRows } from '../../../db/database';
import { recordEvent } from '../../../db/queries/events/record-events';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { checkEvent, type DomainEvent, EventDataError } from '../../../domain/events/event';
import { type EventList, type ListEventsQuery } from '../../../client/index';
import { buildActor } from '../../factories';
import { type Person } from '../../support/api';
import { outcome, refusal } from '../../support/refusal';
import { waitFor } from '../../support/wait';
import {
  completedGift,
  eventually,
  happen,
  startReceiver,
  startWorld,
  subscribe,
  type World,
} from '../../worker/webhooks/world';

let world: World;
let actor: Person;
let pumps: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  actor = await world.api.person();
});
afterEach(async () => {
  await Promise.all(pumps.map((each) => each.stop()));
  pumps = [];
});
afterAll(() => world.close());

const read = (filter: ListEventsQuery = {}) => actor.client.events.list({ limit: 100, ...filter });

/** Reads on from a cursor in small pages, as a client does that wants to miss nothing. */
async function follow(seen: EventList['events'], pageSize: number): Promise<void> {
  for (;;) {
    const { events } = await read({ after: seen.at(-1)?.webhook_id, limit: pageSize });
    seen.push(...events);
    if (events.length === 0) return;
  }
}

/** How many events have a place after one that was made later: those that committed late. */
function countOvertaken(events: EventList['events']): number {
  const ids = events.map(({ webhook_id }) => webhook_id);
  return ids.filter((id, index) => ids.slice(0, index).some((earlier) => earlier > id)).length;
}

/** Of 240 writers six hold their transaction back (3, 43, 83, …); two of those are undone. */
const HELD_EVERY = 40;
const HELD_AND_COMMITTED = 4;
/** Each on a connection of its own. */
const WRITERS = 40;

/** Waits until the feed has an event that was made after the one of this open transaction. */
async function untilOvertaken(tx: Database, accountId: string): Promise<void> {
  const [own] = await selectRows<{ id: string }>(
    tx,
    'SELECT max(id) AS id FROM events WHERE xmin = pg_current_xact_id()::xid',
  );
  await waitFor('a later event in the feed', async () => {
    const later = await selectRows(
      world.api.db,
      'SELECT 1 FROM events WHERE account_id = $1 AND id > $2 AND sequence IS NOT NULL LIMIT 1',
      [accountId, own?.id],
    );
    return later.length > 0;
  });
}

it('240 transactions that commit in another order than they began leave no gap, and no reader misses one', async () => {
  const second = await buildActor(world.api.db);
  pumps = [world.startPumps(), world.startPumps()];
  const writers = openDatabase({ url: world.api.databaseUrl, poolMax: WRITERS });
  const readers: EventList['events'][] = [[], [], []];
  let writing = true;
  const reading = readers.map(async (seen, index) => {
    while (writing) await follow(seen, 3 + 4 * index);
  });
  const committed = new Set<string>();
  const write = async (index: number) => {
    const gift = completedGift();
    const accountId = index % 4 === 0 ? second.accountId : actor.accountId;
    await inTransaction(writers, async (tx) => {
      await recordEvent(tx, gift, { accountId }, new Date());
      // The event has its id; others that began later commit before it, some even before it is readable.
      if (index % HELD_EVERY === 3) await untilOvertaken(tx, accountId);
      const delaySeconds = (((index * 73) % 40) * 5) / 1_000;
      await selectRows(tx, 'SELECT pg_sleep($1)::text', [delaySeconds]);
      if (index % 6 === 5) throw new Error('undone');
    });
    if (accountId === actor.accountId) committed.add((gift.data as { donation_id: string }).donation_id);
  };
  let [next, undone] = [0, 0];
  const writeOn = async () => {
    for (let index = next++; index < 240; index = next++) await write(index).catch(() => (undone += 1));
  };
  await Promise.all(Array.from({ length: WRITERS }, writeOn));
  expect(undone).toBe(40);
  await eventually(async () => expect((await read()).total).toBe(committed.size));
  writing = false;
  await Promise.all(reading);

  const places = Array.from({ length: committed.size }, (_, index) => index + 1);
  for (const [index, seen] of readers.entries()) {
    await follow(seen, 100);
    expect([index, seen.map(({ sequence }) => sequence)]).toEqual([index, places]);
    expect(new Set(seen.map(({ data }) => 'donation_id' in data && data.donation_id))).toEqual(committed);
  }
  // Otherwise the test would have shown nothing.
  expect(countOvertaken(readers[0] ?? [])).toBeGreaterThanOrEqual(HELD_AND_COMMITTED);
  const rows = await selectRows(
    world.api.db,
    'SELECT count(*)::int AS n, max(sequence)::int AS last FROM events WHERE account_id = $1',
    [second.accountId],
  );
  expect(rows).toEqual([{ n: 200 - committed.size, last: 200 - committed.size }]);
  await closeDatabase(writers);
});

it('a sequencer that dies before its commit leaves no gap either', async () => {
  const lease = { worker: 'another', seconds: 30, roomOf: () => 0 };
  await happen(world.api.db, actor, 10);
  const dying = inTransaction(world.api.db, async (tx) => {
    expect((await fanOutEvents(tx, 6, lease)).numbered).toBe(6);
    await selectRows(tx, 'SELECT pg_terminate_backend(pg_backend_pid())');
  });
  await expect(dying).rejects.toThrow();
  expect((await read()).events).toEqual([]);
  while ((await fanOutEvents(world.api.db, 4, lease)).numbered > 0);
  expect((await read()).events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('two sequencers at once number every event once and make every delivery once', async () => {
  const target = await startReceiver();
  await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor, 60);
  const lease = { worker: 'another', seconds: 30, roomOf: () => 100 };
  const runs = await Promise.all([1, 2, 3, 4].map(() => fanOutEvents(world.api.db, 25, lease)));
  while ((await fanOutEvents(world.api.db, 25, lease)).numbered > 0);
  expect(runs.filter(({ numbered }) => numbered > 0).length).toBeGreaterThanOrEqual(1);
  const { events } = await read();
  expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  const rows = await selectRows(
    world.api.db,
    'SELECT count(*)::int AS n, count(DISTINCT event_id)::int AS distinct FROM webhook_deliveries WHERE account_id = $1',
    [actor.accountId],
  );
  expect(rows).toEqual([{ n: 60, distinct: 60 }]);
  await target.close();
});

it('an event is in the feed only once it has its place, and only for its own account', async () => {
  await happen(world.api.db, actor);
  expect((await read()).events).toEqual([]);
  await fanOutEvents(world.api.db, 100, { worker: 'another', seconds: 30, roomOf: () => 0 });
  const [event] = (await read()).events;
  expect(event).toMatchObject({ event: 'donation.completed', sequence: 1 });
  const other = (await world.api.person()).client.events;
  const id = event?.webhook_id ?? '';
  expect(await outcome(actor.client.events.get(id))).toBe('accepted');
  expect(await refusal(other.get(id))).toBe('404 NOT_FOUND');
  expect(await refusal(other.list({ after: id }))).toBe('400 after');
  expect((await read({ event: 'donation.failed' })).total).toBe(0);
});

it('an event whose data does not fit its schema is not stored', async () => {
  const wrong = { name: 'donation.failed', data: { donation_id: 'donation_1' } } as DomainEvent;
  expect(() => checkEvent(wrong)).toThrow(EventDataError);
  await expect(
    inTransaction(world.api.db, (tx) => recordEvent(tx, wrong, { accountId: actor.accountId }, new Date())),
  ).rejects.toThrow(EventDataError);
});

it('an event for an unknown account fails with its state change, and is stored for no account', async () => {
  const stored = () => selectRows(world.api.db, 'SELECT count(*) FROM events');
  const before = await stored();
  await expect(happen(world.api.db, { accountId: 'account_unknown' })).rejects.toThrow(
    'null value in column "account_id"',
  );
  expect(await stored()).toEqual(before);
});
