/** Sessions of guests: proof of work, tokens, windows, and what a token reaches. */
import { runStatement } from '../../../db/database';
import { GUEST_SCOPES, PROOF_WORK } from '../../../domain/guests/guest';
import { type CallOptions } from '../../../client/index';
import { clientAt, useApi, type WireError } from '../../support/api';
import { outcome, refusal } from '../../support/refusal';
import { beginGuest, newProof, solve, type WireSession } from '../../factories/guests';
import { count } from '../../../db/rows';
import { userLogins } from '../../../db/tables/accounts';

const api = useApi({ TRUSTED_PROXIES: '127.0.0.1/32' }, {}, () => now);
let now: Date;
beforeEach(() => {
  now = new Date();
});

const clientOf = (key: string) => clientAt(api.url, key);
const challenge = (options?: CallOptions) => clientOf('none').guestSessions.challenge(options);
const begin = (proof: string, options?: CallOptions) =>
  clientOf('none').guestSessions.begin({ proof }, options);
const renew = (key: string, idempotencyKey: string) => clientOf(key).guestSessions.renew({ idempotencyKey });
/** A renewal without an Idempotency-Key, which the SDK always sends. */
const renewWithoutKey = (key: string) =>
  api.call<WireSession & WireError>('POST', '/v1/guest-sessions', { key, body: {} });
const giftsOf = (key: string) => clientOf(key).donations.listMine();
const refusedFor = (reason: string) => ({ status: 401, details: { reason } });
const later = (ms: number) => new Date(Date.now() + ms);
const HOUR = 3_600_000;

it('creates a donor without a login, whose token lives for an hour', async () => {
  const proof = await newProof(api);
  const session = await clientOf('none').guestSessions.begin({ proof, locale: 'de' });
  expect(session.user_id).toMatch(/^user_/);
  expect(session.access_token).toMatch(/^gp_guest_[0-9a-f]{48}$/);
  expect(Date.parse(session.expires_at) - now.getTime()).toBe(HOUR);
  expect(await count(api.db, userLogins, { userId: session.user_id })).toBe(0);
  expect(await outcome(giftsOf(session.access_token))).toBe('accepted');
});

it('has exactly the scopes of a guest, and a window of 300 requests an hour', async () => {
  const { access_token: key } = await beginGuest(api);
  expect([...GUEST_SCOPES].sort()).toEqual([
    'charities:read',
    'discovery:write',
    'donations:read',
    'donations:write',
    'fees:read',
    'search:read',
  ]);
  const { headers } = await api.call('GET', '/v1/users/me/donations', { key });
  expect(headers.get('x-ratelimit-limit')).toBe('300');
  expect(headers.get('x-ratelimit-remaining')).toBe('299');
  expect(await refusal(clientOf(key).events.list())).toBe('403 FORBIDDEN');
});

it('a proof opens one session, however often and in parallel it is sent', async () => {
  const proof = await newProof(api, '192.0.2.20');
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      outcome(begin(proof, { headers: { 'X-Forwarded-For': `198.51.100.${String(index)}` } })),
    ),
  );
  expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((each) => each === '409 CONFLICT')).toHaveLength(19);
  await expect(begin(proof)).rejects.toMatchObject({ details: { reason: 'proof_used' } });
});

it('refuses proofs that are missing, expired, forged, or claim more work than was done', async () => {
  const given = await challenge();
  const { salt } = given;
  const payload = JSON.parse(Buffer.from(solve(given), 'base64').toString()) as Record<string, unknown>;
  const encode = (changes: object) =>
    Buffer.from(JSON.stringify({ ...payload, ...changes })).toString('base64');
  const number = Number(payload.number);
  const forged = [
    encode({ number: number + 1 }),
    encode({ salt: salt.replace(`work=${String(PROOF_WORK)}`, 'work=9999999') }),
    encode({ salt: salt.replace(/expires=\d+/, 'expires=9999999999') }),
    encode({ salt: salt.slice(0, -1), number: `&${String(number)}` }),
    encode({ signature: '0'.repeat(64) }),
    encode({ algorithm: 'SHA-1' }),
    'not base64 of anything',
    Buffer.from('null').toString('base64'),
  ];
  for (const proof of forged) expect(await refusal(begin(proof))).toBe('400 proof');
  expect(await refusal(clientOf('none').guestSessions.begin({} as never))).toBe('400 proof');
  now = later(10 * 60_000 + 1_000);
  await expect(begin(encode({}))).rejects.toMatchObject({
    status: 400,
    rawBody: expect.stringContaining('expired') as string,
  });
});

it('asks an address for twice the work after ten sessions in an hour, also with proofs from before', async () => {
  const address = '203.0.113.7';
  const headers = { 'X-Forwarded-For': address };
  const kept = await newProof(api, address);
  for (let count = 0; count < 10; count += 1) await beginGuest(api, address);
  const harder = await challenge({ headers });
  expect(harder.maxnumber).toBe(2 * PROOF_WORK);
  await expect(begin(kept, { headers })).rejects.toMatchObject({
    rawBody: expect.stringContaining('no longer difficult enough') as string,
  });
  expect(await outcome(begin(solve(harder), { headers }))).toBe('accepted');
  expect((await challenge()).maxnumber).toBe(PROOF_WORK);
});

it('gives a new token of the same user for the last one, up to 24 hours after the first', async () => {
  const first = await beginGuest(api);
  now = later(23 * HOUR);
  const { body: second } = await renewWithoutKey(first.access_token);
  expect(second.user_id).toBe(first.user_id);
  expect(second.access_token).not.toBe(first.access_token);
  const replaced = await renewWithoutKey(first.access_token);
  expect([replaced.status, replaced.body.error.details.reason]).toEqual([401, 'revoked']);
  now = later(24 * HOUR + 1_000);
  const tooOld = await renewWithoutKey(second.access_token);
  expect([tooOld.status, tooOld.body.error.details.reason]).toEqual([401, 'expired']);
});

it('exchanges one token once, also in a race', async () => {
  const { access_token: key } = await beginGuest(api);
  const replies = await Promise.all(Array.from({ length: 10 }, () => renewWithoutKey(key)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
});

it('repeats a renewal whose answer was lost, with the same key alone, and ends the lost token', async () => {
  const { access_token: first, user_id: userId } = await beginGuest(api);
  const lost = await renew(first, 'renewal-1');
  await expect(renew(first, 'renewal-2')).rejects.toMatchObject(refusedFor('revoked'));
  expect((await renewWithoutKey(first)).body.error.details.reason).toBe('revoked');
  const found = await renew(first, 'renewal-1');
  expect(found.user_id).toBe(userId);
  expect(await outcome(giftsOf(found.access_token))).toBe('accepted');
  expect(await refusal(giftsOf(lost.access_token))).toBe('401 INVALID_API_KEY');
  await expect(renew(lost.access_token, 'renewal-1')).rejects.toMatchObject(refusedFor('revoked'));
});

it('does not repeat a renewal once its token was exchanged, or the session is past its time', async () => {
  const { access_token: first } = await beginGuest(api);
  const second = await renew(first, 'renewal-1');
  expect(await outcome(renew(second.access_token, 'renewal-2'))).toBe('accepted');
  await expect(renew(first, 'renewal-1')).rejects.toMatchObject(refusedFor('revoked'));
  now = later(24 * HOUR + 1_000);
  await expect(renew(second.access_token, 'renewal-2')).rejects.toMatchObject(refusedFor('expired'));
});

it('leaves a session one live token when a renewal is repeated in a race', async () => {
  const { access_token: first } = await beginGuest(api);
  const sessions = await Promise.all(Array.from({ length: 10 }, () => renew(first, 'renewal-1')));
  const reads = await Promise.all(sessions.map(({ access_token: key }) => outcome(giftsOf(key))));
  expect(reads.filter((each) => each === 'accepted')).toHaveLength(1);
});

it('refuses to renew with an Idempotency-Key that is none', async () => {
  const { access_token: key } = await beginGuest(api);
  const headers = { 'Idempotency-Key': 'x'.repeat(256) };
  const { status, body } = await api.call('POST', '/v1/guest-sessions', { key, body: {}, headers });
  expect(status).toBe(400);
  expect(body.error.details.fields).toMatchObject([{ field: 'Idempotency-Key' }]);
});

it('refuses other credentials and unknown tokens in place of the last token', async () => {
  const key = `gp_guest_${'0'.repeat(48)}`;
  for (const unknown of [key, 'gp_sandbox_0', 'token']) {
    const sent = { key: unknown, body: { proof: await newProof(api) } };
    const { status, body } = await api.call('POST', '/v1/guest-sessions', sent);
    expect(status).toBe(401);
    expect(body.error.details.reason).toBe('unknown');
  }
});

it('stops an expired token, and says so', async () => {
  const { access_token: key, user_id: userId } = await beginGuest(api);
  await runStatement(
    api.db,
    `UPDATE guest_tokens SET expires_at = now() - interval '1 second' WHERE user_id = '${userId}'`,
  );
  await expect(giftsOf(key)).rejects.toMatchObject(refusedFor('expired'));
});

it('stops at 300 requests an hour', async () => {
  const { access_token: key, user_id: userId } = await beginGuest(api);
  await giftsOf(key);
  await runStatement(api.db, `UPDATE rate_windows SET used = 300 WHERE subject = 'guest:${userId}'`);
  expect(await refusal(giftsOf(key))).toBe('429 RATE_LIMIT_EXCEEDED');
});
