/** However often a browser sends one form of the page of sources, the processor begins one setup. */
import { runStatement } from '../../../db/database';
import { count } from '../../../db/rows';
import { paymentSources } from '../../../db/tables/sources';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type SetupIntent } from '../../doubles/stripe/objects';
import { StripeDouble } from '../../doubles/stripe/double';
import { startApi, type TestApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { buildPerson } from '../../support/oauth';
import { signIn } from '../../support/own-clients';

const SOURCES = '/account/sources';

let api: TestApi;
let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await StripeDouble.start();
  api = await startApi({}, undefined, undefined, { processor: createStripeProcessor(stripe.settings) });
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

interface Person {
  browser: FormBrowser;
  page: Visit;
  /** How many setups the processor has begun for this person, and how many rows are stored. */
  counts: () => Promise<[number, number]>;
}

async function enter(): Promise<Person> {
  const { email, userId } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  const page = await signIn(await browser.open(SOURCES), browser, email);
  const setups = () =>
    stripe.world.list<SetupIntent>('setup_intent').filter(({ metadata }) => metadata.user_id === userId);
  const rows = () => count(api.db, paymentSources, { userId });
  return { browser, page, counts: async () => [setups().length, await rows()] };
}

const add = ({ browser, page }: Person, kind: string, from: Visit = page) =>
  browser.send(from, `${SOURCES}/add`, { kind });

it('a form whose answer was lost before it was stored is sent again: one setup', async () => {
  const person = await enter();
  await runStatement(api.db, 'ALTER TABLE payment_sources ADD CONSTRAINT died CHECK (false) NOT VALID');
  expect((await add(person, 'card')).status).toBe(500);
  await runStatement(api.db, 'ALTER TABLE payment_sources DROP CONSTRAINT died');
  expect(await person.counts()).toEqual([1, 0]);
  expect((await add(person, 'card')).url).toContain(`${SOURCES}/source_`);
  expect(await person.counts()).toEqual([1, 1]);
});

it('a form that is sent three times at once, and again: one setup', async () => {
  const person = await enter();
  const visits = await Promise.all([1, 2, 3].map(() => add(person, 'card')));
  visits.push(await add(person, 'card'));
  expect(new Set(visits.map(({ url }) => url)).size).toBe(1);
  expect(await person.counts()).toEqual([1, 1]);
});

it('another choice in the same form, and the form of another showing, are not mixed up', async () => {
  const person = await enter();
  await add(person, 'card');
  await add(person, 'ach');
  expect(await person.counts()).toEqual([2, 2]);
  // A setup that is not finished is shown again.
  const again = await person.browser.open(SOURCES);
  await add(person, 'card', again);
  expect(await person.counts()).toEqual([2, 2]);
});

it('the form has a key of its own at each showing, and is refused without one', async () => {
  const person = await enter();
  const keyOn = ({ text }: Visit) => /name="form_key" value="([^"]+)"/.exec(text)?.[1];
  expect(keyOn(person.page)).not.toBe(keyOn(await person.browser.open(SOURCES)));
  const refused = await person.browser.send(person.page, `${SOURCES}/add`, { kind: 'card', form_key: '' });
  expect(refused.status).toBe(422);
  expect(await person.counts()).toEqual([0, 0]);
});

it('an old form does not bring back a source that was removed since', async () => {
  const person = await enter();
  const added = await add(person, 'card');
  const source_id = new URL(added.url).pathname.split('/').at(-1) ?? '';
  const removed = { source_id, confirmed: 'yes' };
  await person.browser.send(await person.browser.open(SOURCES), `${SOURCES}/remove`, removed);
  const again = await add(person, 'card');
  expect([again.status, new URL(again.url).pathname]).toEqual([200, SOURCES]);
  expect(await person.counts()).toEqual([1, 1]);
});
