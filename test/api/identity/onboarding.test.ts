/** People get in by pages and mailed links alone, starting at sign-up. */
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { removeMember } from '../../../db/queries/members/members';
import { requireRow } from '../../../domain/errors';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { linkTo, signUp } from '../../support/sign-up';

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
