/** Guests give in three languages, on a phone and a desktop, while the API is killed at every moment of each request. */
import { type Page } from 'playwright-core';
import { expectToFit } from '../support/pages';
import { buildClaimedCharity, fillGift, GOOD_CARD, openGiveForm } from '../long/browser/give-form';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { type Speech } from '../../web/give/words';
import { killAt, MOMENTS, type Moment, type Scene } from './kill-at';
import { namedPlaces, type Place, speechAt } from './places';
import { Walk } from './walk';
import { waitFor } from '../support/wait';

/** The page asks for a session while it loads. */
const SESSION = {
  method: 'POST',
  path: /^\/v1\/guest-sessions$/,
  table: 'guests',
  seen: (page: Page) => page.frameLocator('iframe.card-frame').locator('#code').waitFor(),
} as const;
/** The session of an open page has run out. */
const RENEWAL = { method: 'POST', path: /^\/v1\/guest-sessions$/, table: 'guest_tokens' } as const;
const GIFT = { method: 'POST', path: /^\/v1\/donations$/, table: 'donations' } as const;

let walk: Walk;
beforeAll(async () => {
  walk = await Walk.start();
}, TEST_TIMEOUT_MS);
afterAll(() => walk?.close());

const submit = (page: Page) => page.locator('.submit button').click();

/** The receipt is ready: the page has seen the gift complete. */
const seeReceipt = (page: Page, { say }: Speech) =>
  page.getByRole('button', { name: say('receipt') }).waitFor();

/** There is one complete gift, and the ledger has it once. */
async function expectOneGift(charityId: string): Promise<void> {
  const values = [charityId];
  expect(
    await walk.count(
      "SELECT FROM donations WHERE charity_id = $1 AND status = 'completed' AND amount_minor = 2500",
      values,
    ),
  ).toBe(1);
  expect(await walk.count('SELECT FROM donations WHERE charity_id = $1', values)).toBe(1);
  const posted = `SELECT FROM ledger_transactions JOIN donations ON donations.id = donation_id
    WHERE charity_id = $1 AND kind = 'completed'`;
  expect(await walk.count(posted, values)).toBe(1);
}

async function killDuringSession({ scene, place }: Walked, moment: Moment): Promise<void> {
  const { page, api } = scene;
  const { say } = speechAt('give', place);
  const charity = await buildClaimedCharity(walk.installation.db, 'River Fund');
  const { killed } = await killAt(moment, scene, SESSION);
  const frame = await openGiveForm(page, `${walk.url}/give/${charity.id}`);
  await killed;
  await fillGift(frame, GOOD_CARD);
  await page.getByText(say('feesFailed')).waitFor();
  await api.restart();
  await submit(page);
  await seeReceipt(page, speechAt('give', place));
  await expectOneGift(charity.id);
}

async function killDuringGift({ scene, place }: Walked, moment: Moment): Promise<void> {
  const { page, api } = scene;
  const speech = speechAt('give', place);
  const charity = await buildClaimedCharity(walk.installation.db, 'River Fund');
  const frame = await openGiveForm(page, `${walk.url}/give/${charity.id}`);
  await fillGift(frame, GOOD_CARD);
  const { killed } = await killAt(moment, scene, GIFT);
  await submit(page);
  await killed;
  if (moment !== 'after the answer') {
    await page.locator('#refusal').getByText(speech.say('network')).waitFor();
    await api.restart();
    await page.getByRole('button', { name: speech.say('tryAgain') }).click();
  } else {
    // The page has its answer, and only waits for news.
    await page.locator('#result-title').waitFor();
    await api.restart();
  }
  await seeReceipt(page, speech);
  await expectOneGift(charity.id);
}

/** The browser's session, whose token is about to end. It begins while the form is filled in. */
const readSession = (page: Page) =>
  waitFor('the session', async () => {
    const kept = await page.evaluate<{ user_id: string } | null>(
      "JSON.parse(sessionStorage.getItem('giving:guest'))",
    );
    return kept ?? undefined;
  });
const END_TOKEN = `sessionStorage.setItem('giving:guest', JSON.stringify({
  ...JSON.parse(sessionStorage.getItem('giving:guest')), expires_at: new Date().toISOString(),
}))`;

async function killDuringRenewal({ scene, place }: Walked, moment: Moment): Promise<void> {
  const { page, api } = scene;
  const speech = speechAt('give', place);
  const charity = await buildClaimedCharity(walk.installation.db, 'River Fund');
  const frame = await openGiveForm(page, `${walk.url}/give/${charity.id}`);
  await fillGift(frame, GOOD_CARD);
  await page.locator('.submit button').getByText('25').waitFor();
  const { user_id: guest } = await readSession(page);
  const { killed } = await killAt(moment, scene, RENEWAL);
  await page.evaluate(END_TOKEN);
  await submit(page);
  await killed;
  const isRenewed = moment === 'after the answer';
  await page
    .locator('#refusal')
    .getByText(speech.say(isRenewed ? 'network' : 'sessionFailed'))
    .waitFor();
  await api.restart();
  if (isRenewed) await page.getByRole('button', { name: speech.say('tryAgain') }).click();
  else await submit(page);
  await seeReceipt(page, speech);
  await expectOneGift(charity.id);
  const kept = 'SELECT FROM donations WHERE charity_id = $1 AND donor_user_id = $2';
  expect(await walk.count(kept, [charity.id, guest])).toBe(1);
}

interface Walked {
  scene: Scene;
  place: Place;
}

describe.each(namedPlaces)('in %s on a %s', (_language, _screen, place) => {
  it(
    'a gift from the form to the receipt',
    () =>
      walk.as(place, async ({ page }) => {
        const speech = speechAt('give', place);
        const charity = await buildClaimedCharity(walk.installation.db, 'River Fund');
        const frame = await openGiveForm(page, `${walk.url}/give/${charity.id}`);
        await expectToFit(page);
        await fillGift(frame, GOOD_CARD);
        await submit(page);
        await seeReceipt(page, speech);
        await expectToFit(page);
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: speech.say('receipt') }).click();
        expect((await saved).suggestedFilename()).toMatch(/^donation_\w+\.pdf$/);
        await expectOneGift(charity.id);
      }),
    TEST_TIMEOUT_MS,
  );

  it.each(MOMENTS)(
    'the API is killed %s for a session',
    (moment) => walk.as(place, (scene) => killDuringSession({ scene, place }, moment)),
    TEST_TIMEOUT_MS,
  );

  it.each(MOMENTS)(
    'the API is killed %s for a new token, and the guest stays the same',
    (moment) => walk.as(place, (scene) => killDuringRenewal({ scene, place }, moment)),
    TEST_TIMEOUT_MS,
  );

  it.each(MOMENTS)(
    'the API is killed %s for the gift',
    (moment) => walk.as(place, (scene) => killDuringGift({ scene, place }, moment)),
    TEST_TIMEOUT_MS,
  );
});
