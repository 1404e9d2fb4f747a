/** An owner's own headers are on every request, and nobody reads their values back. */
import { selectRows } from '../../../db/database';
import { createWebhookActivities } from '../../../activities/webhooks';
import { type BuiltActor, buildActor } from '../../factories';
import { deliveriesOf, eventually, happen, startReceiver, startWorld, subscribe, type World } from './world';

const ENDPOINTS = '/v1/webhooks/endpoints';
const HEADERS = { Authorization: 'Bearer very-secret-value', 'X-Tenant': 'maple' };

let world: World;
let actor: BuiltActor;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(() => world.close());

function call(method: string, path: string, body?: unknown) {
  return world.api.call<Record<string, unknown> & { error: { details: { fields: { field: string }[] } } }>(
    method,
    path,
    { key: actor.key, body },
  );
}

it('are on the first attempt, on a retry and on a test send, beside ours', async () => {
  const target = await startReceiver((response, _received, index) => {
    response.writeHead(index === 0 ? 500 : 200).end();
  });
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url, { headers: HEADERS });
  await happen(world.api.db, actor);
  const pumps = world.startPumps();
  const [failed] = await eventually(async () => {
    const found = await deliveriesOf(world.api, actor.key, endpoint_id);
    expect(found[0]?.state).toBe('retrying');
    return found;
  });
  const activities = createWebhookActivities({ db: world.api.db, gateways: world.gateways });
  const outcome = await activities.attemptDelivery({ deliveryId: failed?.delivery_id ?? '', round: 1 });
  expect(outcome).toEqual({ state: 'delivered' });
  await call('POST', `${ENDPOINTS}/${endpoint_id}/test`);
  await eventually(() => expect(target.requests).toHaveLength(3));
  for (const { headers } of target.requests) {
    expect(headers).toMatchObject({
      authorization: HEADERS.Authorization,
      'x-tenant': 'maple',
      'content-type': 'application/json',
      'user-agent': 'giving-platform-webhooks',
    });
    expect(headers['webhook-signature']).toMatch(/^v1,/);
  }
  await pumps.stop();
  await target.close();
});

it('show their names and never a value, in no answer and not in the database', async () => {
  const created = await world.api.call<Record<string, unknown>>('POST', ENDPOINTS, {
    key: actor.key,
    body: { url: 'http://127.0.0.1:9/', events: ['*'], headers: HEADERS },
    headers: { 'Idempotency-Key': 'headers-once' },
  });
  expect(created.body).toMatchObject({ header_names: ['Authorization', 'X-Tenant'] });
  const path = `${ENDPOINTS}/${String(created.body.endpoint_id)}`;
  const answers = [
    created,
    await call('GET', path),
    await call('GET', ENDPOINTS),
    await call('PATCH', path, {}),
  ];
  for (const { text } of answers) {
    expect(text).toContain('X-Tenant');
    expect(text).not.toContain('very-secret-value');
  }
  for (const table of ['webhook_endpoints', 'idempotent_answers']) {
    const rows = await selectRows(world.api.db, `SELECT * FROM ${table}`);
    expect(JSON.stringify(rows)).not.toContain('very-secret-value');
  }
});

it('are replaced as a whole, and removed by none', async () => {
  const { endpoint_id } = await subscribe(world.api, actor.key, 'http://127.0.0.1:9/', { headers: HEADERS });
  const path = `${ENDPOINTS}/${endpoint_id}`;
  const names = async (body: unknown) => (await call('PATCH', path, body)).body.header_names;
  expect(await names({ description: 'unchanged' })).toEqual(['Authorization', 'X-Tenant']);
  expect(await names({ headers: { 'X-Only': '1' } })).toEqual(['X-Only']);
  expect(await names({ headers: {} })).toEqual([]);
});

it('go to no other server by a changed URL', async () => {
  const { endpoint_id } = await subscribe(world.api, actor.key, 'http://127.0.0.1:9/a', { headers: HEADERS });
  const path = `${ENDPOINTS}/${endpoint_id}`;
  expect((await call('PATCH', path, { url: 'http://127.0.0.1:9/b' })).status).toBe(200);
  const refused = await call('PATCH', path, { url: 'http://127.0.0.1:10/b' });
  expect(refused.status).toBe(400);
  expect(refused.body.error.details.fields).toMatchObject([{ field: 'headers' }]);
  const moved = await call('PATCH', path, { url: 'http://127.0.0.1:10/b', headers: HEADERS });
  expect(moved.body).toMatchObject({ url: 'http://127.0.0.1:10/b' });
});

it('name every fault with its path', async () => {
  const faultsOf = async (headers: unknown) => {
    const { status, body } = await call('POST', ENDPOINTS, {
      url: 'http://127.0.0.1:9/',
      events: ['*'],
      headers,
    });
    expect(status).toBe(400);
    return body.error.details.fields.map(({ field }) => field);
  };
  expect(await faultsOf('Authorization: x')).toEqual(['headers']);
  expect(await faultsOf({ 'X-Number': 5 })).toEqual(['headers.X-Number']);
  expect(await faultsOf({ Host: 'a', 'X-Fine': 'b', 'X-Bad': 'a\nb' })).toEqual([
    'headers.Host',
    'headers.X-Bad',
  ]);
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`X-${index}`, 'v']));
  expect(await faultsOf(many)).toEqual(['headers']);
  const proto = '{"url":"http://127.0.0.1:9/","events":["*"],"headers":{"__proto__":"x"}}';
  const { status, body } = await call('POST', ENDPOINTS, proto);
  expect([status, body.error.details.fields.map(({ field }) => field)]).toEqual([400, ['headers.__proto__']]);
});
