/** The way of a gift in the reader's language: also that of a gift which went on to another charity. */
import { type Browser, type Page } from 'playwright-core';
import { inTransaction } from '../../../../db/database';
import { newId } from '../../../../new-id';
import { redirectGift } from '../../../../operations/gifts/redirect-gift';
import { buildActor, buildCharity } from '../../../factories';
import { buildCompletedDonation } from '../../../factories/completed-gift';
import { launchChromium } from '../../../../local/chromium';
import { type Installation, startInstallation, TEST_TIMEOUT_MS } from '../../../support/installation';
import { addLogin, PASSWORD, speakTo } from '../../../support/oauth';
import {
  expectReadable,
  openPhone,
  type PagesProcess,
  startPagesProcess,
  watchPage,
} from '../../../support/pages';

const WIDTH = 320;
const EMAIL = 'ada@example.org';
/** Donors choose after 90 days, which take a second each in the sandbox. */
const TERM_MS = 91_000;

let installation: Installation;
let pages: PagesProcess;
let browser: Browser;
let page: Page;
let faults: string[];

beforeAll(async () => {
  installation = await startInstallation();
  [pages, browser] = await Promise.all([startPagesProcess(installation), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await installation?.close();
});
beforeEach(async () => {
  page = await openPhone(browser, WIDTH, 'de-DE');
  // The network of the sandbox has no proofs, and Chromium writes a line for each answer that is an error.
  faults = watchPage(page, (text, url) => text.includes('status of 404') && url.endsWith('/proof'));
});
afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

/** A donor's gift to a charity that nobody claimed, which went on to another one. */
async function buildRedirected(): Promise<{ first: string; next: string }> {
  const { db } = installation;
  const donor = await buildActor(db, { name: 'Ada Lovelace' });
  await addLogin(db, donor.userId, EMAIL);
  await speakTo(db, EMAIL, 'de');
  const unclaimed = await buildCharity(db, { name: 'Lost Fund' });
  const target = await buildCharity(db, { name: 'River Fund', source: 'sandbox' });
  const gift = await buildCompletedDonation(db, {
    accountId: donor.accountId,
    donorUserId: donor.userId,
    charityId: unclaimed.id,
  });
  const order = {
    id: newId('donation'),
    donationId: gift.id,
    toCharityId: target.id,
    chooser: 'donor',
    environment: 'sandbox',
    at: new Date(Date.now() + TERM_MS),
  } as const;
  const next = await inTransaction(db, (tx) => redirectGift(tx, order));
  return { first: gift.id, next: next.id };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it(
  'a gift that went on to another charity says so in German, and leads there and back',
  async () => {
    const { first, next } = await buildRedirected();
    await page.goto(`${pages.url}/my/gifts/${first}`);
    await page.locator('#email').fill(EMAIL);
    await page.locator('#password').fill(PASSWORD);
    await page.locator('#password').press('Enter');
    await heading('5,00 $ für Lost Fund');
    await page.getByText('Weitergegeben an eine andere Organisation', { exact: false }).waitFor();
    expect(await page.locator('.steps [lang=en]').count()).toBe(0);
    await expectReadable(page);

    await page.getByRole('link', { name: 'einer anderen Spende' }).click();
    await heading('5,00 $ für River Fund');
    expect(new URL(page.url()).pathname).toBe(`/my/gifts/${next}`);
    await page.getByText('Ersetzt eine frühere Spende', { exact: false }).waitFor();
    expect(await page.locator('.steps [lang=en]').count()).toBe(0);

    await page.getByRole('link', { name: 'einer anderen Spende' }).click();
    await heading('5,00 $ für Lost Fund');
  },
  TEST_TIMEOUT_MS,
);
