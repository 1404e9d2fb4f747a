/** A payout by Stripe Connect pays once, whatever answer was lost, and a failed one brings the money back. */
import { findBroken } from '../../support/broken-invariants';
import { readConfig } from '../../../config';
import { createGateways, createSecretBox, type Gateways } from '../../../gateways';
import { createStripeConnect } from '../../../gateways/payouts/stripe';
import { sealDetails } from '../../../operations/payout-accounts/sealed-details';
import { type PayoutRequest } from '../../../operations/payouts/price';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { buildPayee } from '../../factories/payees';
import { askForPayout, balanceOf, eventsOf, payoutActivities, payoutOf } from '../../support/payouts';
import { StripeDouble } from '../../doubles/stripe/double';
import { type Account, type Payout, type Transfer } from '../../doubles/stripe/objects';
import { type FaultKind } from '../../doubles/stripe/faults';
import { update } from '../../../db/rows';
import { charges } from '../../../db/tables/sources';

let test: TestDatabase;
let double: StripeDouble;
let gateways: Gateways;
const secrets = createSecretBox(readConfig({}).dataKeys);
const later = () => Date.now() + 3_600_000;

beforeAll(async () => {
  test = await openTestDatabase();
  double = await StripeDouble.start();
  const usual = createGateways(readConfig({ ...double.environment, PAYOUT_PROVIDER: 'stripe' }), test.db);
  const stripe = { ...double.settings, timeoutMs: 1_500, keyWindowMs: 500 };
  const connect = {
    stripe,
    homeCountry: 'US',
    returnUrl: 'https://giving.example',
    open: (sealed: string) => secrets.open(sealed),
  };
  const { provider, hostedAccounts } = createStripeConnect(connect);
  gateways = { ...usual, payouts: { ...usual.payouts, providers: [provider], hostedAccounts } };
});
beforeEach(() => {
  double.world.available.usd = 1_000_000;
});
afterEach(async () => expect(await findBroken(test.db)).toEqual([]));
afterAll(async () => {
  await double.close();
  await test.close();
});

/** A payout of 100.00 USD to an onboarded account that has left our books. */
async function leave({ instant, ...changes }: Partial<PayoutRequest> & { instant?: boolean } = {}) {
  const stripeAccount = await openAccount();
  const { id: bank } = double.onboard({ account: stripeAccount, holder: 'A', instant });
  const details = { kind: 'stripe', stripeAccount, holderName: 'A', banks: { USD: bank } } as const;
  const account = { kind: 'stripe', sealedDetails: sealDetails(secrets, details) } as const;
  const payee = await buildPayee(test.db, { account });
  const { id } = await askForPayout(test.db, payee, { means: gateways.payouts, ...changes });
  const activities = payoutActivities(test.db, gateways);
  await activities.leavePayout({ payoutId: id, nowMs: later() });
  const payable = `charity/${payee.charity.id}/payable`;
  const step = () => activities.sendPayout({ payoutId: id, nowMs: later() });
  return { id, payable, stripeAccount, step, activities };
}

async function openAccount(): Promise<string> {
  const { hostedAccounts } = gateways.payouts;
  const opened = { accountId: 'payoutaccount_1', charityId: 'charity_1', holderName: 'A', country: 'US' };
  double.forgetKeys();
  return (await hostedAccounts?.open(opened)) ?? '';
}

/** What Stripe did for a payout, from the double's own list. */
function madeFor(id: string) {
  const isOf = ({ metadata }: Transfer | Payout) => metadata.payout_id === id;
  const transfers = double.world.list<Transfer>('transfer').filter(isOf);
  const payouts = double.world.list<Payout>('payout').filter(isOf);
  return { transfers, payouts };
}

/** Repeats the step, as Temporal does, until Stripe has a payout. */
async function stepUntilPayout(id: string, step: () => Promise<unknown>): Promise<number> {
  for (let steps = 1; steps < 10; steps += 1) {
    await step().catch(() => undefined);
    if (madeFor(id).payouts.length > 0) return steps;
  }
  throw new Error('Stripe was never asked to pay the bank');
}

function endOf(id: string, failure?: string): void {
  const [payout] = madeFor(id).payouts;
  double.endPayout({ payout: payout?.id ?? '', ...(failure === undefined ? {} : { failure }) });
}

it('moves the money to the account, pays its confirmed bank, and is paid', async () => {
  const { id, step, payable, stripeAccount } = await leave();
  expect(await step()).toMatchObject({ status: 'in_transit', checkAgainInMs: 1_000 });
  expect(madeFor(id)).toMatchObject({ transfers: [{ amount: 10_000, currency: 'usd' }], payouts: [] });
  await step();
  expect(madeFor(id).payouts).toMatchObject([{ account: stripeAccount, amount: 10_000, method: 'standard' }]);
  const cash = await balanceOf(test.db, 'cash/stripe');
  endOf(id);
  expect(await step()).toMatchObject({ status: 'paid' });
  expect(await balanceOf(test.db, payable)).toBe(0n);
  expect((await balanceOf(test.db, 'cash/stripe')) - cash).toBe(10_000n);
  expect(await payoutOf(test.db, id)).toMatchObject({ reference: madeFor(id).transfers[0]?.id });
});

const FAULTS: FaultKind[] = ['lost_request', 'lost_answer', 'timeout', 'error_before', 'error_after', 'busy'];
const STEPS = ['GET /v1/transfers', 'POST /v1/transfers', 'GET /v1/payouts', 'POST /v1/payouts'];

it.each(STEPS.flatMap((on) => FAULTS.map((kind) => [on, kind] as const)))(
  'pays once although %s ends with %s',
  async (on, kind) => {
    const { id, step } = await leave();
    double.force({ kind, on });
    await stepUntilPayout(id, step);
    await step();
    expect(madeFor(id)).toMatchObject({
      transfers: [{ amount: 10_000, amount_reversed: 0 }],
      payouts: [{ amount: 10_000 }],
    });
    endOf(id);
    expect(await step()).toMatchObject({ status: 'paid' });
  },
);

it('pays once although the worker dies between transfer and payout, and every key is forgotten', async () => {
  const { id, step, activities } = await leave();
  const nowMs = later();
  // The first worker has sent the transfer, and dies before it stores the answer.
  double.force({ kind: 'timeout', on: 'POST /v1/transfers' });
  await step().catch(() => undefined);
  expect((await payoutOf(test.db, id)).reference).toBeNull();
  double.forgetKeys();
  await Promise.allSettled([1, 2, 3].map(() => activities.sendPayout({ payoutId: id, nowMs })));
  double.forgetKeys();
  await stepUntilPayout(id, step);
  double.forgetKeys();
  await step();
  expect(madeFor(id)).toMatchObject({ transfers: [{ amount: 10_000 }], payouts: [{ amount: 10_000 }] });
  endOf(id);
  expect(await step()).toMatchObject({ status: 'paid' });
});

it.each([undefined, ...FAULTS])('a payout that fails brings the money back once (%s)', async (kind) => {
  const { id, step, payable } = await leave();
  await stepUntilPayout(id, step);
  endOf(id, 'account_closed');
  if (kind !== undefined) double.force({ kind, on: '/reversals' });
  await step().catch(() => step());
  expect(await payoutOf(test.db, id)).toMatchObject({ status: 'failed', failureCode: 'ACCOUNT_CLOSED' });
  expect(madeFor(id).transfers).toMatchObject([{ reversed: true, amount_reversed: 10_000 }]);
  expect(await balanceOf(test.db, payable)).toBe(10_000n);
  expect(await eventsOf(test.db, id)).toEqual(['payout.created', 'payout.in_transit', 'payout.failed']);
});

it('waits with the failure until the account has the money again', async () => {
  const { id, step, stripeAccount } = await leave();
  await stepUntilPayout(id, step);
  endOf(id, 'account_closed');
  const account = double.world.get<Account>('account', stripeAccount);
  account.available.usd = 0;
  expect(await step()).toMatchObject({ status: 'in_transit' });
  account.available.usd = 10_000;
  expect(await step()).toMatchObject({ status: 'failed' });
});

it('a payout that comes back after it was paid is returned, and its account is disabled', async () => {
  const { id, step, payable } = await leave();
  await stepUntilPayout(id, step);
  endOf(id);
  await step();
  endOf(id, 'no_account');
  expect(await step()).toEqual({ status: 'returned' });
  expect(await balanceOf(test.db, payable)).toBe(10_000n);
  expect(madeFor(id).transfers).toMatchObject([{ reversed: true }]);
});

describe('an account that Stripe does not pay', () => {
  it('before the transfer: nothing moves', async () => {
    const { id, step, stripeAccount } = await leave();
    double.setPayouts({ account: stripeAccount, enabled: false });
    expect(await step()).toEqual({ status: 'failed' });
    expect(await payoutOf(test.db, id)).toMatchObject({ failureCode: 'ACCOUNT_DISABLED' });
    expect(madeFor(id)).toEqual({ transfers: [], payouts: [] });
  });

  it('after the transfer: the money comes back', async () => {
    const { id, step, stripeAccount } = await leave();
    await step();
    double.setPayouts({ account: stripeAccount, enabled: false });
    expect(await step()).toEqual({ status: 'failed' });
    expect(await payoutOf(test.db, id)).toMatchObject({ failureCode: 'ACCOUNT_DISABLED' });
    expect(madeFor(id)).toMatchObject({ transfers: [{ reversed: true }], payouts: [] });
  });

  it.each(['before', 'after'])(
    'to another bank than the confirmed one, changed %s the transfer',
    async (when) => {
      const { id, step, stripeAccount } = await leave();
      if (when === 'after') await step();
      double.onboard({ account: stripeAccount, holder: 'Mallory', last4: '6666' });
      expect(await step()).toEqual({ status: 'failed' });
      expect(await payoutOf(test.db, id)).toMatchObject({ failureCode: 'ACCOUNT_CHANGED' });
      expect(madeFor(id).payouts).toEqual([]);
    },
  );
});

it('waits while our balance at Stripe is too low, and then pays', async () => {
  double.world.available.usd = 9_999;
  const { id, step } = await leave();
  expect(await step()).toMatchObject({ status: 'in_transit' });
  expect(await step()).toMatchObject({ status: 'in_transit' });
  expect(madeFor(id).transfers).toEqual([]);
  double.world.available.usd = 10_000;
  await stepUntilPayout(id, step);
  expect(double.world.available.usd).toBe(0);
});

it('a run may spend what Stripe charged, less what open payouts will take', async () => {
  const held = async () => BigInt((await payoutActivities(test.db, gateways).readCash()).stripe?.USD ?? '0');
  const before = await held();
  const gift = await buildCompletedGift(test.db, { paymentMethod: 'card' });
  expect(await held()).toBe(before);
  await update(test.db, charges, { donationId: gift.id }, { processor: 'stripe' });
  const charged = (await held()) - before;
  expect(charged).toBeGreaterThan(gift.totalChargeMinor / 2n);
  expect(charged).toBeLessThan(gift.totalChargeMinor);
  await leave();
  expect((await held()) - before).toBe(charged - 10_000n);
});

it('pays at once where the bank takes it, and else fails with the fee given back', async () => {
  const fast = await leave({ speed: 'instant' });
  await stepUntilPayout(fast.id, fast.step);
  expect(madeFor(fast.id).payouts).toMatchObject([{ method: 'instant', amount: 9_800 }]);
  const slow = await leave({ speed: 'instant', instant: false });
  expect(await slow.step()).toEqual({ status: 'failed' });
  expect(await payoutOf(test.db, slow.id)).toMatchObject({ failureCode: 'INSTANT_UNSUPPORTED' });
  expect(await balanceOf(test.db, slow.payable)).toBe(10_000n);
});
