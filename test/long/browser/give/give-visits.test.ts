/** A donor who comes back after a gift: by a reload, by the browser's buttons, or by a new visit. */
import { type Page } from 'playwright-core';
import { selectRows } from '../../../../db/database';
import { buildClaimedCharity, fillGift, GOOD_CARD, openGiveForm } from '../give-form';
import { useSite } from '../../../support/site';
import { waitFor } from '../../../support/wait';

const site = useSite({
  width: 375,
  // Chromium writes such a line itself for the proof that a test gift lacks, and for a gift that an account has.
  expects: (text, url) => text.includes('status of 404') && /\/(proof|donation_\w+)$/.test(url),
});
let charity: { id: string; name: string };
let page: Page;

beforeEach(async () => {
  ({ page } = site);
  charity = await buildClaimedCharity(site.db, 'River Fund');
});

const address = (query = '') => `${site.url}/give/${charity.id}${query}`;
const giveButton = () => page.getByRole('button', { name: /^Give \$/ });
const thanks = () => page.getByRole('heading', { name: 'Thank you, Ada Lovelace!' }).waitFor();
const complete = () => page.getByText('Your test gift of $25.00 to River Fund is complete.').waitFor();
const form = () => page.locator('#amount').waitFor();

async function give(): Promise<void> {
  await fillGift(await openGiveForm(page, address()), GOOD_CARD);
  await giveButton().click();
  await thanks();
}

/** Follows the link of the charity's page, as a donor does who wants to give again. */
async function visitAnew(query = ''): Promise<void> {
  await page.goto(`${site.url}/charities/${charity.id}`);
  await page.goto(address(query));
}

/** The page hears for now that the payment is still on its way. */
const holdPending = () =>
  page.route('**/v1/donations/donation_*', async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), status: 'pending' };
    // A page that was left needs no answer.
    await route.fulfill({ response, json }).catch(() => undefined);
  });

it('a reload and the way back show the result, and a new visit shows the form with the donor filled in', async () => {
  await give();
  await complete();
  await page.reload();
  await complete();
  await page.goto(`${site.url}/charities/${charity.id}`);
  await page.goBack();
  await complete();
  await visitAnew();
  await form();
  expect(await page.locator('.result').count()).toBe(0);
  expect(await page.locator('#name').inputValue()).toBe('Ada Lovelace');
  expect(await page.locator('#email').inputValue()).toBe('ada@example.org');
  await page.reload();
  await form();
});

it('a return from the bank shows the result, also of a gift that was seen to end', async () => {
  await give();
  await complete();
  const [made] = await selectRows<{ id: string }>(site.db, 'SELECT id FROM donations WHERE charity_id = $1', [
    charity.id,
  ]);
  await visitAnew(`?donation_id=${made?.id ?? ''}`);
  await complete();
});

it('a gift that is still on its way is shown at every visit, until the donor has seen how it ended', async () => {
  await holdPending();
  await give();
  for (const query of ['', '?amount=30.00&currency=USD']) {
    await visitAnew(query);
    await page.getByText('Your gift of $25.00 to River Fund is on its way.').waitFor();
    expect(await page.locator('#amount').count()).toBe(0);
  }
  // The amount of the address waits for the donor.
  await page.getByRole('button', { name: 'Give again' }).click();
  expect(await page.locator('#amount').inputValue()).toBe('30');
});

it('a gift that an account took over is shown once, and then the form', async () => {
  await holdPending();
  await give();
  await page.unroute('**/v1/donations/donation_*');
  await page.route('**/v1/donations/donation_*', (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'NOT_FOUND', message: 'Not found', details: {} } },
    }),
  );
  await visitAnew();
  await page.getByText('Your account has this gift now.', { exact: false }).waitFor();
  await page.reload();
  await page.getByText('Your account has this gift now.', { exact: false }).waitFor();
  await visitAnew();
  await form();
});

it.each([
  ['/', '[role=search]'],
  ['/my', 'input[name=password]'],
  ['/give/{other}', '#amount'],
])(
  'what was typed on an earlier day for another charity is forgotten when %s opens, and that of today is kept',
  async (path, shown) => {
    const other = await buildClaimedCharity(site.db, 'Hill School');
    await openGiveForm(page, address());
    await page.locator('#name').fill('Ada Lovelace');
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('giving:draft:')));
    const today = `giving:draft:${charity.id}`;
    await waitFor('the draft of today', async () => (await drafts()).includes(today));
    await page.evaluate(() => {
      localStorage.setItem('giving:draft:charity_old', JSON.stringify({ day: '2026-1-31', draft: {} }));
    });
    await page.goto(`${site.url}${path.replace('{other}', other.id)}`);
    // `/my` leads on to the sign-in. A page on its way cannot be asked.
    await page.locator(shown).waitFor();
    await waitFor('the old draft to be gone', async () => (await drafts()).join() === today);
  },
);
