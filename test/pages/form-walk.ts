/** People send a form of the account in three languages, on a phone and a desktop, while the API is killed at every moment. */
import { type Page } from 'playwright-core';
import { type Key } from '../../api/identity/language';
import { newId } from '../../new-id';
import { speak } from '../../texts/languages';
import { TEST_TIMEOUT_MS } from '../support/installation';
import { buildPerson, PASSWORD, speakTo } from '../support/oauth';
import { dropFaults, expectToFit } from '../support/pages';
import { waitFor } from '../support/wait';
import { killAt, MOMENTS, type Moment, type Scene } from './kill-at';
import { namedPlaces, type Place } from './places';
import { type Walk } from './walk';

/** Somebody at a form, in front of its button. */
export interface Person {
  email: string;
  page: Page;
  language: Place['language'];
}

export interface Form {
  path: RegExp;
  table: string;
  button: string;
  /** The title of the page that answers. Absent if the answer leads elsewhere. */
  answer?: Key;
  /** Comes back to the form at this address after the answer was lost. Absent if the person presses "Back". */
  comeBack?: (person: Person, address: string) => Promise<unknown>;
  /** Brings the person to the form. */
  come: (person: Person) => Promise<void>;
  fill?: (page: Page, email: string) => Promise<void>;
  /** Ends where the form leads. `isSpent`: the form had its effect before its answer was lost. */
  arrive: (person: Person, isSpent: boolean) => Promise<void>;
  expectOneEffect: (person: Person) => Promise<void>;
}

/** A browser keeps no page behind the lost answer of a form that was sent to the address of its own page. */
export const toForm: Form['comeBack'] = ({ page }, address) => page.goto(address);

export const SIGN_IN = 'form[action$="/sign-in"] button';

/** Waits for a page with one of these titles. */
export async function seeTitle({ page, language }: Person, ...keys: Key[]): Promise<void> {
  const titles = keys.map((key) =>
    page.getByRole('heading', { level: 1, name: speak('account', language)(key), exact: true }),
  );
  await titles.reduce((one, other) => one.or(other)).waitFor();
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
}

/** Gives the person an account that speaks their language. Returns the user's id. */
export async function addAccount(walk: Walk, person: Person): Promise<string> {
  const { email, userId } = await buildPerson(walk.api);
  person.email = email;
  await speakTo(walk.installation.db, email, person.language);
  return userId;
}

/** Opens a page that asks for a sign-in, and signs in. */
export async function signInAt(walk: Walk, { page, email }: Person, path: string): Promise<void> {
  await page.goto(walk.url + path);
  await fillSignIn(page, email);
  await page.locator(SIGN_IN).click();
}

/** The number of rows that belong to the login of the person, which is `l` in the query. */
export function countOf(walk: Walk, query: string, { email }: Person): Promise<number> {
  return walk.count(`SELECT FROM user_logins l ${query} WHERE l.email = $1`, [email]);
}

interface Walked {
  scene: Scene;
  place: Place;
}

interface Lost {
  person: Person;
  /** The page of the form. */
  address: string;
}

/** Sends the form and loses the answer. The API is back afterwards, and the page is where the browser left it. */
async function loseAnswer(form: Form, moment: Moment, { scene, place }: Walked): Promise<Lost> {
  const { page, api } = scene;
  const person = { email: `${newId('user')}@example.org`, page, language: place.language };
  await form.come(person);
  await page.locator(form.button).waitFor();
  await form.fill?.(page, person.email);
  await expectToFit(page);
  const address = page.url();
  const { killed } = await killAt(moment, scene, { ...form, method: 'POST' });
  // oxlint-disable-next-line typescript/no-deprecated -- without it, the click waits for an answer that never comes
  await page.locator(form.button).click({ noWaitAfter: true });
  await killed;
  if (moment === 'after the answer' && form.answer !== undefined) await seeTitle(person, form.answer);
  else await waitFor('the page of the browser', async () => page.url().startsWith(BROWSERS_OWN));
  await api.restart();
  return { person, address };
}

/** The page on which Chromium says that the connection is lost. */
const BROWSERS_OWN = 'chrome-error:';

/** A link that was used says so on a page of this status. */
function forgiveUsedLink({ faults }: Scene): void {
  dropFaults(faults, 'status of 422');
}

async function resend(form: Form, moment: Moment, walked: Walked): Promise<void> {
  const { scene } = walked;
  const { person } = await loseAnswer(form, moment, walked);
  await scene.page.reload();
  await form.arrive(person, moment === 'before the answer' || moment === 'after the answer');
  await form.expectOneEffect(person);
  forgiveUsedLink(scene);
}

async function comeBack(form: Form, walked: Walked): Promise<void> {
  const { page } = walked.scene;
  const { person, address } = await loseAnswer(form, 'before the answer', walked);
  if (form.comeBack === undefined) await page.goBack();
  else await form.comeBack(person, address);
  await page.locator('main h1').waitFor();
  // The page behind a used link says so, and has no form.
  if (await page.locator(form.button).isVisible()) {
    await form.fill?.(page, person.email);
    await page.locator(form.button).click();
  }
  await form.arrive(person, true);
  await form.expectOneEffect(person);
  forgiveUsedLink(walked.scene);
}

/** Walks each form in each place. `walkOf` is called inside the tests, once the walk has begun. */
export function walkForms(forms: Record<string, Form>, walkOf: () => Walk): void {
  describe.each(namedPlaces)('in %s on a %s', (_language, _screen, place) => {
    const as = (go: (walked: Walked) => Promise<void>) => walkOf().as(place, (scene) => go({ scene, place }));
    describe.each(Object.entries(forms))('to %s', (_name, form) => {
      it.each(MOMENTS)(
        'the API is killed %s, and the browser sends the form again',
        (moment) => as((walked) => resend(form, moment, walked)),
        TEST_TIMEOUT_MS,
      );

      it(
        'the answer is lost, and the person comes back to the form and sends it again',
        () => as((walked) => comeBack(form, walked)),
        TEST_TIMEOUT_MS,
      );
    });
  });
}
