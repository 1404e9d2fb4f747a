/** Whose gifts /my shows, and in which language: an account's, or those of a guest's mailed link. */
import { type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { takeOverGuests } from '../../../../operations/guests/link';
import { buildActor, buildCharity } from '../../../factories';
import { giveMonthly, openMailedLink } from '../guest-pages';
import { newEmail, useSite } from '../../../support/site';
import { addLogin, PASSWORD, readMails, speakTo } from '../../../support/oauth';
import { expectReadable } from '../../../support/pages';
import { eventually, waitFor } from '../../../support/wait';

const WIDTH = 320;
const GUEST_SESSION = 'giving.guest-session';

// The token of a guest ends when an account takes the gifts over.
const site = useSite({ width: WIDTH, expects: (text) => text.includes('status of 401') });
let page: Page;
let charityId: string;

beforeAll(async () => {
  charityId = (await buildCharity(site.db, { name: 'River Fund' })).id;
  await buildActor(site.db, { memberOf: charityId });
});
beforeEach(() => {
  ({ page } = site);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** Only the pages of an account have it. */
const accountLink = () => page.locator('.person a[href="/my/account"]');
const guestNote = () => page.getByText('You see the gifts that were made with your address.');

async function addAccount(email: string): Promise<string> {
  const { userId } = await buildActor(site.db, { name: 'Ada Lovelace' });
  await addLogin(site.db, userId, email);
  return userId;
}

const mailTo = (email: string, subject: string) =>
  waitFor('the mail', async () =>
    (await readMails(site)).find((mail) => mail.to === email && mail.subject === subject),
  );

async function signIn(email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Comes by a mailed link, and registers with the same address in the same tab. */
async function registerAsGuest(email: string): Promise<void> {
  await giveMonthly(site, { charityId, email });
  await openMailedLink(page, site, email);
  await page.goto(`${site.url}/account/register`);
  await page.getByLabel('Your name').fill('Lin');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading('Check your email');
  const mail = await mailTo(email, 'Confirm your email address');
  await page.goto(site.url + (/\/account\/confirm\?token=\S+/.exec(mail.text)?.[0] ?? 'none'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await heading('Your address is confirmed');
}

it('once somebody signed in, the pages speak the language of the account, not of the browser', async () => {
  const email = newEmail();
  await addAccount(email);
  await speakTo(site.db, email, 'es');
  await page.goto(`${site.url}/my`);
  await signIn(email);
  await heading('Donaciones');
  await eventually(async () => {
    expect(await page.evaluate('document.documentElement.lang')).toBe('es');
  });
  await accountLink().waitFor();
});

it("a newcomer signs in in the tab of a guest's session that the new account has ended", async () => {
  const email = newEmail();
  await registerAsGuest(email);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await heading('Sign in');
  await signIn(email);
  await heading('Gifts');
  await accountLink().waitFor();
  expect(await guestNote().count()).toBe(0);
});

it('a guest whose account has taken the gifts over finds them there, by the page that is open or by a new mail', async () => {
  const email = newEmail();
  await giveMonthly(site, { charityId, email });
  await openMailedLink(page, site, email);
  const userId = await addAccount(email);
  await inTransaction(site.db, (tx) => takeOverGuests(tx, { email, userId }));
  await page.reload();
  await heading('Your link has ended');
  await page.getByText('Your gifts may be in an account now.', { exact: false }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Giving' }).waitFor();
  expect(await page.locator('.actions a').allTextContents()).toEqual(['Sign in', 'Get a new link']);
  await expectReadable(page);

  await page.getByRole('link', { name: 'Get a new link' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  const { text } = await mailTo(email, 'Your gifts are in your account');
  await page.goto(site.url + (/Sign in:\n\S+(\/my)\n/.exec(text)?.[1] ?? 'none'));
  await signIn(email);
  await heading('Gifts');
  await page.getByText('River Fund').waitFor();
  await accountLink().waitFor();
});

it('a card that a guest gave asks for another one before it pays more for the account', async () => {
  const email = newEmail();
  const { recurringId } = await giveMonthly(site, { charityId, email });
  const userId = await addAccount(email);
  await inTransaction(site.db, (tx) => takeOverGuests(tx, { email, userId }));
  await page.goto(`${site.url}/my/plans/${recurringId}`);
  await signIn(email);
  await page.getByRole('button', { name: 'Change the amount' }).click();
  await page.getByLabel('New amount').fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your payment details are good for at most $25.00.', { exact: false }).waitFor();
  site.dropFaults('status of 400');
  await page.locator('dialog iframe').waitFor();
});

it("an account wins over a guest's session that has ended, which otherwise says so", async () => {
  const email = newEmail();
  await addAccount(email);
  const ended = { access_token: `gp_guest_${'0'.repeat(48)}`, expires_at: new Date(0).toISOString() };
  const keepEnded = () =>
    page.evaluate(`sessionStorage.setItem('${GUEST_SESSION}', '${JSON.stringify(ended)}')`);
  await page.goto(`${site.url}/account/guest`);
  await keepEnded();
  await page.goto(`${site.url}/my/plans`);
  await heading('Your link has ended');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(email);
  await heading('Gifts');
  await keepEnded();
  await page.goto(`${site.url}/my/plans`);
  await heading('Recurring gifts');
  await accountLink().waitFor();
});
