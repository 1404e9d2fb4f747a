/** Sources: Stripe's form collects the numbers, and we keep what the donor may see. */
import { newId } from '../../../new-id';
import { StripeWorld } from './world';

let world: StripeWorld;
beforeAll(async () => {
  world = await StripeWorld.start();
});
afterAll(() => world.close());

async function newSource(kind: 'card' | 'ach', token?: string) {
  const userId = newId('user');
  const customer = await world.processor.createCustomer(userId);
  return { sourceId: newId('source'), userId, kind, customer, token };
}

/** What the form in the browser does. */
async function confirmByForm(clientSecret: string, method: string, path = 'confirm'): Promise<Response> {
  const [id = ''] = clientSecret.split('_secret_');
  return fetch(`${world.double.url}/v1/setup_intents/${id}/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${world.double.settings.publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: method }),
  });
}

const faultOn = (field: string) => ({
  code: 'VALIDATION_ERROR',
  details: { fields: [{ field, message: expect.any(String) as string }] },
});

it('makes one customer for a user', async () => {
  const userId = newId('user');
  const customer = await world.processor.createCustomer(userId);
  expect(await world.processor.createCustomer(userId)).toBe(customer);
  expect(world.double.world.findAny(customer ?? '')).toMatchObject({ metadata: { user_id: userId } });
});

it('adopts a card that the form made', async () => {
  const source = await world.processor.addSource(await newSource('card', 'pm_card_de'));
  expect(source).toMatchObject({
    reference: expect.stringMatching(/^pm_0/) as string,
    state: 'ready',
    setup: null,
    facts: { brand: 'visa', last4: '0016', expMonth: 12, expYear: 2099, country: 'DE' },
  });
  expect(source.facts.currencies).toContain('EUR');
});

it('begins a setup, which is ready when the form has confirmed it', async () => {
  const wish = await newSource('card');
  const begun = await world.processor.addSource(wish);
  expect(begun).toMatchObject({ reference: null, state: 'requires_action' });
  expect(begun.setup?.publishableKey).toBe(world.double.settings.publishableKey);
  expect(await world.processor.addSource(wish)).toEqual(begun);
  const read = () => world.processor.readSource({ ...wish, ...begun });
  expect(await read()).toMatchObject({ reference: null, state: 'requires_action', setup: begun.setup });
  expect((await confirmByForm(begun.setup?.clientSecret ?? '', 'pm_card_visa')).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'ready', facts: { last4: '4242', country: 'US' } });
  const adopted = await world.processor.addSource({
    ...wish,
    sourceId: newId('source'),
    token: begun.setupReference ?? '',
  });
  expect(adopted).toMatchObject({ state: 'ready', reference: (await read()).reference });
});

it.each([
  ['pm_usBankAccount', { bankName: 'STRIPE TEST BANK', currencies: ['USD'], country: 'US' }],
  ['pm_sepaDebit', { bankName: '37040044', currencies: ['EUR'], country: 'DE' }],
])('stores the mandate of %s', async (token, facts) => {
  const source = await world.processor.addSource(await newSource('ach', token));
  expect(source).toMatchObject({ state: 'ready', facts });
  expect(world.double.world.hasMandate(source.reference ?? '')).toBe(true);
});

it('waits for the micro-deposits of an account', async () => {
  const wish = await newSource('ach', 'pm_usBankAccount_microdeposits');
  const begun = await world.processor.addSource(wish);
  expect(begun).toMatchObject({ state: 'requires_action', reference: null });
  const [id = ''] = (begun.setup?.clientSecret ?? '').split('_secret_');
  await fetch(`${world.double.url}/v1/setup_intents/${id}/verify_microdeposits`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${world.double.settings.secretKey}` },
    body: new URLSearchParams({ 'amounts[0]': '32', 'amounts[1]': '45' }),
  });
  expect(await world.processor.readSource({ ...wish, ...begun })).toMatchObject({ state: 'ready' });
});

describe('refuses', () => {
  it('a card or setup of another donor', async () => {
    const other = await world.processor.addSource(await newSource('card', 'pm_card_visa'));
    const setup = await world.processor.addSource(await newSource('card'));
    for (const token of [other.reference ?? '', setup.setupReference ?? '']) {
      const adopting = world.processor.addSource(await newSource('card', token));
      await expect(adopting).rejects.toMatchObject(faultOn('processor_token'));
    }
  });

  it.each(['pm_unknown', 'seti_unknown', 'tok_visa', 'pm_card_attachDeclined', 'pm_usBankAccount', ''])(
    'the token "%s" for a card',
    async (token) => {
      const adopting = world.processor.addSource(await newSource('card', token));
      await expect(adopting).rejects.toMatchObject(faultOn('processor_token'));
    },
  );

  it('a wallet', async () => {
    const adopting = world.processor.addSource({ ...(await newSource('card')), kind: 'wallet' });
    await expect(adopting).rejects.toMatchObject(faultOn('kind'));
  });
});

it('forgets a removed card, and calls it disabled', async () => {
  const wish = await newSource('card', 'pm_card_visa');
  const source = await world.processor.addSource(wish);
  await world.processor.removeSource(source.reference ?? '');
  await world.processor.removeSource(source.reference ?? '');
  await world.processor.removeSource('pm_unknown');
  const gone = { state: 'disabled', reference: source.reference };
  expect(await world.processor.readSource({ ...wish, ...source })).toMatchObject(gone);
});

it('disables an account whose bank blocks debits', async () => {
  const wish = await newSource('ach', 'pm_usBankAccount');
  const source = await world.processor.addSource(wish);
  const terms = { isOffSession: false, isForPlan: false, amount: { currency: 'USD' as const, minor: 900n } };
  const names = { donationId: newId('donation'), source: source.reference ?? '', customer: wish.customer };
  const { reference } = await world.processor.charge({
    ...names,
    ...terms,
    kind: 'ach',
    idempotencyKey: newId('donation'),
  });
  world.double.settle({ payment_intent: reference ?? '' });
  world.double.returnDebit({ payment_intent: reference ?? '', code: 'R02' });
  expect(await world.processor.readSource({ ...wish, ...source })).toMatchObject({ state: 'disabled' });
});
