/** Donors change recurring gifts in three languages, on a phone and a desktop, while the API is killed at every moment. */
import { type Page } from 'playwright-core';
import { type Key, type Speech } from '../../web/my/words';
import { buildActor } from '../factories';
import { call } from '../support/api';
import { buildClaimedCharity, fillCard, findCardForm, GOOD_CARD } from '../long/browser/give-form';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { addLogin, PASSWORD, speakTo } from '../support/oauth';
import { expectToFit } from '../support/pages';
import { killAt, MOMENTS, type Moment, type Scene } from './kill-at';
import { namedPlaces, type Place, speechAt } from './places';
import { Walk } from './walk';
import { untilBegun } from '../support/plans';

interface Action {
  method: 'POST' | 'PATCH';
  path: RegExp;
  /** The button on the page. */
  button: Key;
  /** What the request locks, if not the plan. */
  table?: string;
  /** Another request follows, which a dead API does not answer. */
  isFollowed?: true;
  /** The button that confirms the question. */
  confirm: Key;
  fill?: (page: Page) => Promise<void>;
  done: Key;
  /** The state of the plan before, and what is true of it afterwards. */
  isPaused?: true;
  after: string;
  /** The event that subscribers get once. */
  event: string;
}

const PLAN = String.raw`^\/v1\/recurring\/\w+`;
const fillAmount = (page: Page) => page.getByRole('dialog').locator('input').fill('31');

/** Nothing is saved yet, so the question shows the form for a card at once. */
const typeCard = async (page: Page) => fillCard(await findCardForm(page), GOOD_CARD);

const ACTIONS: Record<string, Action> = {
  pause: {
    method: 'POST',
    path: new RegExp(`${PLAN}/pause$`),
    button: 'pause',
    confirm: 'pause',
    done: 'paused',
    after: "status = 'paused'",
    event: 'recurring.paused',
  },
  resume: {
    method: 'POST',
    path: new RegExp(`${PLAN}/resume$`),
    button: 'resume',
    confirm: 'resume',
    done: 'resumed',
    isPaused: true,
    after: "status = 'active'",
    event: 'recurring.resumed',
  },
  skip: {
    method: 'POST',
    path: new RegExp(`${PLAN}/skip$`),
    button: 'skip',
    confirm: 'skip',
    done: 'skipped',
    after: `(SELECT count(*) FROM recurring_occurrences
      WHERE recurring_id = recurring_plans.id AND status = 'skipped') = 1`,
    event: 'recurring.updated',
  },
  'change the amount': {
    method: 'PATCH',
    path: new RegExp(`${PLAN}$`),
    button: 'changeAmount',
    confirm: 'save',
    fill: fillAmount,
    done: 'amountChanged',
    after: 'amount_minor = 3100',
    event: 'recurring.updated',
  },
  'enter another card': {
    method: 'POST',
    path: /^\/v1\/users\/me\/payment-sources$/,
    table: 'payment_sources',
    isFollowed: true,
    button: 'changeSource',
    confirm: 'save',
    fill: typeCard,
    done: 'sourceChanged',
    after: `(SELECT array_agg(id) FROM payment_sources WHERE user_id = donor_user_id) = ARRAY[source]`,
    event: 'recurring.updated',
  },
  cancel: {
    method: 'POST',
    path: new RegExp(`${PLAN}/cancel$`),
    button: 'cancelPlan',
    confirm: 'cancelPlan',
    done: 'cancelled',
    after: "status = 'cancelled'",
    event: 'recurring.cancelled',
  },
};

let walk: Walk;
let charity: { id: string; name: string };
beforeAll(async () => {
  walk = await Walk.start();
  charity = await buildClaimedCharity(walk.installation.db, 'River Fund');
}, TEST_TIMEOUT_MS);
afterAll(() => walk?.close());

interface Planned {
  planId: string;
  accountId: string;
}

/** Signs a new donor in, and opens the page of the recurring gift that the donor has begun. */
async function openPlan(page: Page, { language }: Place, isPaused: boolean): Promise<Planned> {
  const donor = await buildActor(walk.installation.db, { name: 'Ada Lovelace' });
  const email = `${donor.userId}@example.org`;
  await addLogin(walk.installation.db, donor.userId, email);
  await speakTo(walk.installation.db, email, language);
  const gift = {
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    source: 'card_succeeds',
    recurring: { frequency: 'monthly' },
  };
  const { key } = donor;
  const { status, body } = await call<{ recurring_id: string }>(walk.url, 'POST', '/v1/donations', {
    key,
    body: gift,
  });
  expect(status).toBe(201);
  const planId = body.recurring_id;
  await untilBegun(walk.installation.db, planId);
  if (isPaused) await call(walk.url, 'POST', `/v1/recurring/${planId}/pause`, { key, body: {} });
  await page.goto(`${walk.url}/my/plans/${planId}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('main .actions').waitFor();
  return { planId, accountId: donor.accountId };
}

async function press(page: Page, { say }: Speech, { button, confirm, fill }: Action): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(button), exact: true })
    .click();
  await fill?.(page);
  await pressConfirm(page, say(confirm));
}

const pressConfirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** The question is still open after a lost answer. */
async function pressAgain(page: Page, { say }: Speech, { confirm }: Action): Promise<void> {
  await page.getByRole('alert').getByText(say('changeFailed')).waitFor();
  await pressConfirm(page, say(confirm));
}

const seeDone = (page: Page, { say }: Speech, { done }: Action) =>
  page.locator('.done-note').getByText(say(done)).waitFor();

async function expectOneEffect({ planId, accountId }: Planned, { after, event, method }: Action) {
  expect(await walk.count(`SELECT FROM recurring_plans WHERE id = $1 AND ${after}`, [planId])).toBe(1);
  const events = await walk.count(
    "SELECT FROM events WHERE data->>'recurring_id' = $1 AND account_id = $2 AND name = $3",
    [planId, accountId, event],
  );
  // Setting the same amount twice is announced twice.
  if (method === 'POST') expect(events).toBe(1);
  else expect(events).toBeGreaterThan(0);
}

async function killDuring(action: Action, moment: Moment, { scene, place }: { scene: Scene; place: Place }) {
  const { page, api } = scene;
  const speech = speechAt('my', place);
  const planned = await openPlan(page, place, action.isPaused === true);
  const { killed } = await killAt(moment, scene, { table: 'recurring_plans', ...action });
  await press(page, speech, action);
  await killed;
  if (moment === 'after the answer' && action.isFollowed !== true) {
    await seeDone(page, speech, action);
    await api.restart();
  } else {
    await page.getByRole('alert').getByText(speech.say('changeFailed')).waitFor();
    await api.restart();
    await pressAgain(page, speech, action);
    await seeDone(page, speech, action);
  }
  await expectOneEffect(planned, action);
}

describe.each(namedPlaces)('in %s on a %s', (_language, _screen, place) => {
  it(
    'a recurring gift is paused, resumed, skipped, changed and cancelled',
    () =>
      walk.as(place, async ({ page }) => {
        const speech = speechAt('my', place);
        const planned = await openPlan(page, place, false);
        for (const action of Object.values(ACTIONS)) {
          await press(page, speech, action);
          await seeDone(page, speech, action);
          await expectToFit(page);
        }
        const values = [planned.planId];
        expect(
          await walk.count("SELECT FROM recurring_plans WHERE id = $1 AND status = 'cancelled'", values),
        ).toBe(1);
      }),
    TEST_TIMEOUT_MS,
  );

  describe.each(Object.entries(ACTIONS))('to %s', (_name, action) => {
    it.each(MOMENTS)(
      'the API is killed %s',
      (moment) => walk.as(place, (scene) => killDuring(action, moment, { scene, place })),
      TEST_TIMEOUT_MS,
    );
  });
});
