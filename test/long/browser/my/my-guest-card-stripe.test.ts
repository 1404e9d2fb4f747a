/** A guest who came by a mailed link enters another card for a recurring gift in Stripe's form. */
import { type Browser, type FrameLocator, type Page } from 'playwright-core';
import { selectRows } from '../../../../db/database';
import { launchChromium } from '../../../../local/chromium';
import { buildClaimedCharity, GOOD_CARD } from '../give-form';
import { giveMonthly, openMailedLink } from '../guest-pages';
import { type Installation, startInstallation, TEST_TIMEOUT_MS } from '../../../support/installation';
import {
  expectReadable,
  openPhone,
  type PagesProcess,
  startPagesProcess,
  watchPage,
} from '../../../support/pages';
import { StripeDouble } from '../../../doubles/stripe/double';
import { serveStripeForm } from '../../../doubles/stripe-form';

const WIDTH = 375;
const EMAIL = 'lin@example.org';
const STRIPE_HOSTS = ['js.stripe.com', 'api.stripe.com'];

let stripe: StripeDouble;
let installation: Installation;
let pages: PagesProcess;
let browser: Browser;
let page: Page;
let faults: string[];
/** What the browser sent to us, and to Stripe. */
let ours: string[];
let theirs: string[];

beforeAll(async () => {
  stripe = await StripeDouble.start();
  installation = await startInstallation(stripe.environment);
  pages = await startPagesProcess(installation);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await installation?.close();
  await stripe?.close();
});
beforeEach(async () => {
  page = await openPhone(browser, WIDTH);
  theirs = await serveStripeForm(page.context(), stripe.url);
  faults = watchPage(page, () => false, STRIPE_HOSTS);
  ours = [];
  page.on('request', (request) => {
    if (request.url().startsWith(pages.url)) ours.push(request.postData() ?? '');
  });
});
afterEach(async () => {
  await page.close();
  expect(faults).toEqual([]);
});

const card = (): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

it(
  'the new card pays the plan alone, and its number goes to Stripe alone',
  async () => {
    const charity = await buildClaimedCharity(installation.db, 'River Fund');
    const token = 'pm_card_visa';
    const { recurringId } = await giveMonthly(pages, { charityId: charity.id, email: EMAIL, token });
    const before = await readSource(recurringId);
    await openMailedLink(page, pages, installation, EMAIL);
    await page.getByRole('link', { name: 'Recurring', exact: true }).click();
    await page.getByRole('link', { name: 'River Fund' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Change how it is paid' }).click();
    await card().getByLabel('Card number').fill(GOOD_CARD);
    await card().getByLabel('Expiration date').fill('12/40');
    await card().getByLabel('Security code').fill('123');
    await expectReadable(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('The new way to pay is saved.').waitFor();

    const after = await readSource(recurringId);
    expect(after.source).not.toBe(before.source);
    expect(after).toMatchObject({ bound_to: recurringId, is_guests: true, guest_limit_minor: '2500' });
    expect(theirs.join('\n')).toContain(GOOD_CARD);
    expect(ours.join('\n')).not.toContain(GOOD_CARD);
  },
  TEST_TIMEOUT_MS,
);

async function readSource(recurringId: string) {
  const [row] = await selectRows<{
    source: string;
    bound_to: string;
    is_guests: boolean;
    guest_limit_minor: string;
  }>(
    installation.db,
    `SELECT p.source, s.bound_to, s.is_guests, p.guest_limit_minor
     FROM recurring_plans p JOIN payment_sources s ON s.id = p.source WHERE p.id = $1`,
    [recurringId],
  );
  if (row === undefined) throw new Error('the recurring gift has no source');
  return row;
}
