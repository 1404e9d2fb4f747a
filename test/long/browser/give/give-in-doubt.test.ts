/** A gift whose outcome is unknown is never made twice. docs/rules/guests.md. */
import { type Page, type Route } from 'playwright-core';
import { runStatement, selectRows } from '../../../../db/database';
import { buildClaimedCharity, fillGift, GOOD_CARD, openGiveForm } from '../give-form';
import { useSite } from '../../../support/site';
import { waitFor } from '../../../support/wait';

const TOO_LONG_S = '3600';
const DAY_MS = 86_400_000;

const site = useSite({
  width: 375,
  // The tests lose and refuse answers about gifts and guests, and Chromium writes a line for each.
  expects: (text, url) =>
    /net::ERR_CONNECTION_RESET|status of 4\d\d/.test(text) && /\/v1\/(donations|guest-sessions)/.test(url),
});
let charity: { id: string; name: string };
let page: Page;

beforeEach(async () => {
  ({ page } = site);
  charity = await buildClaimedCharity(site.db, 'River Fund');
});

const DONATIONS = '**/v1/donations';
const giveButton = () => page.getByRole('button', { name: /^Give \$/ });
const tryAgain = () => page.getByRole('button', { name: 'Try again' });
const giveAgain = () => page.getByRole('button', { name: 'Give again' });
const thanks = () => page.getByRole('heading', { name: 'Thank you, Ada Lovelace!' });
const alert = () => page.locator('#refusal');
const inDoubt = () => alert().getByText('We do not know whether your gift was made').waitFor();

async function countGifts(): Promise<number> {
  const gifts = await selectRows(site.db, 'SELECT 1 FROM donations WHERE charity_id = $1', [charity.id]);
  return gifts.length;
}

/** The API makes the gift, and the page never hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

const refuseWith = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'Retry-After': TOO_LONG_S },
    json: { error: { code, message: 'not now', details: {} } },
  });

/** Presses the button once: the first try loses its answer, and each later one meets `next`. */
async function giveInDoubt(next: (route: Route) => Promise<void>): Promise<void> {
  await fillGift(await openGiveForm(page, `${site.url}/give/${charity.id}`), GOOD_CARD);
  let isFirst = true;
  await page.route(DONATIONS, (route) => {
    if (!isFirst) return next(route);
    isFirst = false;
    return loseAnswer(route);
  });
  await giveButton().click();
  await alert().waitFor();
  expect(await countGifts()).toBe(1);
}

it.each([
  [429, 'RATE_LIMIT_EXCEEDED', 'There were too many attempts.'],
  [409, 'CONFLICT', 'Your gift is still being worked on.'],
  [408, 'REQUEST_TIMEOUT', 'We got no answer'],
  [401, 'INVALID_API_KEY', 'We got no answer'],
])(
  'a refusal with %i comes before the gift is looked at, so the same gift is sent again',
  async (status, code, text) => {
    await giveInDoubt(refuseWith(status, code));
    await alert().getByText(text).waitFor();
    await page.unroute(DONATIONS);
    await tryAgain().click();
    await thanks().waitFor();
    expect(await countGifts()).toBe(1);
  },
);

it('a gift in doubt is not sent as another guest; the donor gives anew on purpose', async () => {
  await giveInDoubt((route) => route.abort('connectionreset'));
  await runStatement(site.db, 'DELETE FROM guest_tokens');
  await page.unroute(DONATIONS);
  await tryAgain().click();
  await inDoubt();
  expect(await countGifts()).toBe(1);
  await page.reload();
  await tryAgain().click();
  await inDoubt();
  expect(await countGifts()).toBe(1);
  await giveAgain().click();
  const frame = await openGiveForm(page, page.url());
  await fillGift(frame, GOOD_CARD);
  await giveButton().click();
  await thanks().waitFor();
  expect(await countGifts()).toBe(2);
});

it('a gift in doubt is not sent again once its key may be forgotten', async () => {
  await giveInDoubt((route) => route.abort('connectionreset'));
  await page.unroute(DONATIONS);
  await page.evaluate(
    ([name, ago]) => {
      const pending = JSON.parse(sessionStorage.getItem(name) ?? '') as { sent: { at: number } };
      pending.sent.at -= ago;
      sessionStorage.setItem(name, JSON.stringify(pending));
    },
    [`giving:pending:${charity.id}`, DAY_MS] as const,
  );
  await page.reload();
  await inDoubt();
  expect(await tryAgain().count()).toBe(0);
  expect(await countGifts()).toBe(1);
});

interface Kept {
  user_id: string;
  expires_at: string;
}

const readSession = () =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '{}') as Kept, 'giving:guest');

it('a guest stays the same if the answer with the next token is lost', async () => {
  const address = `${site.url}/give/${charity.id}`;
  await openGiveForm(page, address);
  const before = await waitFor('the session', async () => {
    const kept = await readSession();
    return 'user_id' in kept && kept;
  });
  const ended = { ...before, expires_at: new Date().toISOString() };
  await page.evaluate((kept) => sessionStorage.setItem('giving:guest', JSON.stringify(kept)), ended);
  let lost = 0;
  await page.route('**/v1/guest-sessions', async (route) => {
    lost += 1;
    await loseAnswer(route);
  });
  const frame = await openGiveForm(page, address);
  await waitFor('a lost answer', () => Promise.resolve(lost > 0));
  await page.unroute('**/v1/guest-sessions');
  await fillGift(frame, GOOD_CARD);
  await giveButton().click();
  await thanks().waitFor();
  const after = await readSession();
  expect(after.user_id).toBe(before.user_id);
  expect(after.expires_at > ended.expires_at).toBe(true);
  expect(await countGifts()).toBe(1);
});

it('a form that was open while the pages changed gets a key of its own', async () => {
  const address = `${site.url}/give/${charity.id}`;
  await openGiveForm(page, address);
  await page.evaluate(
    (name) => sessionStorage.setItem(name, JSON.stringify({ key: 'old-key', body: null })),
    `giving:pending:${charity.id}`,
  );
  await fillGift(await openGiveForm(page, address), GOOD_CARD);
  await giveButton().click();
  await thanks().waitFor();
  expect(await countGifts()).toBe(1);
});
