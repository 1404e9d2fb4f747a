/** People send the forms of the account in three languages, on a phone and a desktop, while the API is killed at every moment. */
import { type Page } from 'playwright-core';
import { de } from '../../api/identity/words/de';
import { en, type Key } from '../../api/identity/words/en';
import { es } from '../../api/identity/words/es';
import { newId } from '../../new-id';
import { authorizationUrl } from '../support/authorization';
import { buildClaimedCharity } from '../support/give-form';
import { giveMonthly } from '../support/guest-pages';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { buildClient, buildPerson, PASSWORD, speakTo } from '../support/oauth';
import { dropFaults, expectToFit } from '../support/pages';
import { linkTo } from '../support/sign-up';
import { serveText, type TextServer } from '../support/text-server';
import { waitFor } from '../support/wait';
import {
  ASK_BUTTON,
  askForGuestLink,
  comeByNewLink,
  OPEN_BUTTON,
  readGuestLink,
  seeGifts,
} from './guest-link';
import { killAt, MOMENTS, type Moment, type Scene } from './kill-at';
import { namedPlaces, type Place } from './places';
import { Walk } from './walk';

const WORDS = { en, de, es };

/** Somebody at a form, in front of its button. */
interface Person {
  email: string;
  page: Page;
  language: Place['language'];
}

interface Form {
  path: RegExp;
  table: string;
  button: string;
  /** The title of the page that answers. Absent if the answer leads elsewhere. */
  answer?: Key;
  /** Where the form is, if it is sent to its own address: then a browser keeps no page behind the lost answer. */
  address?: string;
  /** Brings the person to the form. */
  come: (person: Person) => Promise<void>;
  fill?: (page: Page, email: string) => Promise<void>;
  /** Ends where the form leads. `isSpent`: the form had its effect before its answer was lost. */
  arrive: (person: Person, isSpent: boolean) => Promise<void>;
  expectOneEffect: (person: Person) => Promise<void>;
}

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

const seeTitle = ({ page, language }: Person, key: Key) =>
  page.getByRole('heading', { level: 1, name: WORDS[language][key], exact: true }).waitFor();

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
}
const SIGN_IN = 'form[action$="/sign-in"] button';

async function addAccount(person: Person): Promise<void> {
  const { email } = await buildPerson(walk.api);
  person.email = email;
  await speakTo(walk.installation.db, email, person.language);
}

async function register({ page, email }: Person): Promise<void> {
  await page.goto(`${walk.url}/account/register`);
  await fillRegistration(page, email);
  await page.locator(REGISTER).click();
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.locator('input[name=name]').fill('Ada Lovelace');
  await fillSignIn(page, email);
}
const CONSENT = 'form[action$="/consent"] button[value=allow]';
const ADD_CARD = 'form[action="/account/sources/add"] button';
const REGISTER = 'form[action$="/register"] button';

async function signIn({ page, email }: Person): Promise<void> {
  await page.goto(`${walk.url}/my`);
  await fillSignIn(page, email);
  await page.locator(SIGN_IN).click();
  await page.waitForURL('**/my');
}

async function count(query: string, { email }: Person): Promise<number> {
  return walk.count(`SELECT FROM user_logins l ${query} WHERE l.email = $1`, [email]);
}

const giveAsGuest = ({ email }: Person) => giveMonthly(walk.pages, { charityId, email });

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
      await addAccount(person);
      await person.page.goto(`${walk.url}/my`);
    },
    fill: fillSignIn,
    async arrive({ page }) {
      await page.waitForURL('**/my');
      await page.locator('main .empty').waitFor();
    },
    async expectOneEffect(person) {
      const sessions = `JOIN oauth_records r ON r.user_id = l.user_id AND r.model = 'Session'`;
      expect(await count(sessions, person)).toBe(1);
    },
  },
  register: {
    path: /^\/account\/register$/,
    table: 'rate_windows',
    button: REGISTER,
    answer: 'checkMail',
    address: '/account/register',
    async come({ page }) {
      await page.goto(`${walk.url}/account/register`);
    },
    fill: fillRegistration,
    arrive: (person) => seeTitle(person, 'checkMail'),
    async expectOneEffect(person) {
      // The account is made after the answer.
      await linkTo(walk.api, person.email, '');
      expect(await count(`JOIN users u ON u.id = l.user_id`, person)).toBe(1);
      expect(await count(`JOIN mail_tokens t ON t.user_id = l.user_id`, person)).toBe(1);
      expect(
        await count(`JOIN users u ON u.id = l.user_id AND u.locale = '${person.language}'`, person),
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
        await count('JOIN mail_tokens t ON t.user_id = l.user_id AND t.used_at IS NOT NULL', person),
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
      await addAccount(person);
      const client = await buildClient(walk.api, { redirect_uris: [application.url] });
      await page.goto(authorizationUrl(walk.api, client, { redirect_uri: application.url }).href);
      await fillSignIn(page, person.email);
      await page.locator(SIGN_IN).click();
      await page.locator(CONSENT).waitFor();
    },
    async arrive({ page }) {
      await page.waitForURL(`${application.url}?code=*`);
    },
    async expectOneEffect(person) {
      for (const model of ['Grant', 'AuthorizationCode']) {
        const made = `JOIN oauth_records r ON r.user_id = l.user_id AND r.model = '${model}'`;
        expect([model, await count(made, person)]).toEqual([model, 1]);
      }
    },
  },
  'add a card': {
    path: /^\/account\/sources\/add$/,
    table: 'payment_sources',
    button: ADD_CARD,
    async come(person) {
      await addAccount(person);
      await person.page.goto(`${walk.url}/account/sources`);
      await fillSignIn(person.page, person.email);
      await person.page.locator(SIGN_IN).click();
      await person.page.locator(ADD_CARD).waitFor();
    },
    async arrive({ page }) {
      await page.getByText('Visa •••• 4242').waitFor();
    },
    async expectOneEffect(person) {
      expect(await count('JOIN payment_sources s ON s.user_id = l.user_id', person)).toBe(1);
    },
  },
  'ask for the link of a guest': {
    path: /^\/account\/guest$/,
    table: 'rate_windows',
    button: ASK_BUTTON,
    answer: 'checkMail',
    address: '/account/guest',
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

interface Walked {
  scene: Scene;
  place: Place;
}

/** Sends the form and loses the answer. The API is back afterwards, and the page is where the browser left it. */
async function loseAnswer(form: Form, moment: Moment, { scene, place }: Walked): Promise<Person> {
  const { page, api } = scene;
  const person = { email: `${newId('user')}@example.org`, page, language: place.language };
  await form.come(person);
  await form.fill?.(page, person.email);
  await expectToFit(page);
  const { killed } = await killAt(moment, scene, { ...form, method: 'POST' });
  await page.locator(form.button).click({ noWaitAfter: true });
  await killed;
  if (moment === 'after the answer' && form.answer !== undefined) await seeTitle(person, form.answer);
  else await waitFor('the page of the browser', async () => page.url().startsWith(BROWSERS_OWN));
  await api.restart();
  return person;
}

/** The page on which Chromium says that the connection is lost. */
const BROWSERS_OWN = 'chrome-error:';

/** A link that was used says so on a page of this status. */
function forgiveUsedLink({ faults }: Scene): void {
  dropFaults(faults, 'status of 422');
}

describe.each(namedPlaces)('in %s on a %s', (_language, _screen, place) => {
  describe.each(Object.entries(FORMS))('to %s', (_name, form) => {
    it.each(MOMENTS)(
      'the API is killed %s, and the browser sends the form again',
      (moment) =>
        walk.as(place, async (scene) => {
          const person = await loseAnswer(form, moment, { scene, place });
          await scene.page.reload();
          await form.arrive(person, moment === 'before the answer' || moment === 'after the answer');
          await form.expectOneEffect(person);
          forgiveUsedLink(scene);
        }),
      TEST_TIMEOUT_MS,
    );

    it(
      'the answer is lost, and the person comes back to the form and sends it again',
      () =>
        walk.as(place, async (scene) => {
          const { page } = scene;
          const person = await loseAnswer(form, 'before the answer', { scene, place });
          if (form.address === undefined) await page.goBack();
          else await page.goto(walk.url + form.address);
          await page.locator('main h1').waitFor();
          // The page behind a used link says so, and has no form.
          if (await page.locator(form.button).isVisible()) {
            await form.fill?.(page, person.email);
            await page.locator(form.button).click();
          }
          await form.arrive(person, true);
          await form.expectOneEffect(person);
          forgiveUsedLink(scene);
        }),
      TEST_TIMEOUT_MS,
    );
  });
});
