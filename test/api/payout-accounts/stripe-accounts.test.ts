/** Accounts at Stripe: the member gets a link, Stripe's events say what it checked, and a changed bank is never paid. */
import { selectRows } from '../../../db/database';
import { createLog } from '../../../log';
import { applyDueEvents } from '../../../worker/processor-event-job';
import { STRIPE_WEBHOOK_PATH } from '../../../domain/charges/webhook';
import { giveMoney } from '../../factories/payees';
import { StripeDouble } from '../../doubles/stripe/double';
import { type Account } from '../../doubles/stripe/objects';
import { type AccountWorld, HOLDER, startAccountWorld } from './world';

let double: StripeDouble;
let world: AccountWorld;
beforeAll(async () => {
  double = await StripeDouble.start();
  world = await startAccountWorld({ ...double.environment, PAYOUT_PROVIDER: 'stripe' });
});
afterAll(async () => {
  await world?.close();
  await double?.close();
});

/** Sends all events of the double to the endpoint, each twice, and applies them as a worker does. */
async function deliver(): Promise<void> {
  for (const { body, signature } of double.signedEvents()) {
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' };
      const reply = await fetch(`${world.api.url}${STRIPE_WEBHOOK_PATH}`, { method: 'POST', headers, body });
      expect(reply.status).toBe(200);
    }
  }
  const { processor, payouts, secrets, address } = world.gateways;
  const hosted = { accounts: payouts.hostedAccounts, secrets, address };
  const dependencies = { db: world.api.db, processor, hosted, log: createLog('worker', 'silent') };
  while ((await applyDueEvents(dependencies)) > 0);
}

async function add(body: object = { kind: 'stripe' }) {
  const people = await world.build();
  const charityId = people.charity.id;
  const { status, body: account, text } = await world.request(charityId, people.asker.key, body);
  expect({ status, text: status === 201 ? '' : text }).toEqual({ status: 201, text: '' });
  const found = double.world.list<Account>('account');
  const at = found.find(({ metadata }) => metadata.payout_account_id === account.account_id);
  const read = async () => (await world.readAccount(charityId, account.account_id, people.asker.key)).body;
  return { ...people, charityId, account, id: account.account_id, stripe: at?.id ?? '', read };
}

it('takes a link in the answer, and is confirmed once Stripe pays to its bank', async () => {
  const { charityId, account, id, stripe, asker, second, read } = await add();
  expect(account).toMatchObject({ status: 'pending_confirmation', payouts_enabled: false });
  expect(account.onboarding?.url).toMatch(/^https:\/\/connect\.double\.example/);
  expect(await read()).not.toHaveProperty('onboarding');
  expect((await world.step(charityId, id, 'confirm', second.key)).status).toBe(409);

  double.onboard({ account: stripe, holder: HOLDER, last4: '4321' });
  await deliver();
  expect(await read()).toMatchObject({ payouts_enabled: true, last4: '4321', holder_accepted: true });
  expect((await world.step(charityId, id, 'confirm', asker.key)).status).toBe(403);
  expect((await world.step(charityId, id, 'confirm', second.key)).status).toBe(200);
  await world.endAccount(id);
  expect(await read()).toMatchObject({ status: 'active' });
  const payable = double.world.get<Account>('account', stripe).external_accounts.data[0]?.id;
  expect(await world.detailsOf(id)).toMatchObject({ stripeAccount: stripe, banks: { USD: payable } });
  const [row] = await selectRows<{ text: string }>(
    world.api.db,
    `SELECT payout_accounts::text AS text FROM payout_accounts WHERE id = $1`,
    [id],
  );
  expect(row?.text).not.toContain(stripe);
});

it('gives a new link, and reads the account in case the event was lost', async () => {
  const { charityId, id, stripe, asker } = await add();
  double.onboard({ account: stripe, holder: HOLDER });
  const path = `/v1/charities/${charityId}/payout-accounts/${id}/onboarding-link`;
  const { status, body } = await world.api.call('POST', path, { key: asker.key });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    payouts_enabled: true,
    onboarding: { url: expect.any(String) as string },
  });
});

it('compares the holder of the bank with the charity', async () => {
  const { stripe, read } = await add();
  double.onboard({ account: stripe, holder: 'Somebody Else Entirely' });
  await deliver();
  expect(await read()).toMatchObject({ payouts_enabled: true, holder_accepted: false });
});

describe('an active account', () => {
  async function activate() {
    const added = await add();
    double.onboard({ account: added.stripe, holder: HOLDER });
    await deliver();
    await world.step(added.charityId, added.id, 'confirm', added.second.key);
    await world.endAccount(added.id);
    await giveMoney(world.api.db, added.charityId, 10_000n);
    return added;
  }

  it('is disabled when its confirmed bank is replaced', async () => {
    const { stripe, read } = await activate();
    double.onboard({ account: stripe, holder: HOLDER, last4: '6666' });
    await deliver();
    expect(await read()).toMatchObject({ status: 'disabled', disabled_reason: 'changed', last4: '6789' });
  });

  it('is not paid while Stripe has disabled its payouts', async () => {
    const { charityId, id, stripe, asker, read } = await activate();
    const quote = () =>
      world.api.call<{ error?: { details?: unknown } }>('POST', `/v1/charities/${charityId}/payouts/quote`, {
        key: asker.key,
        body: { currency: 'USD', account_id: id },
      });
    double.setPayouts({ account: stripe, enabled: false });
    await deliver();
    expect(await read()).toMatchObject({ status: 'active', payouts_enabled: false });
    expect(await quote()).toMatchObject({
      status: 409,
      body: { error: { details: { payouts_enabled: false } } },
    });
    double.setPayouts({ account: stripe, enabled: true });
    await deliver();
    expect((await quote()).status).not.toBe(409);
  });
});

it('adds nothing while Stripe does not answer', async () => {
  double.force({ kind: 'busy', on: 'POST /v1/accounts', times: 3 });
  const { charity, asker } = await world.build();
  expect((await world.request(charity.id, asker.key, { kind: 'stripe' })).status).toBe(503);
  expect((await world.listAccounts(charity.id, asker.key)).body.total).toBe(0);
});
