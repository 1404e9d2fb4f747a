/** An operator shuts a person out: nothing that the person holds works until the block ends (docs/rules/access.md). */
import { findPlan, insertPlan } from '../../../db/queries/plans/plans';
import { insertOauthClient } from '../../../db/queries/access/oauth-clients';
import { listAuditEntries } from '../../../db/queries/access/audit-log';
import { SCOPES } from '../../../domain/access/scopes';
import { newId } from '../../../new-id';
import { createGuest, issueGuestToken } from '../../../operations/guests/session';
import { type ActorOptions, buildCharity, type BuiltActor } from '../../factories';
import { beginGuest, giveAsGuest } from '../../factories/guests';
import { planOf } from '../../factories/recurring';
import { type Person, useApi } from '../../support/api';
import { authorize, redeem, requestToken } from '../../support/authorization';
import { FormBrowser } from '../../support/browser';
import {
  buildClient,
  buildPersonWithKey,
  PASSWORD,
  type PersonWithLogin,
  readMails,
} from '../../support/oauth';
import { pagesUrl, signIn } from '../../support/own-clients';
import { refusal, refusalDetails } from '../../support/refusal';
import { linkTo } from '../../support/sign-up';
import { buildKey, buildPagesToken, buildToken, storeToken } from '../access/cast';

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

const somebody = () => buildPersonWithKey(api);

const block = (userId: string) => operator.client.users.block(userId, { reason: 'Gave with stolen cards.' });

/** A guest whom a mailed link opened. */
async function buildGuest(email: string): Promise<{ userId: string; token: string }> {
  const act = { tx: api.db, at: new Date() };
  const userId = await createGuest(act, { locale: 'en', email });
  return issueGuestToken(act, { userId });
}

/** A token for `user` in the hands of an application that `owner` registered. */
async function tokenInApplicationOf(owner: BuiltActor, user: BuiltActor): Promise<string> {
  const clientId = newId('client');
  await insertOauthClient(api.db, {
    id: clientId,
    accountId: owner.accountId,
    userId: owner.userId,
    name: 'App',
    kind: 'web',
    secretHash: 'none',
    redirectUris: ['https://app.example/back'],
    scopes: [...SCOPES],
    plan: 'standard',
    hourlyLimit: null,
    createdAt: new Date(),
    revokedAt: null,
    madeByOwner: true,
    reviewedAt: null,
    issuedBy: [],
  });
  const { userId } = user;
  return storeToken(api.db, {
    clientId,
    userId,
    kind: 'user',
    scopes: SCOPES,
    lifetimeSeconds: 60,
    extra: {},
  });
}

/** Every kind of credential that Eve may hold, and what it is after the block has ended. */
async function credentialsOf(
  eve: PersonWithLogin,
): Promise<Record<string, { key: string; afterwards: string }>> {
  const ada = await api.person();
  const works = { afterwards: '200' };
  const ended = { afterwards: '401 revoked' };
  return {
    'an API key': { key: eve.key, ...works },
    'another API key': { key: (await buildKey(api.db, eve)).key, ...works },
    'a token of our own pages': { key: await buildPagesToken(api.db, eve, { ageSeconds: 0 }), ...ended },
    'a token of an application': { key: await buildToken(api.db, eve, { kind: 'user' }), ...ended },
    'a token of a machine that acts as her': {
      key: await buildToken(api.db, eve, { kind: 'machine' }),
      ...works,
    },
    'a token of somebody else in her own application': {
      key: await tokenInApplicationOf(eve, ada),
      ...works,
    },
    'a guest token of her address': { key: (await buildGuest(eve.email)).token, afterwards: '401 expired' },
  };
}

async function answerTo(key: string): Promise<string> {
  const { status, body } = await api.call('GET', '/v1/charities', { key });
  return [status, body.error?.details.reason].filter(Boolean).join(' ');
}

async function answersTo(credentials: Record<string, { key: string }>): Promise<Record<string, string>> {
  const entries = Object.entries(credentials).map(
    async ([name, { key }]) => [name, await answerTo(key)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

it('refuses every credential of a blocked person as revoked, and nobody else’s', async () => {
  const [eve, ada] = [await somebody(), await somebody()];
  const [hers, others] = [await credentialsOf(eve), await credentialsOf(ada)];
  const allOf = (answer: string) => Object.fromEntries(Object.keys(hers).map((name) => [name, answer]));
  expect(await answersTo(hers)).toEqual(allOf('200'));
  const { reason, blocked_by: by } = await block(eve.userId);
  expect({ reason, by }).toEqual({ reason: 'Gave with stolen cards.', by: operator.userId });
  expect(await answersTo(hers)).toEqual(allOf('401 revoked'));
  expect(await answersTo(others)).toEqual(allOf('200'));

  expect((await operator.client.users.unblock(eve.userId)).user_id).toBe(eve.userId);
  const afterwards = Object.entries(hers).map(([name, credential]) => [name, credential.afterwards]);
  expect(await answersTo(hers)).toEqual(Object.fromEntries(afterwards));
});

it('stops the keys of operators and reviewers that the blocked person issued, and those of nobody else', async () => {
  const eve = await api.person({ isOperator: true });
  const issuedTo = async (options: ActorOptions) => {
    const person = await api.person(options);
    return buildKey(api.db, person, { issuedBy: [eve.userId] });
  };
  const keys = {
    operator: await issuedTo({ isOperator: true }),
    reviewer: await issuedTo({ isReviewer: true }),
    donor: await issuedTo({}),
  };
  expect(await answersTo(keys)).toEqual({ operator: '200', reviewer: '200', donor: '200' });
  await block(eve.userId);
  expect(await answersTo(keys)).toEqual({ operator: '401 revoked', reviewer: '401 revoked', donor: '200' });
  await operator.client.users.unblock(eve.userId);
  expect(await answersTo(keys)).toEqual({ operator: '200', reviewer: '200', donor: '200' });
});

it('does not end by an operator who issued a key of the blocked person', async () => {
  const eve = await somebody();
  const issuer = await api.person({ isOperator: true });
  await issuer.client.apiKeys.issue(eve.userId, { name: 'first', scopes: ['charities:read'] });
  await block(eve.userId);
  const unblock = issuer.client.users.unblock(eve.userId);
  expect(await refusalDetails(unblock)).toEqual(['403 FORBIDDEN', { reason: 'not_independent' }]);
});

it('is not for oneself', async () => {
  const alone = await api.person({ isOperator: true });
  const blocked = alone.client.users.block(alone.userId, { reason: 'I leave.' });
  expect(await refusalDetails(blocked)).toEqual(['409 CONFLICT', { reason: 'own_user' }]);
});

it('is refused while the person is blocked, and ends once', async () => {
  const eve = await somebody();
  await block(eve.userId);
  expect(await refusal(block(eve.userId))).toBe('409 CONFLICT');
  expect(await refusal(block('user_unknown'))).toBe('404 NOT_FOUND');
  expect(await refusal(operator.client.users.block(eve.userId, { reason: ' ' }))).toBe('400 reason');
  await operator.client.users.unblock(eve.userId);
  expect(await refusal(operator.client.users.unblock(eve.userId))).toBe('404 NOT_FOUND');
  const { entries } = await listAuditEntries(api.db, { subjectId: eve.userId, limit: 10, offset: 0 });
  expect(entries.map(({ action }) => action)).toEqual(['user.unblocked', 'user.blocked']);
});

it('refuses sign-ins, refresh tokens and the open session, and says why only to who knows the password', async () => {
  const eve = await somebody();
  const client = await buildClient(api);
  const [used, unused] = [await authorize(api, client, eve.email), await authorize(api, client, eve.email)];
  const { refresh_token: refreshToken } = (await redeem(api, used)).body;
  const browser = new FormBrowser(api.url);
  await signIn(await browser.open(pagesUrl(api)), browser, eve.email);
  await block(eve.userId);
  const refreshing = { grant_type: 'refresh_token', refresh_token: refreshToken };
  expect((await redeem(api, unused)).body.error).toBe('invalid_grant');
  expect((await requestToken(api, client, refreshing)).body.error).toBe('invalid_grant');
  // The session of the browser has ended.
  const page = await browser.open(pagesUrl(api));
  expect(page.text).toContain('/sign-in"');
  expect((await browser.open('/account/security')).text).toContain('/sign-in"');
  expect((await signIn(page, browser, eve.email)).text).toContain('This account is blocked.');
  const wrong = { email: eve.email, password: `${PASSWORD}!` };
  expect((await browser.send(page, '/sign-in', wrong)).text).not.toContain('blocked');
});

it('mails no guest link to the confirmed address, opens none, and exchanges no guest token', async () => {
  const eve = await somebody();
  const charity = await buildCharity(api.db);
  const { access_token: token } = await beginGuest(api);
  const donor = { name: 'Eve', email: eve.email };
  await giveAsGuest(api, token, { charity_id: charity.id, source: 'own_card', donor });
  await api.call('POST', '/v1/guest-sessions/link', { body: { email: eve.email } });
  const link = await linkTo(api, eve.email, 'Your gifts');
  const guest = await buildGuest(eve.email);
  await block(eve.userId);
  const mails = (await readMails(api)).length;
  const opened = new FormBrowser(api.url);
  expect((await opened.send(await opened.open(link), '/account/guest/open', {})).text).not.toContain(
    'gp_guest_',
  );
  const renewed = await api.call('POST', '/v1/guest-sessions', { key: guest.token, body: {} });
  expect([renewed.status, renewed.body.error.details.reason]).toEqual([401, 'revoked']);
  await api.call('POST', '/v1/guest-sessions/link', { body: { email: eve.email } });
  // Anybody may name an address, so an unconfirmed guest goes on.
  expect(await answerTo(token)).toBe('200');
  expect((await readMails(api)).length).toBe(mails);
});

it('blocks the account of a guest who confirmed its address', async () => {
  const eve = await somebody();
  const guest = await buildGuest(eve.email);
  expect((await block(guest.userId)).user_id).toBe(eve.userId);
  expect(await answerTo(eve.key)).toBe('401 revoked');
  await operator.client.users.unblock(guest.userId);
  expect(await answerTo(eve.key)).toBe('200');
});

it('nobody confirms the address of a blocked guest for a new account', async () => {
  const email = `${newId('user')}@example.org`;
  const guest = await buildGuest(email);
  await block(guest.userId);
  const browser = new FormBrowser(api.url);
  const form = await browser.open('/account/register');
  await browser.send(form, '/account/register', { name: 'Eve', email, password: PASSWORD });
  const confirming = await browser.open(await linkTo(api, email, 'Confirm your email address'));
  const done = await browser.send(confirming, '/account/confirm', {});
  expect(done.text).not.toContain('Your address is confirmed');
});

it('stops the recurring gifts for good', async () => {
  const [eve, ada] = [await somebody(), await somebody()];
  const charity = await buildCharity(api.db);
  const planFor = async ({ accountId, userId: donorUserId }: BuiltActor) => {
    const id = newId('recurring');
    await insertPlan(
      api.db,
      planOf('2026-11-01', 'monthly', { id, accountId, donorUserId, charityId: charity.id }),
    );
    return id;
  };
  const guest = await buildGuest(eve.email);
  const stopped = [await planFor(eve), await planFor({ ...eve, userId: guest.userId })];
  const other = await planFor(ada);
  await block(eve.userId);
  await operator.client.users.unblock(eve.userId);
  for (const id of stopped) {
    expect(await findPlan(api.db, id)).toMatchObject({ status: 'cancelled', cancelledBy: 'platform' });
  }
  expect(await findPlan(api.db, other)).toMatchObject({ status: 'active' });
});

it('an operator ends all sessions of another user, whose API keys still work', async () => {
  const eve = await somebody();
  const browser = new FormBrowser(api.url);
  await signIn(await browser.open(pagesUrl(api)), browser, eve.email);
  expect(await operator.client.users.endSessionsOf(eve.userId)).toEqual({ ended: 1 });
  expect((await browser.open(pagesUrl(api))).text).toContain('/sign-in"');
  expect(await answerTo(eve.key)).toBe('200');
  const guest = await buildGuest(eve.email);
  expect(await operator.client.users.endSessionsOf(guest.userId)).toEqual({ ended: 1 });
  expect(await answerTo(guest.token)).toBe('401 expired');
  expect(await refusal(operator.client.users.endSessionsOf('user_unknown'))).toBe('404 NOT_FOUND');
  expect(await refusal(eve.client.users.endSessionsOf(operator.userId))).toBe('403 FORBIDDEN');
});
