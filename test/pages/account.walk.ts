/** People get in: they sign in, register, confirm their address, let an application in, and open the gifts of a guest. */
import { type Page } from 'playwright-core';
import { authorizationUrl } from '../support/authorization';
import { buildClaimedCharity } from '../long/browser/give-form';
import { giveMonthly } from '../long/browser/guest-pages';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { buildClient } from '../support/oauth';
import { linkTo } from '../support/sign-up';
import { serveText, type TextServer } from '../doubles/text-server';
import {
  addAccount,
  countOf,
  fillSignIn,
  type Form,
  type Person,
  seeTitle,
  SIGN_IN,
  signInAt,
  toForm,
  walkForms,
} from './form-walk';
import {
  ASK_BUTTON,
  askForGuestLink,
  comeByNewLink,
  OPEN_BUTTON,
  readGuestLink,
  seeGifts,
} from './guest-link';
import { Walk } from './walk';

const CONSENT = 'form[action$="/consent"] button[value=allow]';
const REGISTER = 'form[action$="/register"] button';

let walk: Walk;
let application: TextServer;
let charityId: string;
beforeAll(async () => {
  walk = await Walk.start();
  application = await serveText('Back at the application');
  charityId = (await buildClaimedCharity(walk.installation.db, 'River Fund')).id;
}, TEST_TIMEOUT_MS);
afterAll(async () => {
  await walk?.close();
  await application?.close();
});

async function register({ page, email }: Person): Promise<void> {
  await page.goto(`${walk.url}/account/register`);
  await fillRegistration(page, email);
  await page.locator(REGISTER).click();
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.locator('input[name=name]').fill('Ada Lovelace');
  await fillSignIn(page, email);
}

async function signIn(person: Person): Promise<void> {
  await signInAt(walk, person, '/my');
  await person.page.waitForURL('**/my');
}

const giveAsGuest = ({ email }: Person) =>
  giveMonthly({ url: walk.url, db: walk.installation.db }, { charityId, email });

/** One guest reaches what the address gave. */
async function expectOneReader({ email }: Person): Promise<void> {
  const readers =
    'SELECT FROM guests WHERE email = $1 AND confirmed_at IS NOT NULL AND taken_over_by IS NULL';
  expect(await walk.count(readers, [email])).toBe(1);
}

const FORMS: Record<string, Form> = {
  'sign in': {
    path: /^\/interaction\/[\w-]+\/sign-in$/,
    table: 'rate_windows',
    button: SIGN_IN,
    async come(person) {
      await addAccount(walk, person);
      await person.page.goto(`${walk.url}/my`);
    },
    fill: fillSignIn,
    async arrive({ page }) {
      await page.waitForURL('**/my');
      await page.locator('main .empty').waitFor();
    },
    async expectOneEffect(person) {
      const sessions = `JOIN oauth_records r ON r.user_id = l.user_id AND r.model = 'Session'`;
      expect(await countOf(walk, sessions, person)).toBe(1);
    },
  },
  register: {
    path: /^\/account\/register$/,
    table: 'rate_windows',
    button: REGISTER,
    answer: 'checkMail',
    comeBack: toForm,
    async come({ page }) {
      await page.goto(`${walk.url}/account/register`);
    },
    fill: fillRegistration,
    arrive: (person) => seeTitle(person, 'checkMail'),
    async expectOneEffect(person) {
      // The account is made after the answer.
      await linkTo(walk.api, person.email, '');
      expect(await countOf(walk, `JOIN users u ON u.id = l.user_id`, person)).toBe(1);
      expect(await countOf(walk, `JOIN mail_tokens t ON t.user_id = l.user_id`, person)).toBe(1);
      expect(
        await countOf(walk, `JOIN users u ON u.id = l.user_id AND u.locale = '${person.language}'`, person),
      ).toBe(1);
    },
  },
  'confirm the address': {
    path: /^\/account\/confirm$/,
    table: 'user_logins',
    button: 'form[action="/account/confirm"] button',
    answer: 'addressConfirmed',
    async come(person) {
      await register(person);
      await person.page.goto(walk.url + (await linkTo(walk.api, person.email, '')));
    },
    arrive: (person, isSpent) => seeTitle(person, isSpent ? 'badLink' : 'addressConfirmed'),
    async expectOneEffect(person) {
      await signIn(person);
      expect(
        await countOf(walk, 'JOIN mail_tokens t ON t.user_id = l.user_id AND t.used_at IS NOT NULL', person),
      ).toBe(1);
      expect(
        await walk.count('SELECT FROM user_logins WHERE email = $1 AND confirmed_at IS NOT NULL', [
          person.email,
        ]),
      ).toBe(1);
    },
  },
  'let an application in': {
    path: /^\/interaction\/[\w-]+\/consent$/,
    table: 'oauth_records',
    button: CONSENT,
    async come(person) {
      const { page } = person;
      await addAccount(walk, person);
      const client = await buildClient(walk.api, { redirect_uris: [application.url] });
      await page.goto(authorizationUrl(walk.api, client, { redirect_uri: application.url }).href);
      await fillSignIn(page, person.email);
      await page.locator(SIGN_IN).click();
    },
    async arrive({ page }) {
      await page.waitForURL(`${application.url}?code=*`);
    },
    async expectOneEffect(person) {
      for (const model of ['Grant', 'AuthorizationCode']) {
        const made = `JOIN oauth_records r ON r.user_id = l.user_id AND r.model = '${model}'`;
        expect([model, await countOf(walk, made, person)]).toEqual([model, 1]);
      }
    },
  },
  'ask for the link of a guest': {
    path: /^\/account\/guest$/,
    table: 'rate_windows',
    button: ASK_BUTTON,
    answer: 'checkMail',
    comeBack: toForm,
    async come(person) {
      await giveAsGuest(person);
      await person.page.goto(`${walk.url}/account/guest`);
    },
    fill: (page, email) => page.locator('input[name=email]').fill(email),
    arrive: (person) => seeTitle(person, 'checkMail'),
    async expectOneEffect(person) {
      const { page, email } = person;
      await page.goto(await readGuestLink(walk, email));
      await page.locator(OPEN_BUTTON).click();
      await seeGifts(page);
      await expectOneReader(person);
    },
  },
  'open the link of a guest': {
    path: /^\/account\/guest\/open$/,
    table: 'guest_links',
    button: OPEN_BUTTON,
    answer: 'giftsOpen',
    async come(person) {
      await giveAsGuest(person);
      const { page, email } = person;
      await askForGuestLink(page, walk, email);
      await page.goto(await readGuestLink(walk, email));
    },
    async arrive(person, isSpent) {
      if (!isSpent) return seeGifts(person.page);
      await seeTitle(person, 'badLink');
      await comeByNewLink(person.page, walk, person.email);
    },
    expectOneEffect: expectOneReader,
  },
};

walkForms(FORMS, () => walk);
