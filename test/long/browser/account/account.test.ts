/** People sign in by keyboard, agree to an application, accept an invitation, switch off mails and sign out, on a telephone. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Page } from 'playwright-core';
import { readConfig } from '../../../../config';
import { createSecretBox } from '../../../../gateways';
import { unsubscribeToken } from '../../../../domain/mails/unsubscribe-token';
import { buildActor, buildCharity } from '../../../factories';
import { call } from '../../../support/api';
import { newEmail, useSite } from '../../../support/site';
import { addLogin, PASSWORD, readMails, type RegisteredClient } from '../../../support/oauth';
import { expectUsable, tabTo } from '../../../support/pages';

const EMAIL = newEmail();

const site = useSite({ width: 320 });
let application: Server;
let redirectUri: string;
let page: Page;
let userId: string;
let memberKey: string;
let charityId: string;

beforeAll(async () => {
  application = createServer((_request, response) => response.end('<h1>Back</h1>'));
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  redirectUri = `http://127.0.0.1:${String((application.address() as AddressInfo).port)}/back`;
  charityId = (await buildCharity(site.db, { name: 'River Fund' })).id;
  memberKey = (await buildActor(site.db, { memberOf: charityId })).key;
  ({ userId } = await buildActor(site.db, { name: 'Ada Lovelace' }));
  await addLogin(site.db, userId, EMAIL);
});
afterAll(() => {
  application?.closeAllConnections();
  application?.close();
});
beforeEach(() => {
  ({ page } = site);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signInByKeyboard(): Promise<void> {
  await tabTo(page, 'Email address');
  await page.keyboard.type(EMAIL);
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
}

async function buildClient(): Promise<RegisteredClient> {
  const { key } = await buildActor(site.db, { isOperator: true });
  const body = {
    name: 'Giving App',
    kind: 'web',
    redirect_uris: [redirectUri],
    scopes: ['donations:read', 'impact:read'],
  };
  const made = await call<RegisteredClient>(site.url, 'POST', '/v1/oauth/clients', { key, body });
  expect(made.status).toBe(201);
  return made.body;
}

it('the keyboard alone signs in, and comes to the gifts', async () => {
  await page.goto(`${site.url}/my`);
  await heading('Sign in');
  await expectUsable(page);
  expect(await page.getByText('to continue to').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Sign out' }).count()).toBe(0);
  const email = page.getByLabel('Email address');
  const password = page.getByLabel('Password');
  // With these, a password manager fills in both, so nobody has to remember anything.
  expect(await email.getAttribute('autocomplete')).toBe('username');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  await email.fill(EMAIL);
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await email.inputValue()).toBe(EMAIL);
  await expectUsable(page);
  await page.goto(`${site.url}/my`);
  await heading('Sign in');
  site.dropFaults('status of 422');
  await signInByKeyboard();
  await heading('Gifts');
  expect(new URL(page.url()).pathname).toBe('/my');

  for (const [path, title] of [
    ['/my/account', 'Your account'],
    ['/account/security', 'Sign-in and security'],
    ['/my/sessions', 'Where you are signed in'],
    ['/my/sources', 'How you pay'],
    ['/my/mails', 'Email preferences'],
    ['/my/data', 'Your data'],
    ['/my/keys', 'API keys'],
    ['/my/applications', 'Applications'],
    ['/my/claims', 'Claim a charity'],
  ] as const) {
    await page.goto(site.url + path);
    await heading(title);
    await expectUsable(page);
    // The overview is at the top. Every other page says that it is below it.
    const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
    expect(await trail.allTextContents()).toEqual(path === '/my/account' ? [] : ['Account', title]);
  }
  await page.goto(`${site.url}/account/security`);
  expect(await page.locator('.person a').allTextContents()).toEqual(['Account', 'Sign out']);
  await page.locator('.person').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { level: 2, name: 'For developers' }).waitFor();
  await page.getByRole('link', { name: 'My gifts' }).click();
  await heading('Gifts');
});

it('an application gets what somebody allows it, and the sign-out ends on a page', async () => {
  const { client_id: clientId } = await buildClient();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'donations:read impact:read',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  await page.goto(`${site.url}/oauth/authorize?${query.toString()}`);
  await page.getByText('to continue to Giving App').waitFor();
  await signInByKeyboard();
  await heading('Allow Giving App?');
  await page.getByText('See your gifts').waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await heading('Back');
  expect(new URL(page.url()).searchParams.get('code')).toMatch(/./);

  await page.goto(`${site.url}/account/security`);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await heading('Sign out?');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await heading('You are signed out');
  await expectUsable(page);
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await heading('Sign in');
});

it('a mailed invitation makes somebody a member after the sign-in', async () => {
  const path = `/v1/charities/${charityId}/invitations`;
  const sent = await call(site.url, 'POST', path, { key: memberKey, body: { email: EMAIL } });
  expect(sent.status).toBe(201);
  const mail = (await readMails(site)).find(({ to }) => to === EMAIL);
  const link = /\/account\/invitation\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'none';
  await page.goto(site.url + link);
  await heading('Sign in');
  await signInByKeyboard();
  await heading('Manage River Fund');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await heading('You are a member');
  await expectUsable(page);
});

it('mails are switched off without a sign-in, in the language of the browser if nobody is known', async () => {
  const token = unsubscribeToken(createSecretBox(readConfig({}).dataKeys), userId, 'hours_due') ?? '';
  await page.goto(`${site.url}/account/unsubscribe?token=${token}`);
  await heading('Stop these emails?');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await heading('These emails are off');
  await expectUsable(page);

  page = await site.open({ locale: 'de-DE' });
  await page.goto(`${site.url}/account/guest`);
  await heading('Ihre Spenden finden');
  await expectUsable(page);
  await page.goto(`${site.url}/account/forgotten`);
  await heading('Passwort zurücksetzen');
  await expectUsable(page);
});
