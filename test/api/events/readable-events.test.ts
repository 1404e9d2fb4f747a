/** A credential sees events of the nouns that its scopes read: in the feed, of its endpoints and of deliveries. */
import { type GivingClient } from '../../../client/index';
import { inTransaction } from '../../../db/database';
import { recordEvents } from '../../../db/queries/events/record-events';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { type Scope } from '../../../domain/access/scopes';
import { type DomainEvent } from '../../../domain/events/event';
import { buildActor } from '../../factories';
import { clientAt, type Person } from '../../support/api';
import { errorOf, outcome, refusal } from '../../support/refusal';
import { startWorld, type World } from '../../worker/webhooks/world';
import { EXAMPLES } from '../../domain/events/examples';
import { buildKey, buildToken } from '../access/cast';

const URL = 'http://127.0.0.1:9/hooks';
const ELSEWHERE = 'http://127.0.0.1:9/elsewhere';
const GIFT = 'donation.completed';
const PAYOUT = 'payout.paid';
const CHOSEN: DomainEvent[] = [
  { name: GIFT, data: EXAMPLES[GIFT] },
  { name: PAYOUT, data: EXAMPLES[PAYOUT] },
];

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  owner = await world.api.person();
});
afterAll(() => world.close());

async function clientWith(...scopes: Scope[]): Promise<GivingClient> {
  return clientAt(world.api.url, (await buildKey(world.api.db, owner, { scopes })).key);
}

/** A gift is completed and a payout arrives. Their deliveries wait for a worker. */
async function happen(): Promise<void> {
  const { accountId } = owner;
  await inTransaction(world.api.db, (tx) => recordEvents(tx, CHOSEN, { accountId }, new Date()));
  const lease = { worker: 'another', seconds: 30, roomOf: () => 0 };
  while ((await fanOutEvents(world.api.db, 100, lease)).numbered > 0);
}

const create = ({ webhooks }: GivingClient, ...events: string[]) =>
  webhooks.endpoints.create({ url: URL, events: events as [typeof GIFT] });

async function deliveredTo({ webhooks }: GivingClient): Promise<string[]> {
  return (await webhooks.deliveries.list({ limit: 100 })).deliveries.map(({ event }) => event).sort();
}

describe('the feed', () => {
  it('has only the events that the scopes of a key or token read', async () => {
    await happen();
    const namesOf = async ({ events }: GivingClient) => {
      const page = await events.list({ limit: 100 });
      return [page.total, ...page.events.map(({ event }) => event)];
    };
    expect(await namesOf(await clientWith('webhooks:manage'))).toEqual([0]);
    expect(await namesOf(await clientWith('webhooks:manage', 'donations:write'))).toEqual([0]);
    expect(await namesOf(await clientWith('webhooks:manage', 'payouts:read'))).toEqual([1, PAYOUT]);
    const scopes = ['webhooks:manage', 'donations:read'];
    const token = await buildToken(world.api.db, owner, { kind: 'user', scopes });
    expect(await namesOf(clientAt(world.api.url, token))).toEqual([1, GIFT]);
    expect(await namesOf(owner.client)).toEqual([2, GIFT, PAYOUT]);
  });

  it('knows no other event by its id or as a cursor, and refuses its name', async () => {
    await happen();
    const [gift, payout] = (await owner.client.events.list()).events.map(({ webhook_id: id }) => id);
    const { events } = await clientWith('webhooks:manage', 'payouts:read');
    expect(await outcome(events.get(payout ?? ''))).toBe('accepted');
    expect(await refusal(events.get(gift ?? ''))).toBe('404 NOT_FOUND');
    expect(await refusal(events.list({ after: gift ?? '' }))).toBe('400 after');
    expect((await errorOf(events.list({ event: GIFT }))).details).toMatchObject({
      fields: [{ field: 'event', code: 'not_allowed', message: 'needs the scope donations:read' }],
    });
  });
});

describe('an endpoint', () => {
  it('names no event that its maker may not read, also in a change', async () => {
    const weak = await clientWith('webhooks:manage', 'payouts:read');
    expect((await errorOf(create(weak, PAYOUT, GIFT))).details).toMatchObject({
      fields: [{ field: 'events.1', code: 'not_allowed', message: 'needs the scope donations:read' }],
    });
    const { endpoint_id: id } = await create(weak, PAYOUT);
    expect(await refusal(weak.webhooks.endpoints.update(id, { events: [GIFT] }))).toBe('400 events.0');
  });

  it('that asks for all gets what the key may read that asked', async () => {
    const weak = await clientWith('webhooks:manage', 'payouts:read');
    const { endpoint_id: id } = await create(weak, '*');
    await happen();
    expect(await deliveredTo(owner.client)).toEqual([PAYOUT]);
    // A stronger key asks again, and the missing events follow.
    const { endpoints } = owner.client.webhooks;
    const missing = { since: new Date(0).toISOString(), states: ['missing' as const] };
    expect((await endpoints.recover(id, missing)).recovered).toBe(0);
    await endpoints.update(id, { events: ['*'] });
    expect((await endpoints.recover(id, missing)).recovered).toBe(1);
    expect(await deliveredTo(owner.client)).toEqual([GIFT, PAYOUT]);
  });

  it('of a stronger key is not pointed elsewhere, even after its events were cut', async () => {
    const { endpoint_id: id } = await create(owner.client, '*');
    await happen();
    const { endpoints } = (await clientWith('webhooks:manage', 'payouts:read')).webhooks;
    expect(await refusal(endpoints.update(id, { url: ELSEWHERE }))).toBe('400 url');
    await endpoints.update(id, { events: [PAYOUT] });
    // The delivery of the gift still waits, and would go to the new address.
    expect(await refusal(endpoints.update(id, { url: ELSEWHERE }))).toBe('400 url');
    await owner.client.webhooks.endpoints.update(id, { url: ELSEWHERE });
  });
});

describe('a signing secret', () => {
  it('is not given to a key that may not read all that it signs, even after the events were cut', async () => {
    const { endpoint_id: id } = await create(owner.client, '*');
    await happen();
    const weak = await clientWith('webhooks:manage', 'payouts:read');
    const rotate = ({ webhooks }: GivingClient, of = id) => outcome(webhooks.endpoints.rotateSecret(of));
    expect(await rotate(weak)).toBe('403 FORBIDDEN');
    await weak.webhooks.endpoints.update(id, { events: [PAYOUT] });
    // The delivery of the gift still waits, and would be signed with the new secret.
    expect(await rotate(weak)).toBe('403 FORBIDDEN');
    expect(await rotate(owner.client)).toBe('accepted');
    expect(await rotate(weak, (await create(weak, PAYOUT)).endpoint_id)).toBe('accepted');
  });
});

describe('a delivery', () => {
  it('of another noun is not listed, read or sent again', async () => {
    const { endpoint_id: id } = await create(owner.client, '*');
    await happen();
    const all = (await owner.client.webhooks.deliveries.list()).deliveries;
    const gift = all.find(({ event }) => event === GIFT)?.delivery_id ?? '';
    const weak = await clientWith('webhooks:manage', 'payouts:read');
    const { deliveries, endpoints } = weak.webhooks;
    expect(await deliveredTo(weak)).toEqual([PAYOUT]);
    expect(await refusal(deliveries.list({ event: GIFT }))).toBe('400 event');
    expect(await refusal(deliveries.get(gift))).toBe('404 NOT_FOUND');
    expect(await refusal(deliveries.redeliver(gift))).toBe('404 NOT_FOUND');
    const since = new Date(0).toISOString();
    expect(await refusal(endpoints.recover(id, { since, events: [GIFT] }))).toBe('400 events.0');
    await owner.client.webhooks.endpoints.update(id, { disabled: true });
    await owner.client.webhooks.endpoints.update(id, { disabled: false });
    expect((await endpoints.recover(id, { since })).recovered).toBe(1);
  });
});

it('never shows the events of another account, whatever the scopes', async () => {
  await happen();
  const stranger = await buildActor(world.api.db);
  expect((await clientAt(world.api.url, stranger.key).events.list()).total).toBe(0);
});
