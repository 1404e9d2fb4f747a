/** Stored sources follow Stripe's events, which arrive at the endpoint and are applied by the worker's pump. */
import { selectRows } from '../../../db/database';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { createLog } from '../../../log';
import { applyDueEvents } from '../../../worker/processor-event-job';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { startStripeApi, type StripeApi } from './stripe-api';
import { type PaymentMethod } from '../../doubles/stripe/objects';
import { find } from '../../../db/rows';
import { paymentSources } from '../../../db/tables/sources';

const SOURCES = '/v1/users/me/payment-sources';
const NEEDS_BANK = '4000002500003155';

let stripe: StripeApi;
let donor: BuiltActor;
beforeAll(async () => {
  stripe = await startStripeApi();
});
beforeEach(async () => {
  donor = await buildActor(stripe.api.db);
});
afterAll(() => stripe?.close());

type Sent = ReturnType<StripeApi['double']['signedEvents']>;

/** Sends what happened at Stripe during `work` to the endpoint, in this order, and applies it. Returns the states. */
async function follow(work: () => unknown, order: (sent: Sent) => Sent = (sent) => sent) {
  const { api, double, world } = stripe;
  const earlier = double.signedEvents().length;
  await work();
  const happened = double.signedEvents().slice(earlier);
  for (const { body, signature } of order(happened)) {
    const headers = { 'Stripe-Signature': signature };
    const reply = await api.call('POST', STRIPE_WEBHOOK_PATH, { body, headers });
    expect(reply.status).toBe(200);
  }
  const log = createLog('worker', 'silent');
  while ((await applyDueEvents({ db: api.db, processor: world.processor, log })) > 0);
  const rows = await selectRows<{ type: string; state: string }>(
    api.db,
    'SELECT type, state FROM processor_events WHERE id = ANY($1) ORDER BY id',
    [happened.map(({ id }) => id)],
  );
  return rows.map(({ type, state }) => `${type} ${state}`);
}

/** Asks the double as our platform or, without the secret key, as the form in the donor's browser. */
async function ask(path: string, fields: Record<string, string> = {}, isForm = false): Promise<void> {
  const { url, settings } = stripe.double;
  const body = new URLSearchParams(isForm ? { key: settings.publishableKey, ...fields } : fields);
  const headers: Record<string, string> = isForm ? {} : { Authorization: `Bearer ${settings.secretKey}` };
  const reply = await fetch(`${url}/v1/${path}`, { method: 'POST', body, headers });
  expect([path, reply.status]).toEqual([path, 200]);
}

/** Reading a source over the API would ask Stripe too, so this reads our row. */
async function rowOf(id: string) {
  const row = await find(stripe.api.db, paymentSources, { id });
  const { status, isDefault, last4, expMonth, expYear, reference } = row ?? {};
  return { status, isDefault, last4, expires: [expMonth, expYear], reference: reference ?? '' };
}

async function save(token: string, kind = 'card'): Promise<string> {
  const body = { kind, processor_token: token };
  const reply = await stripe.api.call<{ source_id: string }>('POST', SOURCES, { key: donor.key, body });
  expect(reply.status).toBe(201);
  return reply.body.source_id;
}

async function beginSetup() {
  const { body } = await stripe.api.call<{ source_id: string; setup: { client_secret: string } }>(
    'POST',
    SOURCES,
    { key: donor.key, body: { kind: 'card' } },
  );
  const secret = body.setup.client_secret;
  return { id: body.source_id, secret, setup: secret.replace(/_secret_.*/, '') };
}

function confirm({ setup, secret }: { setup: string; secret: string }): Promise<void> {
  const card = { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': NEEDS_BANK };
  return ask(`setup_intents/${setup}/confirm`, { client_secret: secret, ...card }, true);
}

describe('a setup', () => {
  it.each([
    ['in order', (sent: Sent) => sent],
    ['backwards', (sent: Sent) => [...sent].reverse()],
    ['twice', (sent: Sent) => [...sent, ...sent]],
  ])('that the donor finished makes the source ready: events %s', async (_, order) => {
    const setup = await beginSetup();
    const states = await follow(async () => {
      await confirm(setup);
      stripe.double.authenticate({ id: setup.setup, approve: true });
    }, order);
    expect(states).toContain('setup_intent.requires_action applied');
    expect(states).toContain('setup_intent.succeeded applied');
    expect(await rowOf(setup.id)).toMatchObject({ status: 'ready', isDefault: true, last4: '3155' });
  });

  it('that the donor did not confirm stays open, and a cancelled one disables the source', async () => {
    const setup = await beginSetup();
    const failed = await follow(async () => {
      await confirm(setup);
      stripe.double.authenticate({ id: setup.setup, approve: false });
    });
    expect(failed).toContain('setup_intent.setup_failed applied');
    expect(await rowOf(setup.id)).toMatchObject({ status: 'requires_action', isDefault: false });
    const cancelled = await follow(() => ask(`setup_intents/${setup.setup}/cancel`));
    expect(cancelled).toEqual(['setup_intent.canceled applied']);
    expect(await rowOf(setup.id)).toMatchObject({ status: 'disabled', isDefault: false });
  });
});

it('a card that its issuer replaced has its new date in every source that stands for it', async () => {
  const first = await save('pm_card_visa');
  const { reference } = await rowOf(first);
  const second = await save(reference);
  const states = await follow(() =>
    stripe.double.updateCard({ payment_method: reference, exp_month: 7, exp_year: 2098 }),
  );
  expect(states).toEqual(['payment_method.automatically_updated applied']);
  for (const id of [first, second]) {
    expect(await rowOf(id)).toMatchObject({ status: 'ready', expires: [7, 2098] });
  }
});

async function beginPlan(source: string): Promise<string> {
  const charity = await buildCharity(stripe.api.db);
  const { body } = await stripe.api.call<{ donation_id: string; recurring_id: string }>(
    'POST',
    '/v1/donations',
    {
      key: donor.key,
      body: {
        charity_id: charity.id,
        amount: '25.00',
        currency: 'USD',
        source,
        recurring: { frequency: 'monthly' },
      },
    },
  );
  await approveCharge(stripe.api.db, body.donation_id);
  return body.recurring_id;
}

async function planOf(id: string) {
  return (await stripe.api.call('GET', `/v1/recurring/${id}`, { key: donor.key })).body;
}

it('a card that Stripe forgot is disabled for good, and its plan pauses until another is given', async () => {
  const source = await save('pm_card_visa');
  const plan = await beginPlan(source);
  const { reference } = await rowOf(source);
  const states = await follow(() => ask(`payment_methods/${reference}/detach`));
  expect(states).toEqual(['payment_method.detached applied']);
  expect(await rowOf(source)).toMatchObject({ status: 'disabled', isDefault: false });
  expect(await planOf(plan)).toMatchObject({
    status: 'paused',
    paused_by: 'platform',
    pause_reason: 'source',
  });

  // A late event about the card does not bring it back.
  await follow(() => stripe.double.updateCard({ payment_method: reference, exp_month: 8, exp_year: 2097 }));
  expect(await rowOf(source)).toMatchObject({ status: 'disabled' });
  const body = { source: await save('pm_card_mastercard') };
  await stripe.api.call('PATCH', `/v1/recurring/${plan}`, { key: donor.key, body });
  expect(await planOf(plan)).toMatchObject({ status: 'active', pause_reason: null });
});

it('a bank account that its bank blocked is disabled', async () => {
  const source = await save('pm_usBankAccount', 'ach');
  const { reference } = await rowOf(source);
  const { world } = stripe.double;
  const account = world.get<PaymentMethod>('payment_method', reference);
  const states = await follow(() => {
    if (account.us_bank_account === undefined) throw new Error('the double has no such account');
    account.us_bank_account.status_details = {
      blocked: { network_code: 'R02', reason: 'bank_account_closed' },
    };
    world.emit('payment_method.updated', account);
  });
  expect(states).toEqual(['payment_method.updated applied']);
  expect(await rowOf(source)).toMatchObject({ status: 'disabled', isDefault: false });
});

it('an event about a card that is not ours is ignored', async () => {
  const { world } = stripe.double;
  const ours = await save('pm_card_visa');
  const before = await rowOf(ours);
  const method = world.get<PaymentMethod>('payment_method', before.reference);
  const states = await follow(() => world.emit('payment_method.updated', { ...method, id: 'pm_of_another' }));
  expect(states).toEqual(['payment_method.updated ignored']);
  expect(await rowOf(ours)).toEqual(before);
});
