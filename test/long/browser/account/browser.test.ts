/** A real browser signs up, confirms, signs in and agrees; the token it brings reads the user's impact. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../../../local/chromium';
import { startApi, type TestApi } from '../../../support/api';
import { authorizationUrl, redeem } from '../../../support/authorization';
import { buildClient, buildPerson, readMails, type RegisteredClient } from '../../../support/oauth';
import { waitFor } from '../../../support/wait';

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const PASSWORD = 'correct horse battery';

let api: TestApi;
let application: Server;
let browser: Browser;
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
  [api, browser] = await Promise.all([startApi(), launch()]);
  client = await buildClient(api, { redirect_uris: [redirectUri] });
});
afterAll(async () => {
  await browser?.close();
  application.closeAllConnections();
  application.close();
  await api?.close();
});

/** With a browser's own security: the arguments that the package recommends for servers would switch it off. */
async function launch(): Promise<Browser> {
  return launchChromium();
}

/** What the browser reports as broken: a blocked style, form or script. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

it('signs up, confirms, signs in, agrees; the token reads the impact', async () => {
  const page = await browser.newPage();
  const faults = watch(page);
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
  expect(faults).toEqual([]);
  await page.close();
});

it('an application that asks for the answer by POST gets it, also from somebody who refuses', async () => {
  const page = await browser.newPage();
  const faults = watch(page);
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
  expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
  await page.close();
});

const signOutUrl = () =>
  `${api.url}/oauth/sign-out?client_id=${client.client_id}&post_logout_redirect_uri=${redirectUri}`;

it('signing out without a session ends on a page', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watch(page);
  await page.goto(`${api.url}/oauth/sign-out`);
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.goto(signOutUrl());
  await page.getByRole('heading', { name: 'Back at the application' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('signing out with a session asks, ends the session and returns to the application', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watch(page);
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
  expect(faults).toEqual([]);
  await context.close();
});

it('works with the keyboard only, and every input has a label for screen readers', async () => {
  const page = await browser.newPage();
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
  await page.close();
});
