/** People change how they pay and which mails they get, while the API is killed at every moment. */
import { type Page } from 'playwright-core';
import { type KeyOf } from '../../texts/languages';
import { type Speech } from '../../web/common/words';
import { buildActor } from '../factories';
import { buildSource } from '../factories/source';
import { fillCard, findCardForm, GOOD_CARD } from '../long/browser/give-form';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { addLogin, PASSWORD, speakTo } from '../support/oauth';
import { expectToFit } from '../support/pages';
import { killAt, MOMENTS, type Moment, type Scene, type Target } from './kill-at';
import { namedPlaces, type Place, speechAt } from './places';
import { Walk } from './walk';

type Key = KeyOf<'my-account'>;
type Say = Speech<Key>['say'];

interface Change extends Target {
  /** The page, and what shows that it is there. */
  at: string;
  shows: string;
  /** Comes to the button that sends the request. */
  prepare: (page: Page, say: Say) => Promise<void>;
  press: (page: Page, say: Say) => Promise<void>;
  done: Key;
  /** The one row that is there afterwards. `$1` is the user. */
  after: string;
}

const SOURCE = /^\/v1\/users\/me\/payment-sources\/\w+$/;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const save = (page: Page, say: Say) => press(page, say('save'));
const nothing = async () => undefined;

const CHANGES: Record<string, Change> = {
  'add a card': {
    at: '/my/sources/new/card',
    shows: 'main iframe',
    method: 'POST',
    path: /^\/v1\/users\/me\/payment-sources$/,
    table: 'payment_sources',
    prepare: async (page) => fillCard(await findCardForm(page), GOOD_CARD),
    press: save,
    done: 'done:source_added',
    after: "payment_sources WHERE user_id = $1 AND exp_year = 2099 AND status = 'ready'",
  },
  'make a card the default': {
    at: '/my/sources',
    shows: '.entry',
    method: 'PATCH',
    path: SOURCE,
    table: 'payment_sources',
    prepare: nothing,
    press: (page, say) => press(page, `${say('makeDefault')}: Visa •••• 4242`),
    done: 'done:source_default',
    after: 'payment_sources WHERE user_id = $1 AND is_default',
  },
  'remove a card': {
    at: '/my/sources',
    shows: '.entry',
    method: 'DELETE',
    path: SOURCE,
    table: 'payment_sources',
    prepare: (page, say) => press(page, `${say('remove')}: Visa •••• 4242`),
    press: (page, say) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('remove'), exact: true })
        .click(),
    done: 'done:source_removed',
    after: 'payment_sources WHERE user_id = $1 AND removed_at IS NOT NULL',
  },
  'choose mails': {
    at: '/my/mails',
    shows: 'main form',
    method: 'PATCH',
    path: /^\/v1\/users\/me$/,
    table: 'mails_switched_off',
    prepare: (page) => page.locator('input[type=checkbox]').first().uncheck(),
    press: save,
    done: 'done:mails_saved',
    after: 'mails_switched_off WHERE user_id = $1',
  },
};

let walk: Walk;
beforeAll(async () => {
  walk = await Walk.start();
}, TEST_TIMEOUT_MS);
afterAll(() => walk?.close());

/** Signs in somebody who has a card. */
async function come(page: Page, { at, shows }: Change, { language }: Place): Promise<string> {
  const { db } = walk.installation;
  const { userId } = await buildActor(db, { name: 'Ada Lovelace' });
  const email = `${userId}@example.org`;
  await addLogin(db, userId, email);
  await speakTo(db, email, language);
  await buildSource(db, userId);
  await page.goto(walk.url + at);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator(shows).first().waitFor();
  return userId;
}

async function killDuring(change: Change, moment: Moment, { scene, place }: { scene: Scene; place: Place }) {
  const { page, api } = scene;
  const { say } = speechAt('my-account', place);
  const userId = await come(page, change, place);
  await change.prepare(page, say);
  const { killed } = await killAt(moment, scene, change);
  await change.press(page, say);
  await killed;
  if (moment !== 'after the answer') await page.getByRole('alert').getByText(say('unavailable')).waitFor();
  await expectToFit(page);
  await api.restart();
  if (moment !== 'after the answer') await change.press(page, say);
  await page.locator('.done-note').getByText(say(change.done)).waitFor();
  expect(await walk.count(`SELECT FROM ${change.after}`, [userId])).toBe(1);
}

describe.each(namedPlaces)('in %s on a %s', (_language, _screen, place) => {
  describe.each(Object.entries(CHANGES))('to %s', (_name, change) => {
    it.each(MOMENTS)(
      'the API is killed %s',
      (moment) => walk.as(place, (scene) => killDuring(change, moment, { scene, place })),
      TEST_TIMEOUT_MS,
    );
  });
});
