/** The hourly window, the plan and the number of keys belong to the account. */
import { selectRows } from '../../../db/database';
import { buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';
import { buildKey, buildToken } from '../access/cast';

const api = useApi();
beforeEach(() => withinOneHour(api.db));

interface CreatedKey {
  key_id: string;
  key: string;
  plan: string;
}

const scopes = ['charities:read'];
const create = (key: string, body: object = {}) =>
  api.call<CreatedKey>('POST', '/v1/api-keys', { key, body: { name: 'a', scopes, ...body } });
const remaining = async (key: string) =>
  (await api.call('GET', '/v1/charities', { key })).headers.get('X-RateLimit-Remaining');

it('twenty keys of an account share one window', async () => {
  const { key } = await buildActor(api.db, { plan: 'standard' });
  expect(await remaining(key)).toBe('999');
  for (let made = 0; made < 20; made++) {
    const { status, body } = await create(key);
    expect(status).toBe(201);
    expect(await remaining(body.key)).toBe(String(999 - 2 * (made + 1)));
  }
});

it('exactly the limit of the account passes, whichever of its keys asks', async () => {
  const owner = await buildActor(api.db, { hourlyLimit: 20 });
  const keys = [owner.key, (await buildKey(api.db, owner)).key, (await buildKey(api.db, owner)).key];
  const replies = await Promise.all(
    Array.from({ length: 45 }, (_, index) =>
      api.call('GET', '/v1/sandbox', { key: keys[index % keys.length] ?? '' }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
});

it('a token of an application has the window of its client and user', async () => {
  const owner = await buildActor(api.db, { hourlyLimit: 2 });
  const token = await buildToken(api.db, owner, { kind: 'user' });
  expect(await remaining(owner.key)).toBe('1');
  expect(await remaining(token)).toBe('999999');
  expect(await remaining(owner.key)).toBe('0');
});

it.each(['standard', 'enterprise'])('a key names only the plan of its account, not %s', async (plan) => {
  const { key } = await buildActor(api.db, { plan: 'premium' });
  expect((await create(key)).body.plan).toBe('premium');
  expect((await create(key, { plan: 'premium' })).status).toBe(201);
  expect((await create(key, { plan })).body).toMatchObject({ error: { code: 'FORBIDDEN' } });
});

describe('an operator', () => {
  it('sets the plan of an account, for every key of it', async () => {
    const operator = await buildActor(api.db, { isOperator: true });
    const user = await buildActor(api.db, { plan: 'standard' });
    const set = (key: string, body: object) =>
      api.call('PATCH', `/v1/users/${user.userId}/plan`, { key, body });
    const limit = async () =>
      (await api.call('GET', '/v1/charities', { key: user.key })).headers.get('X-RateLimit-Limit');
    expect((await set(user.key, { plan: 'premium' })).status).toBe(403);
    expect((await set(operator.key, { plan: 'enterprise' })).status).toBe(400);
    expect((await set(operator.key, { plan: 'premium', hourly_limit: 5 })).status).toBe(400);
    expect((await set(operator.key, { plan: 'enterprise', hourly_limit: 50_000 })).body).toEqual({
      account_id: user.accountId,
      plan: 'enterprise',
      hourly_limit: 50_000,
    });
    expect(await limit()).toBe('50000');
    expect((await set(operator.key, { plan: 'standard' })).status).toBe(200);
    expect(await limit()).toBe('1000');
    const log = await api.call('GET', `/v1/audit-log?subject_id=${user.accountId}`, { key: operator.key });
    expect(log.text).toContain('account.plan_set');
  });

  it('issues a key without changing the plan, or sets it with the key', async () => {
    const operator = await buildActor(api.db, { isOperator: true });
    const user = await buildActor(api.db, { plan: 'premium' });
    const issue = (body: object) =>
      api.call<CreatedKey>('POST', `/v1/users/${user.userId}/api-keys`, {
        key: operator.key,
        body: { name: 'a', scopes, ...body },
      });
    expect((await issue({})).body.plan).toBe('premium');
    expect((await issue({ plan: 'standard' })).body.plan).toBe('standard');
    const { headers } = await api.call('GET', '/v1/charities', { key: user.key });
    expect(headers.get('X-RateLimit-Limit')).toBe('1000');
  });
});

describe('fifty keys', () => {
  it('are the most, also when several come at once', async () => {
    const owner = await buildActor(api.db);
    for (let made = 1; made < 48; made++) await buildKey(api.db, owner);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => create(owner.key)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 201, 409, 409]);
    const refused = await create(owner.key);
    expect(refused.body).toMatchObject({ error: { code: 'CONFLICT', details: { limit: 50 } } });
    const operator = await buildActor(api.db, { isOperator: true });
    const issued = await api.call('POST', `/v1/users/${owner.userId}/api-keys`, {
      key: operator.key,
      body: { name: 'a', scopes },
    });
    expect(issued.status).toBe(409);
  });

  it('leave room for a rotation that ends the old key at once, and for a new key after a revocation', async () => {
    const owner = await buildActor(api.db);
    const ids: string[] = [];
    for (let made = 1; made < 50; made++) ids.push((await buildKey(api.db, owner)).id);
    const rotate = (id: string, hours: number) =>
      api.call('POST', `/v1/api-keys/${id}/rotate`, { key: owner.key, body: { overlap_hours: hours } });
    expect((await rotate(ids[0] ?? '', 24)).status).toBe(409);
    expect((await rotate(ids[0] ?? '', 0)).status).toBe(201);
    expect((await create(owner.key)).status).toBe(409);
    await api.call('DELETE', `/v1/api-keys/${ids[1] ?? ''}`, { key: owner.key });
    expect((await create(owner.key)).status).toBe(201);
  });

  it('do not count those that are revoked or have expired', async () => {
    const owner = await buildActor(api.db);
    for (let made = 0; made < 30; made++) {
      await buildKey(api.db, owner, { revoked: true });
      await buildKey(api.db, owner, { expired: true });
    }
    expect((await create(owner.key)).status).toBe(201);
    const [row] = await selectRows<{ keys: number }>(
      api.db,
      'SELECT count(*)::int AS keys FROM api_keys WHERE account_id = $1',
      [owner.accountId],
    );
    expect(row?.keys).toBe(62);
  });
});
