/** Stripe's own mock, made from its OpenAPI document, accepts every kind of request that our gateway makes. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createStripeConnect } from '../../../gateways/payouts/stripe';
import { newId } from '../../../new-id';
import { buildGoProgram, findGo } from '../../support/go-program';
import { type SeenRequest } from '../../doubles/stripe/server';
import { chargeRequest, nameOf, refundRequest, StripeWorld } from './world';

const SOURCES = path.join(__dirname, 'mock');

let world: StripeWorld;
let mock: { url: string; process: ChildProcess } | undefined;
beforeAll(async () => {
  world = await StripeWorld.start();
  const go = findGo();
  if (go === undefined) console.warn('Go is not installed: no request was checked by stripe-mock.');
  else mock = await startMock(buildGoProgram(go, SOURCES, 'github.com/stripe/stripe-mock'));
}, 300_000);
afterAll(async () => {
  mock?.process.kill();
  await world.close();
});

/** Resolves once the mock listens on a free port. */
function startMock(program: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(program, ['-http-addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`stripe-mock ended: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Listening for HTTP at address: \S+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ url: `http://127.0.0.1:${port}`, process: child });
    });
  });
}

/** Makes the gateway do everything that it can do. */
async function doEverything(): Promise<void> {
  const { processor, double } = world;
  const euros = { amount: { currency: 'EUR' as const, minor: 2_500n } };
  for (const kind of ['card', 'ach'] as const) {
    const userId = newId('user');
    const customer = await processor.createCustomer(userId);
    const wish = { sourceId: newId('source'), userId, kind, customer, token: undefined };
    const begun = await processor.addSource(wish);
    await processor.readSource({ ...wish, ...begun });
    await processor.addSource({ ...wish, sourceId: newId('source'), token: begun.setupReference ?? '' });
  }
  const card = await world.donorWith('pm_card_visa');
  const plan = { isForPlan: true };
  const asked = [
    chargeRequest(card),
    chargeRequest(card, plan),
    chargeRequest(card, { ...plan, isOffSession: true }),
    chargeRequest(await world.donorWith('pm_usBankAccount', 'ach'), plan),
    chargeRequest(await world.donorWith('pm_sepaDebit', 'ach'), { ...euros, isOffSession: true }),
    chargeRequest(await world.donorWith('pm_card_chargeDeclined')),
    chargeRequest(await world.donorWith('pm_card_threeDSecure2Required')),
  ];
  for (const request of asked) {
    const { reference } = await processor.charge(request);
    await processor.findCharge(nameOf(request));
    await processor.findCharge(nameOf(request, reference));
  }
  const { reference } = await processor.charge(asked[0] ?? chargeRequest(card));
  await processor.refund(refundRequest(asked[0] ?? chargeRequest(card), reference));
  for (const request of asked) await processor.cancelCharge(nameOf(request));
  double.force({ kind: 'error_midway', on: 'POST /v1/payment_intents' });
  const broken = chargeRequest(card);
  await processor.charge(broken).catch(() => undefined);
  await processor.findCharge(nameOf(broken));
  await processor.removeSource(card.source);
  await payCharity();
}

/** Opens an account, and pays to it twice: once the bank takes the money, once it does not. */
async function payCharity(): Promise<void> {
  const { double } = world;
  const connect = { homeCountry: 'US', returnUrl: 'https://giving.example/account/payouts' };
  const { provider, hostedAccounts } = createStripeConnect({
    ...connect,
    stripe: double.settings,
    open: (sealed) => sealed,
  });
  const named = { charityId: newId('charity'), holderName: 'A', accountId: newId('payoutaccount') };
  await hostedAccounts.open({ ...named, accountId: newId('payoutaccount'), country: 'DE' });
  const stripeAccount = await hostedAccounts.open({ ...named, country: 'US' });
  await hostedAccounts.link(stripeAccount);
  const { id: bank } = double.onboard({ account: stripeAccount });
  await hostedAccounts.read(stripeAccount);
  double.world.available.usd = 100_000;
  const sealedDetails = JSON.stringify({
    kind: 'stripe',
    stripeAccount,
    holderName: 'A',
    banks: { USD: bank },
  });
  const account = {
    id: named.accountId,
    kind: 'stripe' as const,
    country: 'US',
    last4: '6789',
    sealedDetails,
  };
  for (const speed of ['standard', 'instant'] as const) {
    const order = {
      payoutId: newId('payout'),
      charityId: named.charityId,
      net: { currency: 'USD' as const, minor: 2_500n },
      speed,
      method: 'stripe' as const,
      account,
      at: new Date(),
    };
    await provider.send(order);
    await provider.follow(order.payoutId, order.at);
    const [payout] = double.world.list('payout');
    double.endPayout({ payout: payout?.id ?? '', failure: 'account_closed' });
    double.force({ kind: 'error_after', on: '/reversals' });
    await provider.follow(order.payoutId, order.at);
  }
}

/** Requests of one kind differ only in their values. */
function kindOf({ method, path: requested, form }: SeenRequest): string {
  const names = [...new URLSearchParams(form).keys()].sort();
  return [method, requested.replace(/(pm|pi|seti|acct|tr)_\w+/, '$1_…'), ...names].join(' ');
}

it('accepts them all', async () => {
  await doEverything();
  const kinds = new Map(world.double.requests.map((request) => [kindOf(request), request]));
  const paths = new Set([...kinds.keys()].map((kind) => kind.split(' ').slice(0, 2).join(' ')));
  expect([...paths].sort()).toEqual([
    'GET /v1/accounts/acct_…',
    'GET /v1/payment_intents',
    'GET /v1/payment_intents/pi_…',
    'GET /v1/payment_methods/pm_…',
    'GET /v1/payouts',
    'GET /v1/refunds',
    'GET /v1/setup_intents/seti_…',
    'GET /v1/transfers',
    'GET /v1/transfers/tr_…',
    'POST /v1/account_links',
    'POST /v1/accounts',
    'POST /v1/customers',
    'POST /v1/payment_intents',
    'POST /v1/payment_intents/pi_…/cancel',
    'POST /v1/payment_methods/pm_…/attach',
    'POST /v1/payment_methods/pm_…/detach',
    'POST /v1/payouts',
    'POST /v1/refunds',
    'POST /v1/setup_intents',
    'POST /v1/transfers',
    'POST /v1/transfers/tr_…/reversals',
  ]);
  if (mock === undefined) return;
  for (const [kind, request] of kinds) {
    const isPost = request.method === 'POST';
    const answer = await fetch(`${mock.url}${request.path}${isPost ? '' : `?${request.form}`}`, {
      method: request.method,
      headers: {
        Authorization: `Bearer ${world.double.settings.secretKey}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Stripe-Version': request.apiVersion ?? '',
      },
      ...(isPost ? { body: request.form } : {}),
    });
    expect({ kind, status: answer.status, text: answer.ok ? '' : await answer.text() }).toEqual({
      kind,
      status: 200,
      text: '',
    });
  }
});

it('notices a parameter that Stripe does not know', async () => {
  if (mock === undefined) return;
  const answer = await fetch(`${mock.url}/v1/customers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${world.double.settings.secretKey}` },
    body: new URLSearchParams({ colour: 'blue' }),
  });
  expect(answer.status).toBe(400);
});
