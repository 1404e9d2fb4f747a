/** Donors pay a recurring gift by another card, with an account or by a guest's mailed link, while the API is killed at every moment. */
import { type Page } from 'playwright-core';
import { selectRows } from '../../db/database';
import { saveLocale } from '../../db/queries/mails/readers';
import { newId } from '../../new-id';
import { type Key, type Speech } from '../../web/my/words';
import { buildActor } from '../factories';
import { buildClaimedCharity, GOOD_CARD } from '../long/browser/give-form';
import { giveMonthly } from '../long/browser/guest-pages';
import { saveCard } from '../factories/guests';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { addLogin, PASSWORD, speakTo } from '../support/oauth';
import { expectToFit } from '../support/pages';
import { StripeDouble } from '../doubles/stripe/double';
import { serveStripeForm } from '../doubles/stripe-form';
import { comeByNewLink } from './guest-link';
import { killAt, MOMENTS, type Moment, type Scene, type Target } from './kill-at';
import { namedPlaces, type Place, speechAt } from './places';
import { Walk } from './walk';
import { untilBegun } from '../support/plans';

const STRIPE_HOSTS = ['js.stripe.com', 'api.stripe.com'];
const CARD = 'pm_card_visa';

interface Request extends Target {
  /** What the page says if the answer is lost. */
  lost: Key;
}
const ADD: Request = {
  method: 'POST',
  path: /^\/v1\/users\/me\/payment-sources$/,
  table: 'payment_sources',
  lost: 'loadFailed',
};
const CHANGE: Request = {
  method: 'PATCH',
  path: /^\/v1\/recurring\/\w+$/,
  table: 'recurring_plans',
  lost: 'changeFailed',
};

let stripe: StripeDouble;
let walk: Walk;
let charityId: string;
beforeAll(async () => {
  stripe = await StripeDouble.start();
  walk = await Walk.start(stripe.environment, STRIPE_HOSTS);
  charityId = (await buildClaimedCharity(walk.installation.db, 'River Fund')).id;
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  await walk?.close();
  await stripe?.close();
});

/** A plan that a saved card pays, and the open question for another one. */
interface Asked {
  planId: string;
  speech: Speech;
  /** What the browser sent to Stripe. */
  sent: string[];
  /** How many cards the donor types. */
  typed: number;
}

interface Walked {
  scene: Scene;
  place: Place;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const save = (page: Page, { say }: Speech) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say('save'), exact: true })
    .click();
const seeSaved = (page: Page, { say }: Speech) =>
  page.locator('.done-note').getByText(say('sourceChanged')).waitFor();

/** Begins a recurring gift as a guest, comes by the mailed link, and types another card. */
async function askAsGuest({ scene: { page }, place }: Walked): Promise<Asked> {
  const speech = speechAt('my', place);
  const email = `${newId('user')}@example.org`;
  const begun = await giveMonthly(
    { url: walk.url, db: walk.installation.db },
    { charityId, email, token: CARD },
  );
  await saveLocale(walk.installation.db, begun.userId, place.language);
  const sent = await serveStripeForm(page.context(), stripe.url);
  await comeByNewLink(page, walk, email);
  await page.goto(`${walk.url}/my/plans/${begun.recurringId}`);
  await press(page, speech.say('changeSource'));
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  await card.getByLabel('Card number').fill(GOOD_CARD);
  await card.getByLabel('Expiration date').fill('12/40');
  await card.getByLabel('Security code').fill('123');
  return { planId: begun.recurringId, speech, sent, typed: 1 };
}

/** Begins a recurring gift with an account that has two cards, signs in, and asks to pay with the other one. */
async function askWithAccount({ scene: { page }, place }: Walked): Promise<Asked> {
  const { db } = walk.installation;
  const speech = speechAt('my', place);
  const { userId, key } = await buildActor(db, { name: 'Ada Lovelace' });
  const email = `${userId}@example.org`;
  await addLogin(db, userId, email);
  await speakTo(db, email, place.language);
  const { body: card } = await saveCard(walk.api, key, CARD);
  await saveCard(walk.api, key, CARD);
  const gift = { charity_id: charityId, amount: '25.00', currency: 'USD', source: card.source_id };
  const body = { ...gift, recurring: { frequency: 'monthly' } };
  const given = await walk.api.call<{ recurring_id: string }>('POST', '/v1/donations', { key, body });
  expect(given.status).toBe(201);
  const planId = given.body.recurring_id;
  await untilBegun(db, planId);
  await page.goto(`${walk.url}/my/plans/${planId}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await press(page, speech.say('changeSource'));
  await page.getByRole('dialog').locator('select').waitFor();
  return { planId, speech, sent: [], typed: 0 };
}

/** The plan has one other card, which was typed once and added once. */
async function expectOneNewCard({ planId, sent, typed }: Asked, first: string): Promise<void> {
  const values = [planId];
  const paid = 'FROM recurring_plans p JOIN payment_sources s ON s.user_id = p.donor_user_id WHERE p.id = $1';
  expect(await walk.count(`SELECT ${paid}`, values)).toBe(2);
  expect(await walk.count(`SELECT ${paid} AND s.id = p.source AND s.id <> $2`, [planId, first])).toBe(1);
  expect(sent.filter((body) => body.includes(GOOD_CARD)).length).toBe(typed);
  expect(await walk.count('SELECT FROM donations WHERE recurring_id = $1', values)).toBe(1);
}

async function readSource(planId: string): Promise<string> {
  const query = 'SELECT source FROM recurring_plans WHERE id = $1';
  const [plan] = await selectRows<{ source: string }>(walk.installation.db, query, [planId]);
  return plan?.source ?? 'none';
}

type Ask = (walked: Walked) => Promise<Asked>;

async function killDuring(ask: Ask, request: Request, moment: Moment, walked: Walked): Promise<void> {
  const { page, api } = walked.scene;
  const asked = await ask(walked);
  const { speech } = asked;
  const first = await readSource(asked.planId);
  const { killed } = await killAt(moment, walked.scene, request);
  await save(page, speech);
  await killed;
  if (moment === 'after the answer' && request === CHANGE) {
    await seeSaved(page, speech);
    await api.restart();
  } else {
    // The card may be added, but then the plan cannot be changed.
    const { lost } = moment === 'after the answer' ? CHANGE : request;
    await page.getByRole('dialog').getByText(speech.say(lost)).waitFor();
    await expectToFit(page);
    await api.restart();
    await save(page, speech);
    await seeSaved(page, speech);
  }
  await expectOneNewCard(asked, first);
}

describe.each(namedPlaces)('in %s on a %s', (_language, _screen, place) => {
  it.each(MOMENTS)(
    'with an account, the plan changes and the API is killed %s',
    (moment) => walk.as(place, (scene) => killDuring(askWithAccount, CHANGE, moment, { scene, place })),
    TEST_TIMEOUT_MS,
  );

  it.each(MOMENTS)(
    'as a guest, the card is added and the API is killed %s',
    (moment) => walk.as(place, (scene) => killDuring(askAsGuest, ADD, moment, { scene, place })),
    TEST_TIMEOUT_MS,
  );

  it.each(MOMENTS)(
    'as a guest, the plan changes and the API is killed %s',
    (moment) => walk.as(place, (scene) => killDuring(askAsGuest, CHANGE, moment, { scene, place })),
    TEST_TIMEOUT_MS,
  );
});
