/** Applications that users register themselves: their rules, and the warning before they are reviewed. */
import { inTransaction, runStatement } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findOauthClient, type OauthClient } from '../../../db/queries/access/oauth-clients';
import { saveOauthRecord } from '../../../db/queries/access/oauth-records';
import { readConfig } from '../../../config';
import { createSecretBox } from '../../../gateways';
import { hashKey } from '../../../gateways/secrets/tokens';
import { type ACCOUNT_SCOPE } from '../../../domain/access/scopes';
import { admitClientUser } from '../../../operations/oauth-clients/applications';
import { GivingError } from '../../../domain/errors';
import { createUsersClient, type UsersClientOrder } from '../../../operations/oauth-clients/create-client';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { authorizationUrl } from '../../support/authorization';
import { FormBrowser } from '../../support/browser';
import { buildPerson, PASSWORD, readMails, REDIRECT_URI, type RegisteredClient } from '../../support/oauth';
import { pagesToken } from '../../support/own-clients';

const api = useApi();

type Owner = Awaited<ReturnType<typeof buildPerson>>;

/** A signed-in user, as a token with the scope `account:manage` makes one. */
function actorOf({ userId, accountId }: Omit<Owner, 'email'>): Actor {
  const scopes: (typeof ACCOUNT_SCOPE)[] = ['account:manage'];
  return {
    credential: 'user_token',
    credentialId: 'giving-pages',
    accountId,
    userId,
    scopes,
    plan: 'standard',
    hourlyLimit: null,
    isReviewer: false,
    isOperator: false,
    verificationLevel: 'none',
    useIsStale: false,
  };
}

async function make(
  owner: Omit<Owner, 'email'>,
  changes: Partial<UsersClientOrder> = {},
): Promise<OauthClient> {
  const order: UsersClientOrder = {
    name: 'Tea Fund',
    kind: 'public',
    redirectUris: [REDIRECT_URI],
    scopes: ['donations:read'],
    ...changes,
  };
  const secrets = createSecretBox(readConfig({}).dataKeys);
  return (
    await inTransaction(api.db, (tx) =>
      createUsersClient({ tx, at: new Date(), actor: actorOf(owner), secrets }, order),
    )
  ).client;
}

const faultsOf = (making: Promise<unknown>) =>
  making.then(
    () => 'made',
    (error: unknown) => (error instanceof GivingError ? error.code : Promise.reject(error as Error)),
  );

it('an API key of a user registers none', async () => {
  const { key } = await buildActor(api.db);
  const body = { name: 'A', kind: 'public', redirect_uris: [REDIRECT_URI], scopes: ['charities:read'] };
  expect((await api.call('POST', '/v1/oauth/clients', { key, body })).status).toBe(403);
});

it('a signed-in user registers one on the platform’s pages, and its name is checked', async () => {
  const { email } = await buildPerson(api);
  const key = await pagesToken(api, email);
  const body = { name: 'Mine', kind: 'web', redirect_uris: [REDIRECT_URI], scopes: ['charities:read'] };
  const made = await api.call<RegisteredClient>('POST', '/v1/oauth/clients', { key, body });
  expect(made).toMatchObject({ status: 201, body: { name: 'Mine', kind: 'web', reviewed: false } });
  expect(made.body.client_secret).toEqual(expect.any(String));
  const disguised = { ...body, name: 'Gіving Рlatform' };
  expect((await api.call('POST', '/v1/oauth/clients', { key, body: disguised })).status).toBe(400);
  const path = `/v1/oauth/clients/${made.body.client_id}`;
  expect((await api.call('GET', path, { key })).status).toBe(200);
  expect((await api.call('DELETE', path, { key })).status).toBe(200);
});

it('an application that an operator registered for a user is not the user’s to manage', async () => {
  const { email, userId } = await buildPerson(api);
  const operator = await buildActor(api.db, { isOperator: true });
  const body = { name: 'Theirs', kind: 'web', redirect_uris: [REDIRECT_URI], scopes: ['charities:read'] };
  const made = await api.call<RegisteredClient>('POST', '/v1/oauth/clients', {
    key: operator.key,
    body: { ...body, user_id: userId },
  });
  const path = `/v1/oauth/clients/${made.body.client_id}`;
  const key = await pagesToken(api, email);
  const calls = [
    ['GET', path],
    ['POST', `${path}/rotate-secret`],
    ['DELETE', path],
  ] as const;
  for (const [method, of] of calls) expect((await api.call(method, of, { key })).status).toBe(404);
  expect((await api.call('GET', path, { key: operator.key })).body).toMatchObject({ name: 'Theirs' });
});

it.each([
  'Giving Platform',
  'The GIVING-platform app',
  'Givîng  Platform!',
  'My G|ving P1atform',
  'Gіving Рlatform',
])('the platform’s name is refused in %s', async (name) => {
  expect(await faultsOf(make(await buildPerson(api), { name }))).toBe('VALIDATION_ERROR');
});

it('a verified charity’s name is refused, also within another; an unverified one’s is not', async () => {
  await buildCharity(api.db, { name: 'Harbour Lights', verified: true, verificationLevel: 'standard' });
  await buildCharity(api.db, { name: 'Quiet Rivers' });
  const owner = await buildPerson(api);
  for (const name of [
    'Harbour Lights',
    'harbour-lights',
    'The Harbour Lights app',
    'Ηarb0ur LIGHTS app',
    'HarbourLights',
  ]) {
    expect(await faultsOf(make(owner, { name }))).toBe('VALIDATION_ERROR');
  }
  for (const name of ['Quiet Rivers', 'Harbour Light', 'Lights of the harbour']) {
    expect(await faultsOf(make(owner, { name }))).toBe('made');
  }
});

it('verification:write and payouts:manage are refused, and so is the eleventh live application of an account', async () => {
  const owner = await buildPerson(api);
  for (const scope of ['verification:write', 'payouts:manage']) {
    expect(await faultsOf(make(owner, { scopes: [scope] }))).toBe('VALIDATION_ERROR');
  }
  const made = await Promise.all(Array.from({ length: 12 }, () => faultsOf(make(owner))));
  expect(made.sort()).toEqual([...Array<string>(2).fill('CONFLICT'), ...Array<string>(10).fill('made')]);
  await runStatement(
    api.db,
    `UPDATE oauth_clients SET revoked_at = now()
     WHERE id = (SELECT max(id) FROM oauth_clients WHERE account_id = $1)`,
    [owner.accountId],
  );
  expect(await faultsOf(make(owner))).toBe('made');
});

it('has at most 100 users until an operator reviews it, also when two come at once', async () => {
  const client = await make(await buildPerson(api));
  await runStatement(
    api.db,
    `WITH made AS (INSERT INTO users (id, account_id, name) SELECT 'user_many' || n, $2, 'U' FROM generate_series(1, 99) n RETURNING id)
     INSERT INTO oauth_client_users (client_id, user_id) SELECT $1, id FROM made`,
    [client.id, client.accountId],
  );
  const admit = ({ userId }: { userId: string }) =>
    faultsOf(inTransaction(api.db, (tx) => admitClientUser(tx, { clientId: client.id, userId })));
  const [one, two] = [await buildPerson(api), await buildPerson(api)];
  expect((await Promise.all([admit(one), admit(two)])).sort()).toEqual(['FORBIDDEN', 'made']);
  const late = await buildPerson(api);
  expect(await admit({ userId: 'user_many1' })).toBe('made');

  const browser = new FormBrowser(api.url);
  const consent = await openConsent(browser, client, late.email);
  expect(consent.text).toContain('Not reviewed');
  const refused = await browser.send(consent, '/consent', { answer: 'allow' });
  expect([refused.status, refused.text.includes('has 100 users')]).toEqual([403, true]);

  const operator = await buildActor(api.db, { isOperator: true });
  const reviewed = await api.call('POST', `/v1/oauth/clients/${client.id}/review`, { key: operator.key });
  expect(reviewed.body).toMatchObject({ reviewed: true });
  expect(await admit(late)).toBe('made');
});

it('the consent page says that it is not reviewed, and who owns it', async () => {
  const owner = await buildPerson(api);
  await runStatement(api.db, `UPDATE users SET name = 'Mallory <b>' WHERE id = $1`, [owner.userId]);
  const client = await make(owner);
  const { email } = await buildPerson(api);
  const page = await openConsent(new FormBrowser(api.url), client, email);
  expect(page.text).toMatch(/Not reviewed<\/strong><\/p>\s*<p>Mallory &lt;b&gt; registered/);
  const operator = await buildActor(api.db, { isOperator: true });
  await api.call('POST', `/v1/oauth/clients/${client.id}/review`, { key: operator.key });
  expect((await openConsent(new FormBrowser(api.url), client, email)).text).not.toContain('Not reviewed');
});

it('a token of its owner counts in the window of the account, and a token of another user does not', async () => {
  const { key, ...owner } = await buildActor(api.db, { hourlyLimit: 50 });
  const other = await buildActor(api.db);
  const client = await make(owner);
  const remaining = async (credential: string) =>
    (await api.call('GET', '/v1/sandbox', { key: credential })).headers.get('X-RateLimit-Remaining');
  expect(await remaining(key)).toBe('49');
  expect(await remaining(await buildUserToken(client, owner.userId))).toBe('48');
  expect(await remaining(await buildUserToken(client, other.userId))).toBe('999');
  expect(await remaining(key)).toBe('47');
  expect((await findOauthClient(api.db, client.id))?.madeByOwner).toBe(true);
});

async function openConsent(browser: FormBrowser, client: OauthClient, email: string) {
  const registered = { client_id: client.id, client_secret: null };
  const page = await browser.open(authorizationUrl(api, registered).href);
  return browser.send(page, '/sign-in', { email, password: PASSWORD });
}

/** An access token of a user for a client, with the grant that it needs. */
async function buildUserToken({ id: clientId }: OauthClient, userId: string): Promise<string> {
  const token = `token-${clientId}-${userId}`;
  const grantHash = hashKey(`grant-${token}`);
  const common = { sessionUid: null, clientId, userId, lifetimeSeconds: 3_600 };
  await saveOauthRecord(api.db, {
    ...common,
    model: 'Grant',
    idHash: grantHash,
    payload: {},
    grantHash: null,
  });
  const payload = { scope: 'donations:read' };
  await saveOauthRecord(api.db, {
    ...common,
    model: 'AccessToken',
    idHash: hashKey(token),
    payload,
    grantHash,
  });
  return token;
}

it('mails the owner when one is made, gets a new secret or is revoked', async () => {
  const { email, userId } = await buildPerson(api);
  const operator = await buildActor(api.db, { isOperator: true });
  const body = { name: 'Mine', kind: 'web', redirect_uris: [REDIRECT_URI], scopes: ['charities:read'] };
  const own = await pagesToken(api, email);
  const made = await api.call<{ client_id: string }>('POST', '/v1/oauth/clients', { key: own, body });
  const path = `/v1/oauth/clients/${made.body.client_id}`;
  expect((await api.call('POST', `${path}/rotate-secret`, { key: own })).status).toBe(200);
  expect((await api.call('DELETE', path, { key: operator.key })).status).toBe(200);
  const forThem = { ...body, kind: 'public', user_id: userId };
  expect((await api.call('POST', '/v1/oauth/clients', { key: operator.key, body: forThem })).status).toBe(
    201,
  );
  const mails = (await readMails(api)).filter(({ to }) => to === email).toReversed();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'New application',
    'Secret of an application replaced',
    'Application revoked',
    'New application',
  ]);
  expect(mails[0]?.text).toContain(`"Mine" (${made.body.client_id})`);
  for (const { text } of mails.slice(0, 3)) expect(text).toContain('/account/applications');
  expect(mails[3]?.text).toContain('by an operator');
  // The page shows only applications that their owner registered.
  expect(mails[3]?.text).toContain('tell the platform at once');
  expect(mails[3]?.text).not.toContain('/account/applications');
});
