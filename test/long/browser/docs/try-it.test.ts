/** The form of `/docs/try-it` sends a call with the pasted key, and keeps the key nowhere. */
import { type Page } from 'playwright-core';
import { buildActor } from '../../../factories';
import { useApi } from '../../../support/api';
import { useTabs } from '../../../support/tabs';

const api = useApi();
const tabs = useTabs();
let page: Page;
let key: string;
beforeAll(async () => {
  ({ key } = await buildActor(api.db));
});
beforeEach(() => {
  ({ page } = tabs);
});

async function open(operation: string): Promise<void> {
  await page.goto(`${api.url}/docs/try-it?operation=${operation}`);
  // The script enables the button when the form is ready.
  await page.locator('button:enabled').waitFor();
}

async function send(): Promise<string> {
  await page.getByRole('button', { name: 'Send' }).click();
  const status = page.getByRole('status').filter({ hasText: /: \d+|^Replace|^Begin/ });
  return (await status.textContent()) ?? '';
}

it('sends the chosen operation with the key, and shows the answer', async () => {
  await open('getProfile');
  await page.getByLabel('API key or access token').fill(key);
  expect(await send()).toBe('GET /v1/users/me: 200 OK');
  expect(await page.locator('#answer').textContent()).toContain('"user_id"');
  const stored = '[localStorage.length, sessionStorage.length, document.cookie, location.search]';
  expect(await page.evaluate(stored)).toEqual([0, 0, '', '?operation=getProfile']);
  await page.reload();
  expect(await page.getByLabel('API key or access token').inputValue()).toBe('');
});

it('fills in an example body, and sends what the reader makes of it', async () => {
  await open('createDonation');
  const body = page.getByLabel('Body (JSON)');
  expect(JSON.parse(await body.inputValue())).toMatchObject({ currency: 'USD' });
  await body.fill('{}');
  await page.getByLabel('API key or access token').fill(key);
  expect(await send()).toBe('POST /v1/donations: 400 Bad Request');
  tabs.dropFaults('status of 400');
  expect(await page.locator('#answer').textContent()).toContain('VALIDATION_ERROR');
});

it('sends nothing while the path has a name in braces, or to another host', async () => {
  await open('getDonation');
  await page.getByLabel('API key or access token').fill(key);
  expect(await send()).toBe('Replace {donation_id} in the path.');
  await page.getByLabel(/^Path/).fill('//other.example.org/v1');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Begin the path with one slash.').waitFor();
});
