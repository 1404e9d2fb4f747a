/** A donor signs in on a telephone, follows a gift, changes plans, and stays signed in over a reload. */
import { type Page } from 'playwright-core';
import { selectRows } from '../../../../db/database';
import { buildActor, buildCharity, buildGift } from '../../../factories';
import { isMissingProof, newEmail, useSite } from '../../../support/site';
import { call } from '../../../support/api';
import { giveMonthly, openMailedLink } from '../guest-pages';
import { addLogin, PASSWORD, speakTo } from '../../../support/oauth';
import { expectReadable, expectTargets, expectToFit, tabTo } from '../../../support/pages';
import { eventually } from '../../../support/wait';
import { untilBegun } from '../../../support/plans';

const WIDTH = 320;
const EMAIL = newEmail();

const site = useSite({ width: WIDTH, expects: isMissingProof });
let page: Page;
let key: string;
let charityId: string;

beforeAll(async () => {
  charityId = (await buildCharity(site.db, { name: 'River Fund' })).id;
  await buildActor(site.db, { memberOf: charityId });
  key = await buildDonor();
});
beforeEach(() => {
  ({ page } = site);
});

/** Somebody with a confirmed login, who may also send calls with a key. */
async function buildDonor(): Promise<string> {
  const { db } = site;
  const donor = await buildActor(db, { name: 'Ada Lovelace' });
  await addLogin(db, donor.userId, EMAIL);
  return donor.key;
}

interface Given {
  donation_id: string;
  recurring_id: string | null;
}

async function give(changes: Record<string, unknown> = {}): Promise<Given> {
  const body = { charity_id: charityId, amount: '25.00', currency: 'USD', ...changes };
  const reply = await call<Given>(site.url, 'POST', '/v1/donations', { key, body });
  expect(reply.status).toBe(201);
  if (reply.body.recurring_id !== null) await untilBegun(site.db, reply.body.recurring_id);
  return reply.body;
}

async function signIn(email = EMAIL): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const answer = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** A finger needs targets of 44 px. */
async function readsWell(): Promise<void> {
  await expectReadable(page);
  await expectTargets(page, 44);
}

async function visitOtherPages(): Promise<void> {
  for (const [name, shown] of [
    ['Receipts', 'Your gifts in'],
    ['Impact', 'First gift'],
    ['Hours', 'You have not recorded any volunteer work.'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await heading(name === 'Hours' ? 'Volunteer hours' : name);
    await page.getByRole('main').getByText(shown).first().waitFor();
    await readsWell();
    if (name === 'Impact') {
      // What somebody came for stands first: the year.
      expect(await page.locator('main h2').allTextContents()).toEqual([
        'Year in review',
        'All time',
        'Achievements',
      ]);
      await page.locator('.large').getByText('Charity supported', { exact: true }).waitFor();
    }
    if (name === 'Receipts') {
      await page.getByText('Refunds and voided receipts are not part of it.', { exact: false }).waitFor();
      await page.getByText('These are test gifts: no money moved.', { exact: false }).waitFor();
    }
  }
}

async function changePlan(): Promise<void> {
  await press('Pause');
  await page.getByRole('dialog').waitFor();
  await readsWell();
  await answer('Pause');
  await page.getByText('Your recurring gift is paused. No gifts are taken until you resume it.').waitFor();
  // One place says it.
  expect(await page.locator('.notice').count()).toBe(0);
  await press('Resume');
  await page.getByRole('dialog').getByText('Gifts of the pause are not made up.', { exact: false }).waitFor();
  await answer('Resume');
  await page.getByText(/^Your recurring gift continues\. The next gift is on \w+ \d+, \d{4}\.$/).waitFor();
  await press('Skip the next gift');
  await answer('Skip the next gift');
  await page.getByText(/^One gift is skipped\. The next gift is on /).waitFor();
  await press('Change the amount');
  await page.getByLabel('New amount').fill('0');
  await answer('Save');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('New amount').getAttribute('aria-invalid')).toBe('true');
  site.dropFaults('status of 400');
  await page.getByLabel('New amount').fill('30.50');
  await answer('Save');
  await heading('$30.50 every month to River Fund');
  await page.getByText(/^The new amount is saved\. The next gift is on /).waitFor();
  await readsWell();
}

async function cancelPlan(): Promise<void> {
  await page
    .locator('#dates ~ * .entry', { hasText: '$25.00' })
    .getByRole('link', { name: 'See gift' })
    .waitFor();
  await press('Cancel this recurring gift');
  await page.getByRole('dialog').getByText('This cannot be undone', { exact: false }).waitFor();
  await answer('Cancel this recurring gift');
  await page
    .getByText('Your recurring gift is cancelled. No further gifts are taken.', { exact: false })
    .waitFor();
  await eventually(async () => {
    expect(await page.evaluate('document.activeElement.className')).toBe('done-note');
  });
  await heading('Cancelled: $30.50 every month to River Fund');
}

it('from the sign-in over a gift to the sign-out', async () => {
  const { donation_id: gift } = await give({
    recurring: { frequency: 'monthly' },
    tribute: { kind: 'in_honor', name: 'Grace Hopper' },
  });
  await page.goto(`${site.url}/my`);
  await signIn();
  await heading('Gifts');
  expect(new URL(page.url()).pathname).toBe('/my');
  await page.getByRole('link', { name: 'River Fund' }).waitFor();
  await readsWell();

  await page.getByRole('link', { name: 'River Fund' }).click();
  await heading('$25.00 to River Fund');
  // The way of a gift is folded once the gift is complete.
  await page.getByRole('main').getByText('Complete', { exact: true }).waitFor();
  await eventually(async () => {
    expect(await page.locator('.figures div', { hasText: 'In honor of' }).textContent()).toContain(
      'Grace Hopper',
    );
  });
  await page.getByText('This is a test gift: no money moved.').waitFor();
  await page.getByText('Progress', { exact: true }).click();
  await page.getByText('Payment confirmed').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the receipt (PDF)' }).click();
  expect((await saved).suggestedFilename()).toBe(`${gift}.pdf`);
  await page.getByRole('status').getByText('The file was downloaded.').waitFor();
  await page.getByText('no public proof', { exact: false }).waitFor();
  const about = page.getByRole('link', { name: 'What a public proof is' });
  expect(await about.getAttribute('href')).toBe('/receipts?lang=en');
  // On paper, the gift stands alone.
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'banner', 'button'] as const) {
    expect(await page.getByRole(role).count()).toBe(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await readsWell();

  await page.reload();
  await heading('$25.00 to River Fund');
  expect(await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })')).toBe('{}');

  await page.getByRole('link', { name: 'a recurring gift' }).click();
  await heading('$25.00 every month to River Fund');
  const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  await eventually(async () => {
    expect(await trail.allTextContents()).toEqual(['Recurring gifts', 'River Fund']);
  });
  await readsWell();
  // What ends the gift stands apart from what changes it.
  const changes = await page.locator('main .actions button').allTextContents();
  expect(changes).toEqual(['Pause', 'Skip the next gift', 'Change the amount', 'Change how it is paid']);
  await changePlan();
  await cancelPlan();

  await visitOtherPages();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out', { exact: false }).waitFor();
  await page.goto(`${site.url}/my`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

/** The links of the bar that stick out of the screen, and how many rows the links have. */
const ROWS = `(() => {
  const boxes = [...document.querySelectorAll('.bar li')].map((each) => each.getBoundingClientRect());
  return { hidden: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
    rows: new Set(boxes.map(({ top }) => top)).size };
})()`;

/** The rules for a pointer above a link of the bar that also apply to a finger. */
const SHAPES_WITHOUT_MOUSE = `[...document.styleSheets]
  .flatMap(({ cssRules }) => [...cssRules])
  .map(({ selectorText = '' }) => selectorText)
  .filter((each) => each.startsWith('.bar') && each.includes(':hover'))`;

it('on a phone the bar shows all links at once, also in large letters, and says where somebody is', async () => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${site.url}/my/hours`);
  await signIn();
  await heading('Volunteer hours');
  expect((await page.locator('.bar').boundingBox())?.height).toBeLessThanOrEqual(96);
  expect(await page.evaluate(ROWS)).toEqual({ hidden: 0, rows: 1 });
  await page.setViewportSize({ width: 320, height: 812 });
  for (const size of ['100%', '200%']) {
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    expect(await page.evaluate(ROWS)).toMatchObject({ hidden: 0 });
    await expectToFit(page);
  }
  await page.evaluate("document.documentElement.style.fontSize = ''");
  await tabTo(page, 'Find');
  // The account stands beside the sign-out, where no scrolling hides it.
  const account = page.locator('.person').getByRole('link', { name: 'Account' });
  const [link, button] = await Promise.all(
    [account, page.getByRole('button', { name: 'Sign out' })].map((each) => each.boundingBox()),
  );
  expect(link?.y).toBe(button?.y);
  expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  // A tap would leave such a shape behind, on a link that is not the current one.
  expect(await page.evaluate(SHAPES_WITHOUT_MOUSE)).toEqual([]);
  await account.click();
  // The same sign-in opens the account.
  await heading('Your account');
});

it('to give again begins with the charity and the amount of the gift', async () => {
  const { donation_id: gift } = await give({ amount: '37.50' });
  await page.goto(`${site.url}/my/gifts/${gift}`);
  await signIn();
  await page.getByRole('link', { name: 'Give again' }).click();
  await page.waitForURL(`**/give/${charityId}`);
  expect(await page.locator('#amount').inputValue()).toBe('37.50');
});

it('the title of a gift waits for the name of its charity, and the state stands beside its head', async () => {
  const { donation_id: gift } = await give();
  let answerName: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (answerName = resolve));
  await page.route('**/v1/charities/*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(`${site.url}/my/gifts/${gift}`);
  await signIn();
  await heading(/^Gift$/);
  await page.locator('main .loading').waitFor();
  expect(await page.title()).toMatch(/^Gift –/);
  answerName();
  await heading('$25.00 to River Fund');
  const [head, state] = await Promise.all(
    ['#figures', '.head .chip'].map((each) => page.locator(each).boundingBox()),
  );
  expect(state?.y).toBeLessThan((head?.y ?? 0) + (head?.height ?? 0));
});

it('long German words fit, also in letters twice as large', async () => {
  await give();
  await speakTo(site.db, EMAIL, 'de');
  const german = await site.open({ width: 375, locale: 'de-DE' });
  await german.goto(`${site.url}/my`);
  await german.locator('input[name=email]').fill(EMAIL);
  await german.locator('input[name=password]').fill(PASSWORD);
  await german.keyboard.press('Enter');
  await german.getByText('Abgeschlossen').first().waitFor();
  await german.evaluate("document.documentElement.style.fontSize = '200%'");
  await expectToFit(german);
  await german.getByRole('link', { name: 'Quittungen' }).click();
  await german.getByText('Summe für Ihre Steuerunterlagen').waitFor();
  await expectToFit(german);
  await speakTo(site.db, EMAIL, 'en');
});

it('the years begin with the first gift, and the arrow keys choose one after the other, however fast they are pressed', async () => {
  const donor = await buildActor(site.db);
  const email = newEmail();
  await addLogin(site.db, donor.userId, email);
  const chosen = new Date().getUTCFullYear();
  const parties = { charityId, donorUserId: donor.userId, accountId: donor.accountId };
  await buildGift(site.db, { ...parties, createdAt: new Date(Date.UTC(chosen - 3, 5)) });
  await buildGift(site.db, parties);
  await page.goto(`${site.url}/my/receipts`);
  await signIn(email);
  await heading('Receipts');
  const year = page.getByLabel('Year', { exact: true });
  const years = [0, 1, 2, 3].map((ago) => String(chosen - ago));
  await eventually(async () => {
    expect(await year.getByRole('option').allTextContents()).toEqual(years);
  });
  await year.focus();
  for (const key of Array<string>(3).fill('ArrowDown')) await page.keyboard.press(key);
  await page.waitForURL(`**/my/receipts?year=${String(chosen - 3)}`);
  expect(await page.evaluate('document.activeElement.tagName')).toBe('SELECT');
});

it('a skip whose answer is lost skips one date, however often it is asked', async () => {
  await give({ recurring: { frequency: 'monthly' } });
  await page.goto(`${site.url}/my/plans`);
  await signIn();
  await page.getByRole('link', { name: 'River Fund Manage' }).waitFor();
  // The whole row is the link, so the click goes to what covers the amount.
  await page.locator('.entry.plan .money').first().click({ force: true });
  await press('Skip the next gift');
  let isLost = true;
  await page.route('**/skip', async (route) => {
    const response = await route.fetch();
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
  await answer('Skip the next gift');
  await page.getByText('We got no answer. Try again.').waitFor();
  site.dropFaults('net::ERR_FAILED');
  isLost = false;
  await answer('Skip the next gift');
  await page.getByText('One gift is skipped.').waitFor();
  const plan = new URL(page.url()).pathname.split('/').at(-1);
  const skipped = await selectRows(
    site.db,
    "SELECT FROM recurring_occurrences WHERE recurring_id = $1 AND status = 'skipped'",
    [plan],
  );
  expect(skipped).toHaveLength(1);
});

it("a guest's mailed link opens the same pages for the guest's gifts", async () => {
  const email = newEmail();
  await giveMonthly(site, { charityId, email });
  await openMailedLink(page, site, email);
  await page.getByText('You see the gifts that were made with your address.').waitFor();
  expect(await page.locator('.person').getByRole('link').count()).toBe(0);
  expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
    'Find',
    'Gifts',
    'Recurring',
    'Receipts',
  ]);
  await readsWell();
  await page.getByRole('link', { name: 'Recurring', exact: true }).click();
  await page.getByRole('link', { name: 'River Fund' }).click();
  await press('Cancel this recurring gift');
  await answer('Cancel this recurring gift');
  await page.getByText('Your recurring gift is cancelled.', { exact: false }).waitFor();
  await page.reload();
  await page.locator('main .chip', { hasText: 'Cancelled' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Find your gifts' }).waitFor();
  expect(await page.evaluate('sessionStorage.length')).toBe(0);
});

it('a guest may create an account with the name and the address of the gifts', async () => {
  const email = newEmail();
  await giveMonthly(site, { charityId, email });
  await openMailedLink(page, site, email);
  const answered = page.waitForResponse(/\/v1\/donations\/[^/]+$/);
  await page.reload();
  // The page takes the name from this answer.
  await (await answered).finished();
  await page.getByRole('link', { name: /^Create an account with this address/ }).click();
  await heading('Create an account');
  await eventually(async () => {
    expect(await page.getByLabel('Your name').inputValue()).toBe('Lin');
    expect(await page.getByLabel('Email address').inputValue()).toBe(email);
  });
});

it('a download says so once the file is there', async () => {
  await give();
  await page.goto(`${site.url}/my/receipts`);
  await signIn();
  const notes = page.getByRole('status').getByText('The file was downloaded.');
  for (const [index, name] of [/^Summary of/, 'Download all gifts (CSV)'].entries()) {
    await page.getByRole('button', { name }).click();
    await notes.nth(index).waitFor();
  }
});
