/** People see where they are signed in, sign other browsers out, and disconnect applications, on a telephone. */
import { type Page } from 'playwright-core';
import { useApi } from '../../../support/api';
import { authorizationUrl, redeem } from '../../../support/authorization';
import {
  buildClient,
  buildPerson,
  PASSWORD,
  type RegisteredClient,
  signInAndAllow,
  speakTo,
} from '../../../support/oauth';
import { CHALLENGE, pagesToken, VERIFIER } from '../../../support/own-clients';
import { expectUsable } from '../../../support/pages';
import { useTabs } from '../../../support/tabs';

interface Session {
  session_id: string;
  current: boolean;
}

const api = useApi();
const tabs = useTabs({ width: 320 });
let page: Page;
let client: RegisteredClient;

beforeAll(async () => {
  client = await buildClient(api);
});
beforeEach(() => {
  ({ page } = tabs);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const isOn = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
/** Reads the list of browsers, which comes after the heading. */
const browsers = async () => {
  const names = page.locator('main .rows').first().locator('strong');
  await names.first().waitFor();
  return names.allInnerTexts();
};
const statusOf = async (key: string) => (await api.call('GET', '/v1/charities', { key })).status;

async function open(email: string): Promise<void> {
  await page.goto(`${api.url}/my/sessions`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** An application that somebody allows, with its token. */
async function allow(email: string, scope: string): Promise<string> {
  const url = authorizationUrl(api, client, { scope, code_challenge: CHALLENGE });
  const back = await signInAndAllow(api, url, email);
  const code = back.searchParams.get('code') ?? 'no code';
  return (await redeem(api, { code, verifier: VERIFIER, client })).body.access_token ?? 'no token';
}

it('another browser stays signed in until its owner says yes, and then loses its tokens', async () => {
  const { email } = await buildPerson(api);
  const token = await pagesToken(api, email);
  await open(email);
  await heading('Where you are signed in');
  await page.getByText('You have not allowed any application to use your account.').waitFor();
  expect(await browsers()).toEqual(['This browser', 'Another browser']);
  await page
    .getByText(/^Last used: /)
    .first()
    .waitFor();
  await expectUsable(page);
  await press('Sign out: Another browser');
  await page.getByRole('dialog').getByText('It must sign in again.', { exact: false }).waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  expect(await statusOf(token)).toBe(200);

  await press('Sign out: Another browser');
  await answer('Sign out');
  await isOn('The browser is signed out.');
  expect(await browsers()).toEqual(['This browser']);
  expect(await statusOf(token)).toBe(401);
  await page.reload();
  await heading('Where you are signed in');
  expect(await browsers()).toEqual(['This browser']);
});

it('a browser that signed itself out meanwhile counts as signed out', async () => {
  const { email } = await buildPerson(api);
  const key = await pagesToken(api, email);
  await open(email);
  await press('Sign out: Another browser');
  const path = '/v1/users/me/sessions';
  const { sessions } = (await api.call<{ sessions: Session[] }>('GET', path, { key })).body;
  const own = sessions.find(({ current }) => current)?.session_id ?? 'none';
  expect((await api.call('DELETE', `${path}/${own}`, { key })).status).toBe(200);
  await answer('Sign out');
  await isOn('The browser is signed out.');
  tabs.dropFaults('status of 404');
  expect(await browsers()).toEqual(['This browser']);
});

it('all other browsers are signed out at once, and the one that asks is not', async () => {
  const { email } = await buildPerson(api);
  const tokens = [await pagesToken(api, email), await pagesToken(api, email)];
  await open(email);
  await press('Sign out all others');
  await page.getByRole('dialog').getByText('You stay signed in here.', { exact: false }).waitFor();
  await answer('Sign out all others');
  await isOn('All other browsers are signed out.');
  expect(await browsers()).toEqual(['This browser']);
  for (const token of tokens) expect(await statusOf(token)).toBe(401);
  await press('Sign out');
  await heading('Sign out?');
});

it.each([
  ['en', 'See your gifts', 'Disconnect', 'You have not allowed any application to use your account.'],
  ['de', 'Ihre Spenden sehen', 'Trennen', 'Sie haben keiner Anwendung erlaubt, Ihr Konto zu benutzen.'],
] as const)(
  'in %s, an application says what it may do, and loses its access',
  async (locale, may, end, none) => {
    const { email } = await buildPerson(api);
    await speakTo(api.db, email, locale);
    const token = await allow(email, 'openid donations:read');
    const readGifts = async () => (await api.call('GET', '/v1/users/me/donations', { key: token })).status;
    await open(email);
    await page.getByText(may, { exact: true }).waitFor();
    // The pages of this site are no application that somebody allowed.
    expect(await page.locator('main .rows').last().locator('strong').allInnerTexts()).toEqual(['Giving App']);
    await expectUsable(page);
    await press(`${end}: Giving App`);
    expect(await readGifts()).toBe(200);
    await answer(end);
    await page.getByText(none).waitFor();
    expect(await readGifts()).toBe(401);
  },
);
