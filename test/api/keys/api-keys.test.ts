import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newApiKey } from '../../../gateways/credentials';
import { addMember } from '../../../db/queries/members/members';
import { buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi, useApi } from '../../support/api';

const api = useApi();

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

it('an operator gives a user a key of another plan', async () => {
  const operator = await buildActor(api.db, { isOperator: true });
  const user = await buildActor(api.db);
  const issue = (body: object) =>
    api.call<CreatedKey>('POST', `/v1/users/${user.userId}/api-keys`, { key: operator.key, body });
  const wanted = { name: 'large', scopes: ['charities:read'], plan: 'enterprise' };
  expect((await issue(wanted)).status).toBe(400);
  const { key } = (await issue({ ...wanted, hourly_limit: 50_000 })).body;
  const { headers } = await api.call('GET', '/v1/charities', { key });
  expect(headers.get('X-RateLimit-Limit')).toBe('50000');
  expect((await api.call('GET', '/v1/audit-log', { key })).status).toBe(403);
  const log = await api.call<{ entries: { action: string; details: object }[] }>('GET', '/v1/audit-log', {
    key: operator.key,
  });
  expect(log.body.entries.find(({ action }) => action === 'api_key.issued')?.details).toEqual({
    user_id: user.userId,
    scopes: ['charities:read'],
  });
});

describe('rotation', () => {
  interface Rotated extends CreatedKey {
    replaces: string;
    previous_valid_until: string;
  }
  const rotate = (key: string, id: string, body: object = {}) =>
    api.call<Rotated>('POST', `/v1/api-keys/${id}/rotate`, { key, body });
  const works = async (key: string) => (await api.call('GET', '/v1/charities', { key })).status === 200;

  it('both keys are good while they overlap; then only the new one', async () => {
    const { key } = await buildActor(api.db);
    const old = (await create(key, { name: 'app', scopes: ['charities:read'] })).body;
    const rotated = await rotate(key, old.key_id);
    expect(rotated.status).toBe(201);
    expect(rotated.body).toMatchObject({ replaces: old.key_id, name: 'app', scopes: ['charities:read'] });
    const overlapMs = Date.parse(rotated.body.previous_valid_until) - Date.now();
    expect(overlapMs / 3_600_000).toBeCloseTo(24, 1);
    expect([await works(old.key), await works(rotated.body.key)]).toEqual([true, true]);
    await api.db.sequelize.query(`UPDATE api_keys SET expires_at = now() WHERE id = '${old.key_id}'`);
    expect([await works(old.key), await works(rotated.body.key)]).toEqual([false, true]);
  });

  it('without overlap the old key ends at once; it is replaced once', async () => {
    const { key } = await buildActor(api.db);
    const old = (await create(key, { name: 'app', scopes: ['charities:read'] })).body;
    await rotate(key, old.key_id, { overlap_hours: 0 });
    expect(await works(old.key)).toBe(false);
    expect(await rotate(key, old.key_id)).toMatchObject({
      status: 409,
      body: { error: { message: 'This key is already replaced.' } },
    });
  });

  it('a key that was revoked or has expired is not rotated', async () => {
    const { key } = await buildActor(api.db);
    const revoked = (await create(key, { name: 'app', scopes: ['charities:read'] })).body;
    await api.call('DELETE', `/v1/api-keys/${revoked.key_id}`, { key });
    const expired = (await create(key, { name: 'app', scopes: ['charities:read'] })).body;
    await api.db.sequelize.query(`UPDATE api_keys SET expires_at = now() WHERE id = '${expired.key_id}'`);
    for (const { key_id: id } of [revoked, expired]) {
      expect(await rotate(key, id)).toMatchObject({
        status: 409,
        body: { error: { message: 'This key is no longer valid.' } },
      });
    }
  });

  it('of two rotations at once, one key comes', async () => {
    const { key } = await buildActor(api.db);
    const { key_id: id } = (await create(key, { name: 'app', scopes: ['charities:read'] })).body;
    const statuses = (await Promise.all([rotate(key, id), rotate(key, id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('a key cannot rotate a key with more scopes', async () => {
    const { key } = await buildActor(api.db);
    const wide = (await create(key, { name: 'wide', scopes: ['donations:write', 'charities:read'] })).body;
    const narrow = (await create(key, { name: 'narrow', scopes: ['charities:read'] })).body;
    expect((await rotate(narrow.key, wide.key_id)).status).toBe(403);
  });
});

it('a key has the form that scanners for leaked keys look for', async () => {
  const guide = readFileSync(join(__dirname, '../../../docs/rules/access.md'), 'utf8');
  const pattern = /`(gp_[^`]*\{48\})`/.exec(guide)?.[1] ?? 'no pattern';
  for (const environment of ['sandbox', 'production'] as const) {
    expect(newApiKey(environment)).toMatch(new RegExp(`^${pattern}$`));
  }
});

describe('in production', () => {
  let production: TestApi;
  beforeAll(async () => {
    production = await startApi({ TRUSTED_PROXIES: '127.0.0.1/32' }, { environment: 'production' });
  });
  afterAll(() => production.close());
  const headers = { 'X-Forwarded-Proto': 'https' };
  const createLive = (key: string) =>
    production.call<CreatedKey>('POST', '/v1/api-keys', {
      key,
      headers,
      body: { name: 'live', scopes: ['charities:read'] },
    });

  it('a live key needs an organization with Enhanced verification', async () => {
    const { key, userId } = await buildActor(production.db);
    expect((await createLive(key)).status).toBe(403);
    const standard = await buildCharity(production.db, { verified: true, verificationLevel: 'standard' });
    await addMember(production.db, standard.id, userId, new Date());
    expect((await createLive(key)).status).toBe(403);
    const enhanced = await buildCharity(production.db, { verified: true, verificationLevel: 'enhanced' });
    await addMember(production.db, enhanced.id, userId, new Date());
    expect((await createLive(key)).body.key).toMatch(/^gp_live_/);
  });
});
