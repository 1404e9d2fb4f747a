/** Each entry of `web/` works from its first page to its last without a script error: the shortest way through each. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Page } from 'playwright-core';
import { buildCharity } from '../factories';
import { fillGift, findCardForm, GOOD_CARD } from '../long/browser/give-form';
import { type Person } from '../support/api';
import { addLogin, PASSWORD } from '../support/oauth';
import { closeShared } from '../support/share';
import { isMissingProof, newEmail, newWord, useSite } from '../support/site';
import { waitFor } from '../support/wait';

const site = useSite({ width: 375, expects: isMissingProof });
let page: Page;
let charity: { id: string; name: string };
let member: Person;

// No other file of `npm test` uses the site. Idle, it takes 5 % of a core until the run ends.
afterAll(closeShared);
beforeEach(async () => {
  ({ page } = site);
  charity = await buildCharity(site.db, { name: `${newWord()} Fund` });
  member = await site.person({ memberOf: charity.id });
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

it('a visitor finds a charity, reads about it, gives by card and downloads the receipt', async () => {
  await waitFor('the index', async () => (await member.client.search.query({ q: charity.name })).total > 0);
  await page.goto(site.url);
  await page.getByRole('combobox').fill(charity.name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: charity.name, exact: true }).click();
  await heading(charity.name);
  await page
    .getByRole('link', { name: `Give to ${charity.name}` })
    .first()
    .click();
  await page.waitForURL(`**/give/${charity.id}`);
  await fillGift(await findCardForm(page), GOOD_CARD);
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await page.getByText(`Your test gift of $25.00 to ${charity.name} is complete.`).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the receipt (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^donation_\w+\.pdf$/);
});

it('a donor signs in, follows a gift and opens the account', async () => {
  const donor = await site.person({ name: 'Ada Lovelace' });
  const email = newEmail();
  await addLogin(site.db, donor.userId, email);
  await donor.client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD' });
  await page.goto(`${site.url}/my`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await heading('Gifts');
  await page.getByRole('link', { name: charity.name }).click();
  await heading(`$25.00 to ${charity.name}`);
  await page.getByRole('main').getByText('Complete', { exact: true }).waitFor();
  await page.locator('.person').getByRole('link', { name: 'Account' }).click();
  await heading('Your account');
});

it('another site shows the form for giving in a frame', async () => {
  const shop = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(shopPage());
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const shopUrl = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`;
  await member.client.charities.update(charity.id, { give_settings: { embed_origins: [shopUrl] } });
  try {
    await page.goto(shopUrl);
    const frame = page.frameLocator('iframe');
    await frame.locator('#amount').fill('25');
    await frame.frameLocator('iframe').locator('#code').waitFor();
    await page.getByText(`Give to ${charity.name}`).waitFor({ state: 'hidden' });
  } finally {
    shop.close();
  }
});

function shopPage(): string {
  return `<!doctype html><title>A shop</title>
    <a data-giving href="${site.url}/give/${charity.id}">Give to ${charity.name}</a>
    <script async src="${site.url}/embed.js"></script>`;
}
