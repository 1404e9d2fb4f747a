/** A real browser signs up, confirms, signs in and agrees; the token it brings reads the user's impact. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { useApi } from '../../../support/api';
import { authorizationUrl, redeem } from '../../../support/authorization';
import { buildClient, buildPerson, readMails, type RegisteredClient } from '../../../support/oauth';
import { useTabs } from '../../../support/tabs';
import { waitFor } from '../../../support/wait';

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const PASSWORD = 'correct horse battery';

const api = useApi();
const tabs = useTabs();
let application: Server;
let redirectUri: string;
let client: RegisteredClient;
/** The forms that the application got. */
const posted: string[] = [];
beforeAll(async () => {
  application = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      if (request.method === 'POST') posted.push(body);
      response.end('<h1>Back at the application</h1>');
    });
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  redirectUri = `http://127.0.0.1:${String((application.address() as AddressInfo).port)}/back`;
  client = await buildClient(api, { redirect_uris: [redirectUri] });
});
afterAll(() => {
  application?.closeAllConnections();
  application?.close();
});

it('signs up, confirms, signs in, agrees; the token reads the impact', async () => {
  const { page } = tabs;
  const request = {
    redirect_uri: redirectUri,
    code_challenge: CHALLENGE,
    scope: 'impact:read donations:read',
  };
  const start = authorizationUrl(api, client, request).href;

  await page.goto(start);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email address').fill('grace@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();

  await waitFor('the mail', async () => (await readMails(api)).length > 0);
  await page.goto(`${api.url}/sandbox/mails`);
  await page.getByRole('link', { name: 'Open the link' }).first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Continue to sign in' }).click();

  expect(await page.getByLabel('Email address').inputValue()).toBe('grace@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('See your impact').waitFor();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('heading', { name: 'Back at the application' }).waitFor();

  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const { body } = await redeem(api, { code, verifier: VERIFIER, client }, { redirect_uri: redirectUri });
  const impact = await api.call('GET', '/v1/users/me/impact', { key: String(body.access_token) });
  expect(impact.status).toBe(200);
  expect(impact.body).toMatchObject({ total_donated: '0.00', charities_supported: 0 });
});

it('an application that asks for the answer by POST gets it, also from somebody who refuses', async () => {
  const { page } = tabs;
  const request = {
    redirect_uri: redirectUri,
    code_challenge: CHALLENGE,
    response_mode: 'form_post',
    scope: 'impact:read',
  };
  const { email } = await buildPerson(api);
  await page.goto(authorizationUrl(api, client, request).href);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
  expect(posted.at(-1)).toContain('error=access_denied');

  await page.goto(authorizationUrl(api, client, request).href);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
  expect(posted.at(-1)).toMatch(/code=.+&.*iss=/);
  tabs.dropFaults('status of 400');
});

const signOutUrl = () =>
  `${api.url}/oauth/sign-out?client_id=${client.client_id}&post_logout_redirect_uri=${redirectUri}`;

it('signing out without a session ends on a page', async () => {
  const { page } = tabs;
  await page.goto(`${api.url}/oauth/sign-out`);
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.goto(signOutUrl());
  await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
});

it('signing out with a session asks, ends the session and returns to the application', async () => {
  const { page } = tabs;
  const { email } = await buildPerson(api);
  const start = authorizationUrl(api, client, { redirect_uri: redirectUri, code_challenge: CHALLENGE }).href;
  const signIn = async () => {
    await page.goto(start);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
  };
  await signIn();

  await page.goto(signOutUrl());
  await page.getByRole('heading', { name: 'Sign out?' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
  expect(page.url()).toBe(redirectUri);

  await signIn();
  await page.goto(`${api.url}/oauth/sign-out`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.goto(start);
  await page.getByLabel('Password').waitFor();
});

it('works with the keyboard only, and every input has a label for screen readers', async () => {
  const { page } = tabs;
  await page.goto(authorizationUrl(api, client, { redirect_uri: redirectUri }).href);
  const unnamed = await page.evaluate<string[]>(
    `[...document.querySelectorAll('input:not([type=hidden])')]
      .filter((input) => input.labels.length !== 1).map((input) => input.outerHTML)`,
  );
  expect(unnamed).toEqual([]);
  // The first link skips the bar above the page.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nobody@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a wrong password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('nobody@example.org');
  expect(await page.getByLabel('Password').inputValue()).toBe('');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  tabs.dropFaults('status of 422');
});
