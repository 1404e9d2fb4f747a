/** People get in by pages and mailed links alone, starting at sign-up. */
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { removeMember } from '../../../db/queries/members/members';
import { requireRow } from '../../../domain/errors';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { linkTo, shownOnce, signUp } from '../../support/sign-up';

const api = useApi();

async function invite(email: string) {
  const charity = await buildCharity(api.db);
  const { key } = await buildActor(api.db, { memberOf: charity.id });
  const path = `/v1/charities/${charity.id}/invitations`;
  expect((await api.call('POST', path, { key, body: { email } })).status).toBe(201);
  const members = async () => (await api.call('GET', `/v1/charities/${charity.id}/members`, { key })).text;
  return { charity, members, link: await linkTo(api, email, 'Invitation to manage') };
}

it('a stranger opens the mailed invitation, creates an account and becomes a member', async () => {
  const { charity, members, link } = await invite('grace@example.org');
  const browser = new FormBrowser(api.url);
  const page = await signUp(api, browser, await browser.open(link), 'grace@example.org');
  expect(new URL(page.url).pathname + new URL(page.url).search).toBe(link);
  expect(page.text).toContain(charity.name);
  expect(page.text).toContain('grace@example.org');
  expect(await members()).not.toContain('Grace');

  const accepted = await browser.send(page, '/account/invitation', {});
  expect(accepted.text).toContain('You are a member');
  expect(await members()).toContain('Grace');
  // The answer may have been lost.
  expect((await browser.send(page, '/account/invitation', {})).text).toContain('You are a member');
  expect((await browser.open(link)).text).toContain('This link does not work');
});

it('an accepted invitation, sent again by somebody who was removed, makes nobody a member', async () => {
  const { charity, members, link } = await invite('former@example.org');
  const browser = new FormBrowser(api.url);
  const page = await signUp(api, browser, await browser.open(link), 'former@example.org');
  await browser.send(page, '/account/invitation', {});
  const { userId } = requireRow(await findLoginByEmail(api.db, 'former@example.org'), 'former');
  await removeMember(api.db, { charityId: charity.id, userId, at: new Date() });
  const again = await browser.send(page, '/account/invitation', {});
  expect([again.status, again.text]).toEqual([
    422,
    expect.stringContaining('You cannot accept this invitation'),
  ]);
  expect(await members()).not.toContain('Grace');
});

it('an invitation without a sign-in changes nothing, and an unknown link says so', async () => {
  const { members, link } = await invite('nobody@example.org');
  const browser = new FormBrowser(api.url);
  expect((await browser.open(link)).text).toContain('Sign in');
  expect(await members()).not.toContain('Grace');
  expect((await browser.open('/account/invitation?token=unknown')).status).toBe(422);
  expect((await browser.open('/account/invitation')).status).toBe(422);
});

async function enter(email: string): Promise<FormBrowser> {
  const browser = new FormBrowser(api.url);
  await signUp(api, browser, await browser.open('/account/security'), email);
  return browser;
}

/** The path at which a page asks once more before it revokes. */
const questionOf = ({ text }: Visit) => /href="([^"]*\?revoke=[^"]*)"/.exec(text)?.[1] ?? 'no question';

it('a stranger signs up and makes and revokes a key and an application on pages', async () => {
  const browser = await enter('keys@example.org');
  const keys = await browser.open('/account/keys');
  const unchosen = await browser.send(keys, '/create', { name: 'mine' });
  expect([unchosen.status, unchosen.text.includes('role="alert"')]).toEqual([422, true]);
  const [key = ''] = shownOnce(
    await browser.send(keys, '/create', { name: 'mine', 'scope fees:read': 'on' }),
  );
  expect((await api.call('GET', '/v1/api-keys', { key })).text).toContain('fees:read');
  const listed = await browser.open('/account/keys');
  expect(listed.text).not.toContain(key);
  await browser.send(await browser.open(questionOf(listed)), '/revoke', {});
  expect((await api.call('GET', '/v1/api-keys', { key })).status).toBe(401);

  const applications = await browser.open('/account/applications');
  const asked = { kind: 'web', redirect_uris: 'https://app.example/callback', 'scope fees:read': 'on' };
  const taken = await browser.send(applications, '/create', { ...asked, name: 'Giving Platform' });
  expect(taken.status).toBe(422);
  const made = shownOnce(await browser.send(applications, '/create', { ...asked, name: 'Mine' }));
  expect(made).toHaveLength(2);
  const again = await browser.open('/account/applications');
  expect(again.text).toContain('Not reviewed');
  expect(again.text).not.toContain(made[1] ?? '');
  const question = await browser.open(questionOf(again));
  expect(question.text).toContain('Revoke Mine?');
  expect((await browser.send(question, '/revoke', {})).text).toContain('You have no applications yet.');
});
