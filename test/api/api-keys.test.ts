import { buildActor } from '../factories';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface CreatedKey {
  key_id: string;
  key: string;
}

function create(key: string, body: unknown) {
  return api.call<CreatedKey>('POST', '/v1/api-keys', { key, body });
}

it('a key is shown once, works, and is stored only as a hash', async () => {
  const { key } = await buildActor(api.db);
  const created = await api.call<CreatedKey>('POST', '/v1/api-keys', {
    key,
    headers: { 'Idempotency-Key': 'once' },
    body: { name: 'reports', scopes: ['charities:read'] },
  });
  expect(created.status).toBe(201);
  expect(created.body.key).toMatch(/^gp_sandbox_[0-9a-f]{48}$/);
  expect((await api.call('GET', '/v1/charities', { key: created.body.key })).status).toBe(200);
  const listed = await api.call('GET', '/v1/api-keys', { key });
  expect(listed.text).not.toContain(created.body.key);
  const [rows] = await api.db.sequelize.query(
    'SELECT to_jsonb(k) AS row FROM api_keys k UNION ALL SELECT to_jsonb(a) FROM idempotent_answers a',
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(created.body.key);
});

it('a key gives no scope that it does not have', async () => {
  const { key } = await buildActor(api.db, { scopes: ['charities:read'] });
  expect((await create(key, { name: 'more', scopes: ['donations:write'] })).status).toBe(403);
});

it('a revoked key is refused at once; a stranger’s key does not exist', async () => {
  const { key } = await buildActor(api.db);
  const stranger = await buildActor(api.db);
  const { key_id: id, key: made } = (await create(key, { name: 'temp', scopes: ['charities:read'] })).body;
  expect((await api.call('DELETE', `/v1/api-keys/${id}`, { key: stranger.key })).status).toBe(404);
  expect((await api.call('DELETE', `/v1/api-keys/${id}`, { key })).status).toBe(200);
  expect((await api.call('GET', '/v1/charities', { key: made })).status).toBe(401);
  expect((await api.call('DELETE', `/v1/api-keys/${id}`, { key })).status).toBe(200);
});

it.each([
  {},
  { name: '', scopes: ['charities:read'] },
  { name: 'a', scopes: [] },
  { name: 'a', scopes: ['root'] },
  { name: 'a', scopes: ['charities:read', 'charities:read'] },
])('refuses %j', async (body) => {
  const { key } = await buildActor(api.db);
  expect((await create(key, body)).status).toBe(400);
});
