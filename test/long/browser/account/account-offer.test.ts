/** Somebody who gave as a guest creates an account with one click, and finds the gift there. */
import { type Page } from 'playwright-core';
import { buildClaimedCharity, fillGift, GOOD_CARD, openGiveForm } from '../give-form';
import { isMissingProof, newEmail, useSite } from '../../../support/site';
import { PASSWORD, readMails } from '../../../support/oauth';
import { expectReadable } from '../../../support/pages';
import { eventually, waitFor } from '../../../support/wait';

const EMAIL = newEmail();

const site = useSite({
  width: 320,
  // The token of a guest ends when an account takes the gifts over. Another guest does not find them.
  expects: (text, url) =>
    isMissingProof(text, url) ||
    (/status of 40[14]/.test(text) && /\/v1\/(donations\/|guest-sessions$)/.test(url)),
});
let page: Page;
let charityId: string;
/** The address of every request of the browser. */
let requested: string[];

beforeAll(async () => {
  charityId = (await buildClaimedCharity(site.db, 'River Fund')).id;
});
beforeEach(() => {
  ({ page } = site);
  requested = [];
  page.on('request', (request) => requested.push(request.url()));
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

const offer = () => page.getByRole('link', { name: 'Create an account' });

async function give(): Promise<void> {
  const frame = await openGiveForm(page, `${site.url}/give/${charityId}`);
  await fillGift(frame, GOOD_CARD, EMAIL);
  await page.getByRole('button', { name: /^Give \$/ }).click();
  await page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
}

async function confirmationLink(): Promise<string> {
  const mail = await waitFor('the mail', async () =>
    (await readMails(site)).find(
      ({ to, subject }) => to === EMAIL && subject === 'Confirm your email address',
    ),
  );
  return /\/account\/confirm\?token=\S+/.exec(mail.text)?.[0] ?? 'none';
}

it('one click after the gift leads to the registration, and the new account has the gift', async () => {
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

  await page.goto(site.url + (await confirmationLink()));
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
  await page.goto(`${site.url}/give/${charityId}`);
  await page.getByRole('button', { name: 'Give', exact: true }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Lovelace');
});

it('what the gift told is used once, and somebody who does not want an account goes on giving', async () => {
  await give();
  await offer().click();
  await heading('Create an account');
  await page.reload();
  await heading('Create an account');
  expect(await page.getByLabel('Email address').inputValue()).toBe('');
  await page.goto(`${site.url}/give/${charityId}`);
  await page.getByRole('button', { name: 'Give', exact: true }).waitFor();
  expect(await offer().count()).toBe(0);
});
