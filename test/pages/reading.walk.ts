/** Every page of a sandbox, in each state, on a phone and a desktop: everybody can read it and reach what it offers. */
import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { type Sandbox, startSandbox } from '../long/guides/sandbox';
import { launchChromium } from '../../local/chromium';
import { fillCard, fillGift, GOOD_CARD, openGiveForm } from '../long/browser/give-form';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { watchPage } from '../support/pages';
import { buildDonor, type Donor } from './donor';
import { keepPictures } from './pictures';
import { SCREENS } from './places';
import { expectReadableByAll } from './readability';

/** A page in a state: how somebody gets there. */
type Way = (page: Page) => Promise<void>;

let sandbox: Sandbox;
let donor: Donor;
let browser: Browser;
beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startSandbox(), launchChromium()]);
  donor = await buildDonor(sandbox);
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await sandbox?.close();
}, TEST_TIMEOUT_MS);

const open =
  (address: (donor: Donor) => string, shown: string): Way =>
  async (page) => {
    await page.goto(sandbox.url + address(donor));
    await page.locator(shown).first().waitFor();
  };
const at = (address: string, shown = 'main h1') => open(() => address, shown);

const giveForm = (page: Page) => openGiveForm(page, `${sandbox.url}/give/${donor.charityId}`);
const submit = (page: Page) => page.locator('.submit button').press('Enter');

const PUBLIC: Record<string, Way> = {
  find: at('/', '.entry'),
  async 'find-filters'(page) {
    await at('/', '.entry')(page);
    const fold = page.locator('.fold');
    if (await fold.isVisible()) await fold.click();
    await page.locator('.filters .choice').first().click();
    await page.locator('.values a').first().waitFor();
  },
  'find-nothing': at('/?q=zzzzqqqq', '.empty'),
  async 'find-compare'(page) {
    await at('/', '.entry')(page);
    for (const place of [0, 1]) await page.locator('.compare input').nth(place).click();
    await page.locator('main table').waitFor();
  },
  charity: open(({ charityId }) => `/charities/${charityId}`, '#campaigns'),
  campaign: open(({ campaignId }) => `/campaigns/${campaignId}`, 'main h2'),
  'not-found': at('/charities/nobody'),
  async give(page) {
    await giveForm(page);
  },
  async 'give-faults'(page) {
    await giveForm(page);
    await submit(page);
    await page.locator('#amount-fault').waitFor();
    for (const folded of await page.locator('summary').all()) await folded.click();
  },
  async 'give-declined'(page) {
    const frame = await giveForm(page);
    await fillGift(frame, GOOD_CARD);
    await fillCard(frame, '4000000000009995');
    await submit(page);
    await page.locator('#refusal').waitFor();
  },
  async 'give-result'(page) {
    await fillGift(await giveForm(page), GOOD_CARD);
    await submit(page);
    await page.locator('.state.done').waitFor();
  },
  'give-failed-to-load': async (page) => {
    await page.route('**/v1/give/*', (route) => route.abort());
    await page.goto(`${sandbox.url}/give/${donor.charityId}`);
    await page.getByRole('alert').waitFor();
  },
  'sign-in': at('/my', 'input[name=password]'),
  'password-forgotten': at('/account/forgotten'),
  'bad-link': at('/account/unsubscribe?token=wrong'),
  guest: at('/account/guest'),
};

const SIGNED_IN: Record<string, Way> = {
  'my-gifts': at('/my', '.entry'),
  'my-gift': open(({ giftId }) => `/my/gifts/${giftId}`, 'main h2'),
  'my-plans': at('/my/plans', '.entry'),
  'my-plan': open(({ planId }) => `/my/plans/${planId}`, 'main .actions'),
  async 'my-plan-dialog'(page) {
    await open(({ planId }) => `/my/plans/${planId}`, 'main .actions')(page);
    await page.locator('main .actions button').first().click();
    await page.getByRole('dialog').waitFor();
  },
  'my-receipts': at('/my/receipts', 'main h2'),
  'my-impact': at('/my/impact', 'main .large'),
  'my-hours': at('/my/hours', 'main :is(.empty, .entries)'),
  'my-sources': at('/my/sources', 'main h2'),
  'my-source': at('/my/sources/new/card', 'main iframe'),
  'my-mails': at('/my/mails', 'main form'),
  'my-failed': async (page) => {
    await page.route(/\/v1\/users\/me\/donations(?:\?|$)/, (route) => route.abort());
    await at('/my', '[role=alert]')(page);
  },
  account: at('/my/account', 'main .group'),
  'account-keys': at('/my/keys', 'main form'),
  'account-applications': at('/my/applications', 'main form'),
  'account-claims': at('/my/claims', 'main form'),
  'account-data': at('/my/data', 'main form'),
  review: at('/review', 'main section'),
  'account-security': at('/account/security'),
  'account-sessions': at('/my/sessions', 'main .rows li'),
};

async function read(context: BrowserContext, name: string, go: Way): Promise<void> {
  const page = await context.newPage();
  try {
    // The state of a page may be that a call failed, and Chromium writes a line for each.
    const faults = watchPage(page, (text) => /net::ERR_|status of 4\d\d/.test(text));
    await go(page);
    await keepPictures(page, name);
    await expectReadableByAll(page);
    expect(faults).toEqual([]);
  } finally {
    await page.close();
  }
}

describe.each(Object.entries(SCREENS))('on a %s', (screen, viewport) => {
  let visitor: BrowserContext;
  let person: BrowserContext;
  beforeAll(async () => {
    const options = { viewport, locale: 'en-US', reducedMotion: 'reduce' } as const;
    [visitor, person] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
    const cookies = donor.browser.jar().map(({ name, value, path }) => ({ name, value, path }));
    const { hostname } = new URL(sandbox.url);
    await person.addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })));
  });
  afterAll(() => Promise.all([visitor?.close(), person?.close()]));

  it.each(Object.entries(PUBLIC))(
    '%s',
    (name, go) => read(visitor, `${name}-${screen}`, go),
    TEST_TIMEOUT_MS,
  );

  it.each(Object.entries(SIGNED_IN))(
    'signed in: %s',
    (name, go) => read(person, `${name}-${screen}`, go),
    TEST_TIMEOUT_MS,
  );
});
