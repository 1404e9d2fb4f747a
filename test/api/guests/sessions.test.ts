/** Sessions of guests: proof of work, tokens, windows, and what a token reaches. */
import { GUEST_SCOPES, PROOF_WORK } from '../../../domain/guests/guest';
import { type WireError, useApi } from '../../support/api';
import { beginGuest, newProof, solve, type WireChallenge, type WireSession } from '../../factories/guests';

const api = useApi({ TRUSTED_PROXIES: '127.0.0.1/32' }, {}, () => now);
let now: Date;
beforeEach(() => {
  now = new Date();
});

const begin = (body: object, options: { key?: string; headers?: Record<string, string> } = {}) =>
  api.call<WireSession & WireError>('POST', '/v1/guest-sessions', { body, ...options });
const later = (ms: number) => new Date(Date.now() + ms);
const HOUR = 3_600_000;

it('creates a donor without a login, whose token lives for an hour', async () => {
  const { status, body } = await begin({ proof: await newProof(api), locale: 'de' });
  expect(status).toBe(201);
  expect(body.user_id).toMatch(/^user_/);
  expect(body.access_token).toMatch(/^gp_guest_[0-9a-f]{48}$/);
  expect(Date.parse(body.expires_at) - now.getTime()).toBe(HOUR);
  expect(await api.db.models.userLogins.count({ where: { userId: body.user_id } })).toBe(0);
  expect((await api.call('GET', '/v1/users/me/donations', { key: body.access_token })).status).toBe(200);
});

it('has exactly the scopes of a guest, and a window of 300 requests an hour', async () => {
  const { access_token: key } = await beginGuest(api);
  expect([...GUEST_SCOPES].sort()).toEqual([
    'charities:read',
    'donations:read',
    'donations:write',
    'fees:read',
    'search:read',
  ]);
  const { headers } = await api.call('GET', '/v1/users/me/donations', { key });
  expect(headers.get('x-ratelimit-limit')).toBe('300');
  expect(headers.get('x-ratelimit-remaining')).toBe('299');
  const refused = await api.call('GET', '/v1/events', { key });
  expect(refused.status).toBe(403);
});

it('a proof opens one session, however often and in parallel it is sent', async () => {
  const proof = await newProof(api, '192.0.2.20');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const headers = { 'X-Forwarded-For': `198.51.100.${String(index)}` };
      return (await begin({ proof }, { headers })).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect((await begin({ proof })).body.error.details.reason).toBe('proof_used');
});

it('refuses proofs that are missing, expired, forged, or claim more work than was done', async () => {
  const { body: challenge } = await api.call<WireChallenge>('GET', '/v1/guest-sessions/challenge');
  const payload = JSON.parse(Buffer.from(solve(challenge), 'base64').toString()) as Record<string, unknown>;
  const encode = (changes: object) =>
    Buffer.from(JSON.stringify({ ...payload, ...changes })).toString('base64');
  const number = Number(payload.number);
  const forged = [
    encode({ number: number + 1 }),
    encode({ salt: challenge.salt.replace(`work=${String(PROOF_WORK)}`, 'work=9999999') }),
    encode({ salt: challenge.salt.replace(/expires=\d+/, 'expires=9999999999') }),
    encode({ salt: challenge.salt.slice(0, -1), number: `&${String(number)}` }),
    encode({ signature: '0'.repeat(64) }),
    encode({ algorithm: 'SHA-1' }),
    'not base64 of anything',
    Buffer.from('null').toString('base64'),
  ];
  for (const proof of forged) expect((await begin({ proof })).status).toBe(400);
  expect((await begin({})).status).toBe(400);
  now = later(10 * 60_000 + 1_000);
  const expired = await begin({ proof: encode({}) });
  expect(expired.status).toBe(400);
  expect(expired.text).toContain('expired');
});

it('asks an address for twice the work after ten sessions in an hour, also with proofs from before', async () => {
  const address = '203.0.113.7';
  const headers = { 'X-Forwarded-For': address };
  const kept = await newProof(api, address);
  for (let count = 0; count < 10; count += 1) await beginGuest(api, address);
  const challenge = await api.call<WireChallenge>('GET', '/v1/guest-sessions/challenge', { headers });
  expect(challenge.body.maxnumber).toBe(2 * PROOF_WORK);
  expect((await begin({ proof: kept }, { headers })).text).toContain('no longer difficult enough');
  expect((await begin({ proof: solve(challenge.body) }, { headers })).status).toBe(201);
  const other = await api.call<WireChallenge>('GET', '/v1/guest-sessions/challenge');
  expect(other.body.maxnumber).toBe(PROOF_WORK);
});

it('gives a new token of the same user for the last one, up to 24 hours after the first', async () => {
  const first = await beginGuest(api);
  now = later(23 * HOUR);
  const second = await begin({}, { key: first.access_token });
  expect(second.status).toBe(201);
  expect(second.body.user_id).toBe(first.user_id);
  expect(second.body.access_token).not.toBe(first.access_token);
  const replaced = await begin({}, { key: first.access_token });
  expect(replaced.status).toBe(401);
  expect(replaced.body.error.details.reason).toBe('revoked');
  now = later(24 * HOUR + 1_000);
  const tooOld = await begin({}, { key: second.body.access_token });
  expect(tooOld.status).toBe(401);
  expect(tooOld.body.error.details.reason).toBe('expired');
});

it('exchanges one token once, also in a race', async () => {
  const { access_token: key } = await beginGuest(api);
  const replies = await Promise.all(Array.from({ length: 10 }, () => begin({}, { key })));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
});

const renew = (key: string, idempotencyKey: string) =>
  begin({}, { key, headers: { 'Idempotency-Key': idempotencyKey } });

it('repeats a renewal whose answer was lost, with the same key alone, and ends the lost token', async () => {
  const { access_token: first, user_id: userId } = await beginGuest(api);
  const { body: lost } = await renew(first, 'renewal-1');
  expect((await renew(first, 'renewal-2')).body.error.details.reason).toBe('revoked');
  expect((await begin({}, { key: first })).body.error.details.reason).toBe('revoked');
  const { status, body: found } = await renew(first, 'renewal-1');
  expect(status).toBe(201);
  expect(found.user_id).toBe(userId);
  expect((await api.call('GET', '/v1/users/me/donations', { key: found.access_token })).status).toBe(200);
  expect((await api.call('GET', '/v1/users/me/donations', { key: lost.access_token })).status).toBe(401);
  expect((await renew(lost.access_token, 'renewal-1')).body.error.details.reason).toBe('revoked');
});

it('does not repeat a renewal once its token was exchanged, or the session is past its time', async () => {
  const { access_token: first } = await beginGuest(api);
  const { body: second } = await renew(first, 'renewal-1');
  expect((await renew(second.access_token, 'renewal-2')).status).toBe(201);
  expect((await renew(first, 'renewal-1')).body.error.details.reason).toBe('revoked');
  now = later(24 * HOUR + 1_000);
  expect((await renew(second.access_token, 'renewal-2')).body.error.details.reason).toBe('expired');
});

it('leaves a session one live token when a renewal is repeated in a race', async () => {
  const { access_token: first } = await beginGuest(api);
  const replies = await Promise.all(Array.from({ length: 10 }, () => renew(first, 'renewal-1')));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  const reads = await Promise.all(
    replies.map(({ body }) => api.call('GET', '/v1/users/me/donations', { key: body.access_token })),
  );
  expect(reads.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('refuses to renew with an Idempotency-Key that is none', async () => {
  const { access_token: key } = await beginGuest(api);
  const { status, body } = await renew(key, 'x'.repeat(256));
  expect(status).toBe(400);
  expect(body.error.details.fields).toMatchObject([{ field: 'Idempotency-Key' }]);
});

it('refuses other credentials and unknown tokens in place of the last token', async () => {
  const key = `gp_guest_${'0'.repeat(48)}`;
  for (const unknown of [key, 'gp_sandbox_0', 'token']) {
    const { status, body } = await begin({ proof: await newProof(api) }, { key: unknown });
    expect(status).toBe(401);
    expect(body.error.details.reason).toBe('unknown');
  }
});

it('stops an expired token, and says so', async () => {
  const { access_token: key, user_id: userId } = await beginGuest(api);
  await api.db.sequelize.query(
    `UPDATE guest_tokens SET expires_at = now() - interval '1 second' WHERE user_id = '${userId}'`,
  );
  const { status, body } = await api.call('GET', '/v1/users/me/donations', { key });
  expect(status).toBe(401);
  expect(body.error.details.reason).toBe('expired');
});

it('stops at 300 requests an hour', async () => {
  const { access_token: key, user_id: userId } = await beginGuest(api);
  await api.call('GET', '/v1/users/me/donations', { key });
  await api.db.sequelize.query(`UPDATE rate_windows SET used = 300 WHERE subject = 'guest:${userId}'`);
  expect((await api.call('GET', '/v1/users/me/donations', { key })).status).toBe(429);
});
