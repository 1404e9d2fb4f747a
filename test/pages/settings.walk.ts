/** People change their account: their cards, their mails, their password, where they are signed in, and what they manage. */
import { readConfig } from '../../config';
import { createSecretBox } from '../../gateways';
import { unsubscribeToken } from '../../domain/mails/unsubscribe-token';
import { buildActor } from '../factories';
import { buildSource } from '../factories/source';
import { FormBrowser } from '../support/browser';
import { buildClaimedCharity } from '../long/browser/give-form';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { signIn } from '../support/own-clients';
import { linkTo } from '../support/sign-up';
import {
  addAccount,
  countOf,
  type Form,
  type Person,
  seeTitle,
  SIGN_IN,
  signInAt,
  toForm,
  walkForms,
} from './form-walk';
import { Walk } from './walk';

const NEW_PASSWORD = 'seven rivers meet below the mill';
const OTHER_BROWSER = 'a[href*="end="]';
const SOURCES = '/account/sources';

let walk: Walk;
let charityId: string;
let memberKey: string;
beforeAll(async () => {
  walk = await Walk.start();
  const { db } = walk.installation;
  charityId = (await buildClaimedCharity(db, 'River Fund')).id;
  memberKey = (await buildActor(db, { memberOf: charityId })).key;
}, TEST_TIMEOUT_MS);
afterAll(() => walk?.close());

/** Signs in at the page that lists one card. */
async function openSources(person: Person): Promise<void> {
  await buildSource(walk.installation.db, await addAccount(walk, person));
  await signInAt(walk, person, SOURCES);
}

async function expectCards(person: Person, condition: string, expected: number): Promise<void> {
  const cards = `JOIN payment_sources s ON s.user_id = l.user_id AND ${condition}`;
  expect(await countOf(walk, cards, person)).toBe(expected);
}

async function invite({ email }: Person): Promise<void> {
  const path = `/v1/charities/${charityId}/invitations`;
  expect((await walk.api.call('POST', path, { key: memberKey, body: { email } })).status).toBe(201);
}

const FORMS: Record<string, Form> = {
  'add a card': {
    path: /^\/account\/sources\/add$/,
    table: 'payment_sources',
    button: 'form[action="/account/sources/add"] button',
    async come(person) {
      await addAccount(walk, person);
      await signInAt(walk, person, SOURCES);
    },
    async arrive({ page }) {
      await page.getByText('Visa •••• 4242').waitFor();
    },
    expectOneEffect: (person) => expectCards(person, 's.is_default', 1),
  },
  'make a card the default': {
    path: /^\/account\/sources\/default$/,
    table: 'payment_sources',
    button: 'form[action="/account/sources/default"] button',
    come: openSources,
    async arrive({ page }) {
      await page.locator('.named .pill.good').waitFor();
    },
    expectOneEffect: (person) => expectCards(person, 's.is_default', 1),
  },
  'remove a card': {
    path: /^\/account\/sources\/remove$/,
    table: 'payment_sources',
    button: 'form[action="/account/sources/remove"] button.primary',
    async come(person) {
      await openSources(person);
      await person.page.locator('form[action="/account/sources/remove"] button').click();
    },
    // A form asked for the question, and a browser does not send that again by itself.
    comeBack: ({ page }) => page.goto(walk.url + SOURCES),
    async arrive({ page }) {
      await page.getByText('Visa •••• 4242').waitFor({ state: 'detached' });
      await page.locator('form[action="/account/sources/add"]').waitFor();
    },
    expectOneEffect: (person) => expectCards(person, 's.removed_at IS NOT NULL', 1),
  },
  'choose mails': {
    path: /^\/account\/mail$/,
    table: 'mails_switched_off',
    button: 'form[action="/account/mail"] button',
    comeBack: toForm,
    async come(person) {
      await addAccount(walk, person);
      await signInAt(walk, person, '/account/mail');
    },
    fill: (page) => page.locator('input[type=checkbox]').first().uncheck(),
    async arrive({ page }) {
      await page.locator('input[type=checkbox]:not(:checked)').waitFor();
    },
    async expectOneEffect(person) {
      expect(await countOf(walk, 'JOIN mails_switched_off o ON o.user_id = l.user_id', person)).toBe(1);
    },
  },
  'stop mails by their link': {
    path: /^\/account\/unsubscribe$/,
    table: 'mails_switched_off',
    button: 'form[action^="/account/unsubscribe"] button',
    answer: 'switchedOff',
    comeBack: toForm,
    async come(person) {
      const userId = await addAccount(walk, person);
      const token = unsubscribeToken(createSecretBox(readConfig({}).dataKeys), userId, 'card_expiring');
      await person.page.goto(`${walk.url}/account/unsubscribe?token=${token ?? ''}`);
    },
    arrive: (person) => seeTitle(person, 'switchedOff'),
    async expectOneEffect(person) {
      expect(await countOf(walk, 'JOIN mails_switched_off o ON o.user_id = l.user_id', person)).toBe(1);
    },
  },
  'accept an invitation': {
    path: /^\/account\/invitation$/,
    table: 'charity_invitations',
    button: 'form[action="/account/invitation"] button',
    answer: 'member',
    async come(person) {
      await addAccount(walk, person);
      await invite(person);
      await signInAt(walk, person, await linkTo(walk.api, person.email, ''));
    },
    // The form can be sent again. The link that led to it works once.
    arrive: (person, isSpent) =>
      isSpent ? seeTitle(person, 'member', 'badLink') : seeTitle(person, 'member'),
    async expectOneEffect(person) {
      expect(await countOf(walk, 'JOIN charity_members m ON m.user_id = l.user_id', person)).toBe(1);
    },
  },
  'set a new password': {
    path: /^\/account\/new-password$/,
    table: 'user_logins',
    button: 'form[action="/account/new-password"] button',
    answer: 'passwordChanged',
    async come(person) {
      await addAccount(walk, person);
      const { page, email } = person;
      await page.goto(`${walk.url}/account/forgotten`);
      await page.locator('input[name=email]').fill(email);
      await page.locator('form[action="/account/forgotten"] button').click();
      await page.goto(walk.url + (await linkTo(walk.api, email, '')));
    },
    fill: (page) => page.locator('input[name=password]').fill(NEW_PASSWORD),
    arrive: (person, isSpent) => seeTitle(person, isSpent ? 'badLink' : 'passwordChanged'),
    async expectOneEffect(person) {
      const { page, email } = person;
      await page.goto(`${walk.url}/my`);
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill(NEW_PASSWORD);
      await page.locator(SIGN_IN).click();
      await page.waitForURL('**/my');
    },
  },
  'sign another browser out': {
    path: /^\/account\/sessions\/end$/,
    table: 'oauth_records',
    button: 'form[action="/account/sessions/end"] button',
    async come(person) {
      await addAccount(walk, person);
      const other = new FormBrowser(walk.url);
      await signIn(await other.open('/account/sessions'), other, person.email);
      await signInAt(walk, person, '/account/sessions');
      await person.page.locator(OTHER_BROWSER).click();
    },
    async arrive(person) {
      await seeTitle(person, 'linkSessions');
      expect(await person.page.locator(OTHER_BROWSER).count()).toBe(0);
    },
    async expectOneEffect(person) {
      const sessions = `JOIN oauth_records r ON r.user_id = l.user_id AND r.model = 'Session'`;
      expect(await countOf(walk, sessions, person)).toBe(1);
    },
  },
};

walkForms(FORMS, () => walk);
