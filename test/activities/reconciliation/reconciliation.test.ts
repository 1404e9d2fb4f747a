/** The daily comparison with the processor's lists finds each kind of difference once, and none on a clean day. */
import { compareDay } from '../../../activities/charge-comparison';
import { createActivities } from '../../../activities';
import { inTransaction, selectRows } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { type NewItem } from '../../../db/queries/reconciliation/items';
import { dayOf, shiftByDays } from '../../../domain/days';
import { type Gateways } from '../../../gateways';
import { type PaymentProcessor } from '../../../gateways/processors/payment-processor';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { newId } from '../../../new-id';
import { bookCost } from '../../../operations/charges/cost';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { closeSettledCharges } from '../../../operations/reconciliation/compare';
import { buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { gatewaysOf } from '../../support/payouts';
import { compareAll, daysAround, listQueue, namesOf, readDays } from '../../support/reconciliation';
import { StripeDouble } from '../../doubles/stripe/double';
import { type Refund } from '../../doubles/stripe/objects';
import { applyEvent, eventsOf, giveByStripe, type StripeWorld } from '../../factories/stripe-gifts';
import { update } from '../../../db/rows';
import { charges } from '../../../db/tables/sources';

let test: TestDatabase;
let double: StripeDouble;
let stripe: PaymentProcessor;
let world: StripeWorld;
let gateways: Gateways;
let donor: { customer: string | null; source: string };

beforeEach(async () => {
  test = await openTestDatabase();
  double = await StripeDouble.start();
  stripe = createStripeProcessor(double.settings);
  world = { db: test.db, double, processor: stripe };
  gateways = { ...gatewaysOf(test.db), processor: stripe };
  const userId = newId('user');
  const customer = await stripe.createCustomer(userId);
  const card = { sourceId: newId('source'), userId, kind: 'card' as const, customer, token: 'pm_card_visa' };
  donor = { customer, source: (await stripe.addSource(card)).reference ?? '' };
});
afterEach(async () => {
  await Promise.all([test.close(), double.close()]);
});

const LATER = () => shiftByDays(new Date(), 30);

/** Compares the states of charges, and then the money that moved, as the workflow does. */
async function compare(processor = stripe): Promise<NewItem[]> {
  const found: NewItem[] = [];
  const tell = (item: NewItem) => found.push(item);
  await compareDay({ db: test.db, processor, tell, beat: () => undefined }, dayOf(new Date()));
  await readDays(test.db, daysAround(new Date()), gateways);
  return [...found, ...(await compareAll(test.db, 'processor', { at: LATER(), processor: 'stripe' }))];
}

async function chargeAtStripe(donationId: string, minor: bigint, key = 1): Promise<string> {
  const terms = { kind: 'card' as const, isOffSession: false, isForPlan: false };
  const amount = { currency: 'USD' as const, minor };
  const idempotencyKey = `${donationId}/${key}`;
  const outcome = await stripe.charge({ donationId, idempotencyKey, ...donor, ...terms, amount });
  return outcome.reference ?? '';
}

/** A gift whose charge both sides know. */
async function chargeGift(gift: Gift, minor = gift.totalChargeMinor): Promise<string> {
  const reference = await chargeAtStripe(gift.id, minor);
  await storeCharge(gift, { state: 'approved', reference });
  return reference;
}

async function storeCharge({ id: donationId }: Gift, changes: object): Promise<void> {
  const names = { processor: 'stripe' as const, customerReference: donor.customer, keyAskedAt: new Date() };
  await update(test.db, charges, { donationId }, { ...names, ...changes });
}

/** Refunds 1.00 USD of a gift, as the donor asks. */
async function refundAt({ id: donationId, donorUserId }: Gift): Promise<void> {
  const order = {
    id: newId('refund'),
    donationId,
    amount: '1.00',
    reason: null,
    requestedByUserId: donorUserId,
  };
  const terms = {
    requestedBy: 'donor' as const,
    doesPlatformBearFees: false,
    environment: 'sandbox' as const,
  };
  await inTransaction(test.db, (tx) => requestRefund({ tx, at: new Date() }, { ...order, ...terms }));
  const activities = createActivities({ db: test.db, gateways });
  expect(await activities.settleRefund({ refundId: order.id })).toMatchObject({ status: 'completed' });
}

it('a clean day has no difference, also with returned charges, fees, refunds and disputes', async () => {
  const { db } = test;
  await chargeGift(await buildCompletedGift(db));
  const gift = await buildGift(db);
  const reference = await chargeGift(gift);
  const name = { donationId: gift.id, reference, customer: donor.customer, since: new Date() };
  await stripe.cancelCharge(name);
  await storeCharge(gift, { state: 'cancelled' });
  const debit = await giveByStripe(world, { token: 'pm_usBankAccount_success' });
  const returned = double.returnDebit({ payment_intent: debit.intent, code: 'R01' });
  for (const event of eventsOf(world, returned.id)) await applyEvent(world, event);
  const disputed = await giveByStripe(world);
  const dispute = double.dispute({ payment_intent: disputed.intent });
  double.closeDispute({ dispute: dispute.id, status: 'won' });
  for (const event of eventsOf(world, dispute.id)) await applyEvent(world, event);
  const refunded = await giveByStripe(world);
  await refundAt(refunded.gift);
  const failing = await giveByStripe(world);
  await refundAt(failing.gift);
  const last = double.world.list<Refund>('refund')[0];
  double.endRefund({ refund: last?.id ?? '', status: 'failed' });
  for (const event of eventsOf(world, last?.id ?? '')) await applyEvent(world, event);
  for (const { gift: given, intent } of [debit, disputed, refunded, failing]) {
    const cost = await stripe.readCost({
      donationId: given.id,
      reference: intent,
      customer: null,
      since: new Date(),
    });
    if (cost !== undefined) await bookCost({ tx: db, at: new Date() }, { gift: given, cost });
  }
  expect(namesOf(await compare())).toEqual([]);
  expect(await listQueue(db, 'charges')).toEqual([]);
  const kinds = await selectRows<{ movement: string }>(
    db,
    'SELECT DISTINCT movement FROM reconciliation_lines ORDER BY 1',
  );
  expect(kinds.map(({ movement }) => movement)).toEqual([
    'charge',
    'dispute',
    'dispute_reversal',
    'refund',
    'refund_failure',
  ]);
});

it('a charge without a gift, a second charge of a gift, and another amount are found as money that moved', async () => {
  const unknown = newId('donation');
  await chargeAtStripe(unknown, 700n);
  const twice = await buildCompletedGift(test.db);
  await chargeGift(twice);
  await chargeAtStripe(twice.id, twice.totalChargeMinor, 2);
  const other = await buildCompletedGift(test.db);
  await chargeGift(other, other.totalChargeMinor + 1n);
  const found = await compare();
  expect(namesOf(found)).toEqual(
    [
      `unknown_reference charge ${unknown}`,
      `duplicate charge ${twice.id}`,
      `other_amount charge ${other.id}`,
    ].sort(),
  );
  expect(found.find(({ kind }) => kind === 'other_amount')).toMatchObject({
    ours: '5.00 USD',
    theirs: '5.01 USD',
  });
  expect(await listQueue(test.db, 'charges')).toEqual([]);
  expect(await compare()).toEqual([]);
});

it('a charge that the processor does not have is missing there', async () => {
  const gift = await buildCompletedGift(test.db);
  await storeCharge(gift, { state: 'approved', reference: 'pi_none' });
  expect(namesOf(await compare())).toEqual([`missing_there charge ${gift.id}`]);
});

it('a fee that differs from the booked one is found once it is due', async () => {
  const { gift } = await giveByStripe(world, { processingFeeMinor: 40n, netMinor: 447n });
  await readDays(test.db, daysAround(new Date()), gateways);
  expect(await compareAll(test.db, 'processor', { processor: 'stripe' })).toEqual([]);
  const [found] = await compare();
  expect(found).toMatchObject({
    kind: 'other_fee',
    reference: gift.id,
    ours: '0.40 USD',
    theirs: '0.45 USD',
  });
});

it('a refund that was made at the processor alone is missing here', async () => {
  const { gift, intent } = await giveByStripe(world);
  const refund = {
    refundId: 'none',
    idempotencyKey: 'none',
    amount: { currency: 'USD' as const, minor: 100n },
  };
  const name = { donationId: gift.id, reference: intent, customer: null, since: new Date(), source: '' };
  await stripe.refund({ ...refund, charge: name });
  expect(await compare()).toMatchObject([
    { kind: 'unknown_reference', movement: 'refund', theirs: '-1.00 USD' },
  ]);
});

it('a charge that is approved there wakes its pending gift, and is settled when the gift follows', async () => {
  const gift = await buildGift(test.db);
  await chargeGift(gift);
  await storeCharge(gift, { state: 'processing' });
  const found = await compare();
  expect(found).toMatchObject([
    { kind: 'other_state', reference: gift.id, ours: 'processing', theirs: 'approved' },
    { kind: 'missing_here', reference: gift.id, theirs: '5.00 USD' },
  ]);
  const signals = await selectRows(
    test.db,
    'SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL',
    [gift.id],
  );
  expect(signals).toEqual([{ signal: 'chargeMoved' }]);
  expect(await closeSettledCharges({ tx: test.db, at: new Date() })).toBe(0);
  await storeCharge(gift, { state: 'approved' });
  expect(await closeSettledCharges({ tx: test.db, at: new Date() })).toBe(1);
  expect(await listQueue(test.db, 'charges')).toMatchObject([
    { status: 'resolved', resolution: 'disappeared' },
  ]);
});

it('reads the lists page by page', async () => {
  const gift = await buildCompletedGift(test.db);
  await chargeGift(gift);
  let pages = 0;
  const paged = {
    ...stripe,
    async listCharges(range: Parameters<PaymentProcessor['listCharges']>[0]) {
      pages += 1;
      if (range.after === 'first') return stripe.listCharges({ ...range, after: undefined });
      return { charges: [], next: 'first' };
    },
  };
  expect(await compare(paged)).toEqual([]);
  expect(pages).toBe(2);
});

it('the sandbox lists its own charges', async () => {
  const { processor } = gatewaysOf(test.db);
  const gift = await buildCompletedGift(test.db);
  await update(
    test.db,
    charges,
    { donationId: gift.id },
    { state: 'approved', reference: gift.id, keyAskedAt: new Date() },
  );
  const range = { from: shiftByDays(new Date(), -1), to: shiftByDays(new Date(), 1), after: undefined };
  expect(await processor.listCharges(range)).toMatchObject({
    charges: [{ reference: gift.id, amountMinor: 500n }],
  });
});
