/** Somebody who gave as a guest creates an account with one click, and finds the gift there. */
import { type Browser, type Page } from 'playwright-core';
import { launchChromium } from '../../../../local/chromium';
import { buildClaimedCharity, fillGift, GOOD_CARD, openGiveForm } from '../give-form';
import { type Installation, startInstallation, TEST_TIMEOUT_MS } from '../../../support/installation';
import { PASSWORD, readMails } from '../../../support/oauth';
import {
  expectReadable,
  openPhone,
  type PagesProcess,
  startPagesProcess,
  watchPage,
} from '../../../support/pages';
import { eventually, waitFor } from '../../../support/wait';

const WIDTH = 320;
const EMAIL = 'ada@example.org';

let installation: Installation;
let pages: PagesProcess;
let browser: Browser;
let page: Page;
let charityId: string;
let faults: string[];
/** The address of every request of the browser. */
let requested: string[];

beforeAll(async () => {
  installation = await startInstallation();
  [pages, browser] = await Promise.all([startPagesProcess(installation), launchChromium()]);
  charityId = (await buildClaimedCharity(installation.db, 'River Fund')).id;
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await installation?.close();
});
beforeEach(async () => {
  page = await openPhone(browser, WIDTH);
  // The network of the sandbox has no proofs, and Chromium writes a line for each answer that is an error.
  // The token of a guest ends when an account takes the gifts over. Another guest does not find them.
  const isExpected = (url: string) =>
    url.endsWith('/proof') || /\/v1\/(donations\/|guest-sessions$)/.test(url);
  faults = watchPage(page, (text, url) => /status of 40[14]/.test(text) && isExpected(url));
  requested = [];
  page.on('request', (request) => requested.push(request.url()));
});
afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const offer = () => page.getByRole('link', { name: 'Create an account' });

async function give(): Promise<void> {
  const frame = await openGiveForm(page, `${pages.url}/give/${charityId}`);
  await fillGift(frame, GOOD_CARD);
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
}

async function confirmationLink(): Promise<string> {
  const mail = await waitFor('the mail', async () =>
    (await readMails(installation)).find(
      ({ to, subject }) => to === EMAIL && subject === 'Confirm your email address',
    ),
  );
  return /\/account\/confirm\?token=\S+/.exec(mail.text)?.[0] ?? 'none';
}

it(
  'one click after the gift leads to the registration, and the new account has the gift',
  async () => {
    await give();
    await page.getByText(`An account for ${EMAIL} shows`, { exact: false }).waitFor();
    await expectReadable(page);
    await offer().click();
    await heading('Create an account');
    // A script of the page fills in the form.
    await eventually(async () => {
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Lovelace');
      expect(await page.getByLabel('Email address').inputValue()).toBe(EMAIL);
    });
    expect(requested.filter((url) => /ada|lovelace/i.test(decodeURIComponent(url)))).toEqual([]);
    await expectReadable(page);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await heading('Check your email');

    await page.goto(pages.url + (await confirmationLink()));
    await page.getByRole('button').click();
    await heading('Your address is confirmed');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await heading('Sign in');
    await eventually(async () => {
      expect(await page.getByLabel('Email address').inputValue()).toBe(EMAIL);
    });
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await heading('Gifts');
    await page.getByRole('link', { name: 'River Fund' }).click();
    await heading('$25.00 to River Fund');
    await page.getByText('Details').waitFor();
    await page.goto(`${pages.url}/give/${charityId}`);
    await page.getByRole('button', { name: 'Give', exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Lovelace');
  },
  TEST_TIMEOUT_MS,
);

it(
  'what the gift told is used once, and somebody who does not want an account goes on giving',
  async () => {
    await give();
    await offer().click();
    await heading('Create an account');
    await page.reload();
    await heading('Create an account');
    expect(await page.getByLabel('Email address').inputValue()).toBe('');
    await page.goto(`${pages.url}/give/${charityId}`);
    await page.getByRole('button', { name: 'Give', exact: true }).waitFor();
    expect(await offer().count()).toBe(0);
  },
  TEST_TIMEOUT_MS,
);
