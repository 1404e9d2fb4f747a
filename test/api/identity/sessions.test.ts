/** What people see of their sessions and of applications with access, and how they end both. */
import { selectRows } from '../../../db/database';
import { buildActor } from '../../factories';
import { useApi } from '../../support/api';
import { authorizationUrl, redeem, type TokenAnswer } from '../../support/authorization';
import { FormBrowser } from '../../support/browser';
import { buildClient, buildPerson, type RegisteredClient, signInAndAllow } from '../../support/oauth';
import { CHALLENGE, pagesToken, pagesUrl, redeemPages, signIn, VERIFIER } from '../../support/own-clients';

interface WireSession {
  session_id: string;
  current: boolean;
  signed_in_at: string;
  methods: string[];
  second_factor: boolean;
  applications: { client_id: string; name: string }[];
}

const api = useApi();
let client: RegisteredClient;
beforeAll(async () => {
  client = await buildClient(api);
});

/** The tokens of an application that somebody allows. */
async function allow(email: string, scope = 'openid donations:read'): Promise<TokenAnswer['body']> {
  const url = authorizationUrl(api, client, { scope, code_challenge: CHALLENGE });
  const back = await signInAndAllow(api, url, email);
  const code = back.searchParams.get('code') ?? 'no code';
  return (await redeem(api, { code, verifier: VERIFIER, client })).body;
}

async function sessionsOf(key: string): Promise<WireSession[]> {
  const { body } = await api.call<{ sessions: WireSession[] }>('GET', '/v1/users/me/sessions', { key });
  return body.sessions;
}

const statusOf = async (key: string | undefined) =>
  (await api.call('GET', '/v1/charities', { key: key ?? 'no token' })).status;

it('shows each signed-in browser, with its applications and without anything that opens it', async () => {
  const { email, userId } = await buildPerson(api);
  const first = await pagesToken(api, email);
  await allow(email);
  const sessions = await sessionsOf(first);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ current }) => current)).toMatchObject({
    session_id: expect.stringMatching(/^session_[0-9a-f]{26}$/) as string,
    methods: ['pwd'],
    second_factor: false,
    applications: [{ client_id: 'giving-pages', name: 'Giving Platform' }],
  });
  expect(sessions.find(({ current }) => !current)?.applications).toEqual([
    { client_id: client.client_id, name: 'Giving App' },
  ]);
  const secrets = await selectRows<{ uid: string; hash: string }>(
    api.db,
    `SELECT session_uid AS uid, id_hash AS hash FROM oauth_records WHERE user_id = $1 AND model = 'Session'`,
    [userId],
  );
  const text = JSON.stringify(sessions);
  for (const { uid, hash } of secrets) expect(text.includes(uid) || text.includes(hash)).toBe(false);
});

it('ends a session with its tokens, and leaves the others', async () => {
  const { email } = await buildPerson(api);
  const mine = await pagesToken(api, email);
  const browser = new FormBrowser(api.url);
  const lost = await redeemPages(api, await signIn(await browser.open(pagesUrl(api)), browser, email));
  expect(await statusOf(lost.access_token)).toBe(200);
  const other = (await sessionsOf(mine)).find(({ current }) => !current);
  const path = `/v1/users/me/sessions/${other?.session_id ?? ''}`;
  const ended = await api.call<WireSession>('DELETE', path, { key: mine });
  expect(ended).toMatchObject({ status: 200, body: { session_id: other?.session_id, current: false } });

  expect(await statusOf(lost.access_token)).toBe(401);
  expect(await statusOf(mine)).toBe(200);
  expect((await browser.open(pagesUrl(api))).text).toContain('/sign-in"');
  expect((await api.call('DELETE', path, { key: mine })).status).toBe(404);
  const { key } = await buildActor(api.db, { isOperator: true });
  const log = await api.call('GET', `/v1/audit-log?subject_id=${other?.session_id ?? ''}`, { key });
  expect(log.body).toMatchObject({ total: 1, entries: [{ action: 'session.ended' }] });
});

it('ends all sessions but the one that asks', async () => {
  const { email } = await buildPerson(api);
  const stays = await pagesToken(api, email);
  const goes = [await pagesToken(api, email), (await allow(email)).access_token];
  const ended = await api.call('DELETE', '/v1/users/me/sessions', { key: stays });
  expect(ended).toMatchObject({ status: 200, body: { ended: 2 } });
  for (const token of goes) expect(await statusOf(token)).toBe(401);
  expect(await sessionsOf(stays)).toMatchObject([{ current: true }]);
});

it("does not find another person's session or application", async () => {
  const [mine, theirs] = [await buildPerson(api), await buildPerson(api)];
  const key = await pagesToken(api, mine.email);
  const theirKey = await pagesToken(api, theirs.email);
  await allow(theirs.email);
  for (const { session_id: id } of await sessionsOf(theirKey)) {
    expect((await api.call('DELETE', `/v1/users/me/sessions/${id}`, { key })).status).toBe(404);
  }
  const path = `/v1/users/me/applications/${client.client_id}`;
  expect((await api.call('DELETE', path, { key })).status).toBe(404);
});

it('shows the applications that a person allowed, and takes their access back at once', async () => {
  const { email } = await buildPerson(api);
  const key = await pagesToken(api, email);
  const { access_token: token } = await allow(email);
  await allow(email, 'openid donations:read impact:read');
  const { body } = await api.call<{ applications: object[] }>('GET', '/v1/users/me/applications', { key });
  expect(body).toMatchObject({ total: 2 });
  expect(body.applications).toContainEqual(
    expect.objectContaining({
      client_id: client.client_id,
      name: 'Giving App',
      scopes: ['donations:read', 'impact:read', 'openid'],
    }),
  );
  const path = `/v1/users/me/applications/${client.client_id}`;
  expect(await api.call('DELETE', path, { key })).toMatchObject({
    status: 200,
    body: { name: 'Giving App' },
  });
  expect((await api.call('GET', '/v1/users/me/donations', { key: token })).status).toBe(401);
  expect((await api.call('DELETE', path, { key })).status).toBe(404);
  expect(await statusOf(key)).toBe(200);
});

it('refuses tokens of other applications', async () => {
  const { email } = await buildPerson(api);
  const { access_token: key = '' } = await allow(email);
  for (const [method, path] of [
    ['GET', '/v1/users/me/sessions'],
    ['DELETE', '/v1/users/me/sessions'],
    ['GET', '/v1/users/me/applications'],
    ['DELETE', `/v1/users/me/applications/${client.client_id}`],
  ] as const) {
    expect((await api.call(method, path, { key })).status).toBe(403);
  }
});
