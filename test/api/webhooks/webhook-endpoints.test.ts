import { runStatement, selectRows } from '../../../db/database';
import { type BuiltActor, buildActor } from '../../factories';
import { happen, startWorld, subscribe, type WireDelivery, type World } from '../../worker/webhooks/world';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';

const ENDPOINTS = '/v1/webhooks/endpoints';
let world: World;
let owner: BuiltActor;
let stranger: BuiltActor;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  owner = await buildActor(world.api.db);
  stranger = await buildActor(world.api.db);
});
afterAll(() => world.close());

async function faultsOf(body: unknown): Promise<string[]> {
  const reply = await world.api.call('POST', ENDPOINTS, { key: owner.key, body });
  expect(reply.status).toBe(400);
  expect(reply.body.error.code).toBe('VALIDATION_ERROR');
  return (reply.body.error.details.fields as { field: string }[]).map(({ field }) => field);
}

it('shows the secret at creation and at no other time', async () => {
  const { endpoint_id, secret } = await subscribe(world.api, owner.key, 'http://127.0.0.1:9/hooks');
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const one = await world.api.call('GET', `${ENDPOINTS}/${endpoint_id}`, { key: owner.key });
  const all = await world.api.call('GET', ENDPOINTS, { key: owner.key });
  const changed = await world.api.call('PATCH', `${ENDPOINTS}/${endpoint_id}`, {
    key: owner.key,
    body: { description: 'orders' },
  });
  expect(all.body).toMatchObject({ total: 1, limit: 20, offset: 0, endpoints: [{ endpoint_id }] });
  expect(changed.body).toMatchObject({ description: 'orders', status: 'enabled' });
  for (const { text } of [one, all, changed]) expect(text).not.toContain('whsec_');
  const rows = await selectRows(world.api.db, 'SELECT sealed_secret FROM webhook_endpoints WHERE id = $1', [
    endpoint_id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
});

it('names every fault of a subscription', async () => {
  expect(await faultsOf({})).toEqual(['url', 'events']);
  expect(await faultsOf({ url: 5, events: 'donation.completed', more: 1 })).toEqual([
    'url',
    'events',
    'more',
  ]);
  const url = 'http://127.0.0.1:9/';
  expect(await faultsOf({ url, events: [] })).toEqual(['events']);
  expect(await faultsOf({ url, events: ['no.such'] })).toEqual(['events.0']);
  expect(await faultsOf({ url, events: ['*', 'donation.failed'] })).toEqual(['events']);
  expect(await faultsOf({ url, events: ['donation.failed', 'donation.failed'] })).toEqual(['events']);
});

it.each([
  'ftp://example.org/',
  'not a url',
  'http://169.254.169.254/',
  'http://10.0.0.1/',
  'https://u:p@example.org/',
])('refuses to subscribe %s', async (url) => {
  expect(await faultsOf({ url, events: ['*'] })).toEqual(['url']);
});

it("somebody else's endpoint and delivery do not exist", async () => {
  const { endpoint_id } = await subscribe(world.api, owner.key, 'http://127.0.0.1:9/hooks');
  await happen(world.api.db, owner);
  await fanOutEvents(world.api.db, 100, { worker: 'another', seconds: 30, roomOf: () => 0 });
  const list = await world.api.call<{ deliveries: WireDelivery[]; total: number }>(
    'GET',
    '/v1/webhooks/deliveries',
    { key: owner.key },
  );
  const delivery = `/v1/webhooks/deliveries/${list.body.deliveries[0]?.delivery_id ?? ''}`;
  const endpoint = `${ENDPOINTS}/${endpoint_id}`;
  const requests: [string, string, unknown?][] = [
    ['GET', endpoint],
    ['PATCH', endpoint, { disabled: true }],
    ['DELETE', endpoint],
    ['POST', `${endpoint}/rotate-secret`, {}],
    ['POST', `${endpoint}/test`, {}],
    ['POST', `${endpoint}/recover`, { since: '2026-01-01T00:00:00Z' }],
    ['GET', delivery],
    ['POST', `${delivery}/redeliver`, {}],
  ];
  for (const [method, path, body] of requests) {
    const reply = await world.api.call(method, path, { key: stranger.key, body });
    expect([method, path, reply.status]).toEqual([method, path, 404]);
    expect(reply.body.error.code).toBe('NOT_FOUND');
  }
  const theirs = await world.api.call('GET', '/v1/webhooks/deliveries', { key: stranger.key });
  expect(theirs.body).toMatchObject({ deliveries: [], total: 0 });
  expect((await world.api.call('GET', delivery, { key: owner.key })).status).toBe(200);
});

it('needs the scope webhooks:manage', async () => {
  const reader = await buildActor(world.api.db, { scopes: ['donations:read'] });
  const { status, body } = await world.api.call('GET', ENDPOINTS, { key: reader.key });
  expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
});

it('a deleted endpoint is gone and gets nothing more', async () => {
  const { endpoint_id } = await subscribe(world.api, owner.key, 'http://127.0.0.1:9/hooks');
  const path = `${ENDPOINTS}/${endpoint_id}`;
  expect((await world.api.call('DELETE', path, { key: owner.key })).status).toBe(200);
  expect((await world.api.call('DELETE', path, { key: owner.key })).status).toBe(404);
  await happen(world.api.db, owner);
  await fanOutEvents(world.api.db, 100, { worker: 'another', seconds: 30, roomOf: () => 0 });
  const { body } = await world.api.call('GET', '/v1/webhooks/deliveries', { key: owner.key });
  expect(body).toMatchObject({ total: 0 });
});

it('a change does not reset the days of failure; enabling the endpoint again does', async () => {
  const { endpoint_id } = await subscribe(world.api, owner.key, 'http://127.0.0.1:9/hooks');
  await runStatement(world.api.db, `UPDATE webhook_endpoints SET failing_since = now() WHERE id = $1`, [
    endpoint_id,
  ]);
  const failingSince = async (changes: object) =>
    (
      await world.api.call<{ failing_since: string | null }>(
        'PATCH',
        `/v1/webhooks/endpoints/${endpoint_id}`,
        { key: owner.key, body: changes },
      )
    ).body.failing_since;
  expect(await failingSince({ description: 'Ours' })).toEqual(expect.any(String));
  expect(await failingSince({ disabled: true })).toEqual(expect.any(String));
  expect(await failingSince({ disabled: false })).toBeNull();
});

it('an account has at most 50 endpoints, also when they are made at once', async () => {
  const body = { url: 'http://127.0.0.1:9/', events: ['*'] };
  const made = await Promise.all(
    Array.from({ length: 55 }, () => world.api.call('POST', ENDPOINTS, { key: owner.key, body })),
  );
  const statuses = made.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(50);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});

it.each([
  'http://127.0.0.1:8108/operations/snapshot?snapshot_path=/tmp/x',
  'http://[::1]:7233/',
  'http://0.0.0.0:8108/',
])('refuses a server of the installation itself: %s', async (url) => {
  expect(await faultsOf({ url, events: ['*'] })).toEqual(['url']);
});
