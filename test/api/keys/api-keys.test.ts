import { runStatement, selectRows } from '../../../db/database';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newApiKey } from '../../../gateways/secrets/tokens';
import { addMember } from '../../../db/queries/members/members';
import { type ApiKeyRequest } from '../../../client';
import { buildCharity } from '../../factories';
import { clientAt, useApi } from '../../support/api';
import { errorOf, outcomes, refusal } from '../../support/refusal';

const api = useApi();

const order = (changes: Partial<ApiKeyRequest> = {}): ApiKeyRequest => ({
  name: 'app',
  scopes: ['charities:read'],
  ...changes,
});

const listCharities = (key: string) => clientAt(api.url, key).charities.list();

it('a key is shown once, works, and is stored only as a hash', async () => {
  const { client, key } = await api.person();
  const created = await client.apiKeys.create(order(), { idempotencyKey: 'once' });
  expect(created.key).toMatch(/^gp_sandbox_[0-9a-f]{48}$/);
  await listCharities(created.key);
  const listed = await api.call('GET', '/v1/api-keys', { key });
  expect(listed.text).not.toContain(created.key);
  const rows = await selectRows(
    api.db,
    'SELECT to_jsonb(k) AS row FROM api_keys k UNION ALL SELECT to_jsonb(a) FROM idempotent_answers a',
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(created.key);
});

it('a key gives no scope that it does not have', async () => {
  const { client } = await api.person({ scopes: ['charities:read'] });
  const more = order({ scopes: ['donations:write'] });
  expect(await refusal(client.apiKeys.create(more))).toBe('403 FORBIDDEN');
});

it('a revoked key is refused at once; a stranger’s key does not exist', async () => {
  const { apiKeys } = (await api.person()).client;
  const stranger = await api.person();
  const { key_id: id, key } = await apiKeys.create(order());
  expect(await refusal(stranger.client.apiKeys.revoke(id))).toBe('404 NOT_FOUND');
  const revoked = await apiKeys.revoke(id);
  expect(await refusal(listCharities(key))).toBe('401 INVALID_API_KEY');
  expect(await apiKeys.revoke(id)).toEqual(revoked);
});

it.each([
  [{}, 'name scopes'],
  [{ name: '', scopes: ['charities:read'] }, 'name'],
  [{ name: 'a', scopes: [] }, 'scopes'],
  [{ name: 'a', scopes: ['root'] }, 'scopes.0'],
  [{ name: 'a', scopes: ['charities:read', 'charities:read'] }, 'scopes'],
])('refuses %j, naming %s', async (body, fields) => {
  const { client } = await api.person();
  expect(await refusal(client.apiKeys.create(body as never))).toBe(`400 ${fields}`);
});

it('an operator gives a user a key of another plan', async () => {
  const { client: operator } = await api.person({ isOperator: true });
  const { userId } = await api.person();
  const wanted = order({ plan: 'enterprise' });
  expect(await refusal(operator.apiKeys.issue(userId, wanted))).toBe('400 hourly_limit');
  const { key } = await operator.apiKeys.issue(userId, { ...wanted, hourly_limit: 50_000 });
  const { headers } = await api.call('GET', '/v1/charities', { key });
  expect(headers.get('X-RateLimit-Limit')).toBe('50000');
  expect(await refusal(clientAt(api.url, key).auditLog.list())).toBe('403 FORBIDDEN');
  const { entries } = await operator.auditLog.list();
  expect(entries.find(({ action }) => action === 'api_key.issued')?.details).toEqual({
    user_id: userId,
    scopes: ['charities:read'],
  });
});

describe('rotation', () => {
  const expire = (id: string) =>
    runStatement(api.db, `UPDATE api_keys SET expires_at = now() WHERE id = '${id}'`);

  it('both keys are good while they overlap; then only the new one', async () => {
    const { apiKeys } = (await api.person()).client;
    const old = await apiKeys.create(order());
    const rotated = await apiKeys.rotate(old.key_id);
    expect(rotated).toMatchObject({ replaces: old.key_id, name: 'app', scopes: ['charities:read'] });
    const overlapMs = Date.parse(rotated.previous_valid_until) - Date.now();
    expect(overlapMs / 3_600_000).toBeCloseTo(24, 1);
    await listCharities(old.key);
    await listCharities(rotated.key);
    await expire(old.key_id);
    expect(await refusal(listCharities(old.key))).toBe('401 INVALID_API_KEY');
    await listCharities(rotated.key);
  });

  it('without overlap the old key ends at once; it is replaced once', async () => {
    const { apiKeys } = (await api.person()).client;
    const old = await apiKeys.create(order());
    await apiKeys.rotate(old.key_id, { overlap_hours: 0 });
    expect(await refusal(listCharities(old.key))).toBe('401 INVALID_API_KEY');
    expect(await errorOf(apiKeys.rotate(old.key_id))).toMatchObject({
      status: 409,
      message: 'This key is already replaced.',
    });
  });

  it('a key that was revoked or has expired is not rotated', async () => {
    const { apiKeys } = (await api.person()).client;
    const revoked = await apiKeys.create(order());
    await apiKeys.revoke(revoked.key_id);
    const expired = await apiKeys.create(order());
    await expire(expired.key_id);
    for (const { key_id: id } of [revoked, expired]) {
      expect(await errorOf(apiKeys.rotate(id))).toMatchObject({
        status: 409,
        message: 'This key is no longer valid.',
      });
    }
  });

  it('of two rotations at once, one key comes', async () => {
    const { apiKeys } = (await api.person()).client;
    const { key_id: id } = await apiKeys.create(order());
    expect(await outcomes([apiKeys.rotate(id), apiKeys.rotate(id)])).toEqual(['409 CONFLICT', 'accepted']);
  });

  it('a key cannot rotate a key with more scopes', async () => {
    const { apiKeys } = (await api.person()).client;
    const wide = await apiKeys.create(order({ scopes: ['donations:write', 'charities:read'] }));
    const narrow = await apiKeys.create(order());
    const rotation = clientAt(api.url, narrow.key).apiKeys.rotate(wide.key_id);
    expect(await refusal(rotation)).toBe('403 FORBIDDEN');
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
  const production = useApi({ TRUSTED_PROXIES: '127.0.0.1/32' }, { environment: 'production' });
  const overHttps = { headers: { 'X-Forwarded-Proto': 'https' } };

  it('a live key needs an organization with Enhanced verification', async () => {
    const { client, userId } = await production.person();
    const createLive = () => client.apiKeys.create(order(), overHttps);
    expect(await refusal(createLive())).toBe('403 FORBIDDEN');
    const standard = await buildCharity(production.db, { verified: true, verificationLevel: 'standard' });
    await addMember(production.db, standard.id, userId, new Date());
    expect(await refusal(createLive())).toBe('403 FORBIDDEN');
    const enhanced = await buildCharity(production.db, { verified: true, verificationLevel: 'enhanced' });
    await addMember(production.db, enhanced.id, userId, new Date());
    expect((await createLive()).key).toMatch(/^gp_live_/);
  });
});
