/** Stripe's transfers to connected accounts and their reversals are compared with the payouts that the ledger booked. */
import { type Gateways } from '../../../gateways';
import { sealDetails } from '../../../operations/payout-accounts/sealed-details';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { shiftByDays } from '../../../domain/days';
import { buildPayee } from '../../factories/payees';
import { askForPayout, gatewaysOf, payoutActivities, payoutOf } from '../../support/payouts';
import { compareAll, daysAround, namesOf, readDays } from '../../support/reconciliation';
import { StripeDouble } from '../../doubles/stripe/double';
import { type Payout, type Transfer } from '../../doubles/stripe/objects';

let test: TestDatabase;
let double: StripeDouble;
let gateways: Gateways;
beforeEach(async () => {
  test = await openTestDatabase();
  double = await StripeDouble.start();
  gateways = gatewaysOf(test.db, { ...double.environment, PAYOUT_PROVIDER: 'stripe' });
  double.world.available.usd = 1_000_000;
});
afterEach(async () => {
  await Promise.all([test.close(), double.close()]);
});

let accounts = 0;

/** A payout of 100.00 USD to an onboarded account that has left our books, and the step that asks Stripe. */
async function leave() {
  const { payouts: means, secrets } = gateways;
  const accountId = `payoutaccount_${String((accounts += 1))}`;
  const opened = { accountId, charityId: 'charity_1', holderName: 'A', country: 'US' };
  const stripeAccount = (await means.hostedAccounts?.open(opened)) ?? '';
  const { id: bank } = double.onboard({ account: stripeAccount, holder: 'A' });
  const details = { kind: 'stripe' as const, stripeAccount, holderName: 'A', banks: { USD: bank } };
  const account = { kind: 'stripe' as const, sealedDetails: sealDetails(secrets, details) };
  const { id } = await askForPayout(test.db, await buildPayee(test.db, { account }), { means });
  const activities = payoutActivities(test.db, gateways);
  // A minute later it may leave, and the double's clock is still within a day.
  const nowMs = Date.now() + 60_000;
  await activities.leavePayout({ payoutId: id, nowMs });
  const step = () => activities.sendPayout({ payoutId: id, nowMs });
  return { id, stripeAccount, step };
}

const transferOf = (id: string) =>
  double.world.list<Transfer>('transfer').find(({ metadata }) => metadata.payout_id === id);

function endAtBank(id: string, failure?: string): void {
  const payout = double.world.list<Payout>('payout').find(({ metadata }) => metadata.payout_id === id);
  double.endPayout({ payout: payout?.id ?? '', ...(failure === undefined ? {} : { failure }) });
}

async function pay(): Promise<Awaited<ReturnType<typeof leave>>> {
  const left = await leave();
  await left.step();
  await left.step();
  endAtBank(left.id);
  expect(await left.step()).toMatchObject({ status: 'paid' });
  return left;
}

/** Somebody moves money on Stripe's own pages, so nothing of it has our metadata. */
async function atStripe(path: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${double.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${double.settings.secretKey}` },
    body: new URLSearchParams(form),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

async function compare(): Promise<string[]> {
  await readDays(test.db, daysAround(new Date()), gateways);
  const at = shiftByDays(new Date(), 30);
  return namesOf(await compareAll(test.db, 'processor', { at, processor: 'stripe' }));
}

it('a clean day has no difference: payouts that are paid, fail on the way, come back or never left', async () => {
  await pay();
  const failing = await leave();
  await failing.step();
  await failing.step();
  endAtBank(failing.id, 'account_closed');
  expect(await failing.step()).toEqual({ status: 'failed' });
  const returned = await pay();
  endAtBank(returned.id, 'no_account');
  expect(await returned.step()).toEqual({ status: 'returned' });
  const refused = await leave();
  double.setPayouts({ account: refused.stripeAccount, enabled: false });
  expect(await refused.step()).toEqual({ status: 'failed' });
  expect(await compare()).toEqual([]);
});

it('a reversal that somebody made at Stripe before the bank was paid belongs to its payout', async () => {
  const { id, step } = await leave();
  await step();
  await atStripe(`/v1/transfers/${transferOf(id)?.id ?? ''}/reversals`, {});
  expect(await step()).toEqual({ status: 'failed' });
  expect(await payoutOf(test.db, id)).toMatchObject({ failureCode: 'CANCELLED' });
  expect(await compare()).toEqual([]);
});

it('a reversal that we never booked, a transfer twice, and one that is not ours are differences', async () => {
  const [reversed, doubled] = [await pay(), await pay()];
  double.world.get<{ available: Record<string, number> } & Transfer>(
    'account',
    reversed.stripeAccount,
  ).available.usd = 10_000;
  await atStripe(`/v1/transfers/${transferOf(reversed.id)?.id ?? ''}/reversals`, {});
  const again = { amount: '10000', currency: 'usd', destination: doubled.stripeAccount };
  await atStripe('/v1/transfers', { ...again, 'metadata[payout_id]': doubled.id });
  await atStripe('/v1/transfers', { ...again, amount: '500' });
  const foreign = double.world.list<Transfer>('transfer').find(({ amount }) => amount === 500);
  expect(await compare()).toEqual(
    [
      `missing_here payout_return ${reversed.id}`,
      `duplicate payout ${doubled.id}`,
      `unknown_reference payout ${foreign?.id ?? ''}`,
    ].sort(),
  );
});
