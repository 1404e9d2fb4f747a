/** Every search checks its credential, its scope and its limit, also when the same key searched a moment ago. */
import { hashKey } from '../../../gateways/secrets/tokens';
import { buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { withinOneHour } from '../../support/hour';
import { indexAll } from '../../support/index-search';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';

const api = useApi();
beforeAll(async () => {
  await indexAll(api);
});
beforeEach(() => withinOneHour(api.db));

const PATHS = ['/api/v1/search?q=food', '/api/v1/search/autocomplete?q=food'];

/** A key that searched a moment ago. */
async function knownKey(path: string, hourlyLimit = 1_000): Promise<string> {
  const { key } = await buildActor(api.db, { hourlyLimit });
  expect((await api.call('GET', path, { key })).status).toBe(200);
  expect((await api.call('GET', path, { key })).status).toBe(200);
  return key;
}

const change = (key: string, changes: object) => update(api.db, apiKeys, { keyHash: hashKey(key) }, changes);

it.each(PATHS)(
  'a key that is revoked between two requests gets no answer, nor its fault: %s',
  async (path) => {
    const key = await knownKey(path);
    await change(key, { revokedAt: new Date() });
    const { status, body, headers } = await api.call('GET', path, { key });
    expect([status, body.error.code]).toEqual([401, 'INVALID_API_KEY']);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token", error_description="revoked"');
    const other = await knownKey(path);
    await change(other, { revokedAt: new Date() });
    expect((await api.call('GET', `${path}&unknown=1`, { key: other })).status).toBe(401);
  },
);

it('a key that lost its right between two requests gets no answer', async () => {
  const key = await knownKey(PATHS[0] ?? '');
  await change(key, { scopes: ['fees:read'] });
  expect((await api.call('GET', PATHS[0] ?? '', { key })).status).toBe(403);
});

it('exactly the limit is answered, one after the other and all at once', async () => {
  const path = PATHS[0] ?? '';
  const key = await knownKey(path, 12);
  const one = await api.call('GET', path, { key });
  expect([one.status, one.headers.get('X-RateLimit-Remaining')]).toEqual([200, '9']);
  const others = await Promise.all(Array.from({ length: 20 }, () => api.call('GET', path, { key })));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(others.filter(({ status }) => status === 429)).toHaveLength(11);
});

it('an admitted caller gets the fault of the request, with the rate limit headers', async () => {
  const key = await knownKey(PATHS[0] ?? '');
  const { status, headers } = await api.call('GET', '/api/v1/search?q=(', { key });
  expect([status, headers.get('X-RateLimit-Remaining')]).toEqual([400, '997']);
  expect((await api.call('GET', '/api/v1/search?q=food', { key })).status).toBe(200);
});
