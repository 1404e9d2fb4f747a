/** The comparison with the processor's list finds each kind of difference once, and none on a clean day. */
import { compareDay } from '../../activities/charge-comparison';
import { readConfig } from '../../config';
import { selectRows } from '../../db/database';
import { checkLedger } from '../../db/queries/ledger/check';
import { type Donation } from '../../db/queries/gifts/gifts';
import { type ChargeDifference } from '../../domain/charges/comparison';
import { createGateways } from '../../gateways';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { createStripeProcessor } from '../../gateways/processors/stripe';
import { newId } from '../../new-id';
import { buildDonation } from '../factories';
import { buildCompletedDonation } from '../factories/completed-gift';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { StripeDouble } from '../support/stripe-double/double';

let test: TestDatabase;
let double: StripeDouble;
let stripe: PaymentProcessor;
let donor: { customer: string | null; source: string };

beforeEach(async () => {
  test = await openTestDatabase();
  double = await StripeDouble.start();
  stripe = createStripeProcessor(double.settings);
  const userId = newId('user');
  const customer = await stripe.createCustomer(userId);
  const card = { sourceId: newId('source'), userId, kind: 'card' as const, customer, token: 'pm_card_visa' };
  donor = { customer, source: (await stripe.addSource(card)).reference ?? '' };
});
afterEach(async () => {
  await Promise.all([test.close(), double.close()]);
});

const today = () => new Date().toISOString().slice(0, 10);

async function compare(processor = stripe): Promise<ChargeDifference[]> {
  const found: ChargeDifference[] = [];
  const tell = (difference: ChargeDifference) => found.push(difference);
  await compareDay({ db: test.db, processor, tell, beat: () => undefined }, today());
  return found;
}

async function chargeAtStripe(donationId: string, minor: bigint): Promise<string> {
  const terms = { kind: 'card' as const, isOffSession: false, isForPlan: false };
  const amount = { currency: 'USD' as const, minor };
  const idempotencyKey = `${donationId}/1`;
  const outcome = await stripe.charge({ donationId, idempotencyKey, ...donor, ...terms, amount });
  return outcome.reference ?? '';
}

/** A gift whose charge both sides know. */
async function chargeGift(gift: Donation, minor = gift.totalChargeMinor): Promise<string> {
  const reference = await chargeAtStripe(gift.id, minor);
  await storeCharge(gift, { state: 'approved', reference });
  return reference;
}

async function storeCharge({ id: donationId }: Donation, changes: object): Promise<void> {
  const names = { processor: 'stripe' as const, customerReference: donor.customer, keyAskedAt: new Date() };
  await test.db.models.charges.update({ ...names, ...changes }, { where: { donationId } });
}

async function countDifferences(): Promise<number> {
  let count = 0;
  await checkLedger(test.db, ({ invariant, offenders }) => {
    if (invariant.startsWith('Every charge agrees')) count = offenders;
  });
  return count;
}

it('a clean day has no difference, also with declined and returned charges', async () => {
  await chargeGift(await buildCompletedDonation(test.db));
  const gift = await buildDonation(test.db);
  const reference = await chargeGift(gift);
  const name = { donationId: gift.id, reference, customer: donor.customer, since: new Date() };
  await stripe.cancelCharge(name);
  await storeCharge(gift, { state: 'cancelled' });
  expect(await compare()).toEqual([]);
  expect(await countDifferences()).toBe(0);
});

it('a charge without a gift is missing here', async () => {
  const reference = await chargeAtStripe(newId('donation'), 700n);
  expect(await compare()).toMatchObject([{ kind: 'missing_here', reference, theirs: 'approved' }]);
  expect(await compare()).toEqual([]);
  expect(await countDifferences()).toBe(1);
});

it('a second charge of a gift is missing here', async () => {
  const gift = await buildCompletedDonation(test.db);
  await chargeGift(gift);
  const again = await stripe.charge({
    donationId: gift.id,
    idempotencyKey: `${gift.id}/2`,
    ...donor,
    kind: 'card',
    isOffSession: false,
    isForPlan: false,
    amount: { currency: 'USD', minor: gift.totalChargeMinor },
  });
  expect(await compare()).toMatchObject([{ kind: 'missing_here', reference: again.reference }]);
});

it('a charge that the processor does not have is missing there', async () => {
  const gift = await buildCompletedDonation(test.db);
  await storeCharge(gift, { state: 'approved', reference: 'pi_none' });
  const difference = { kind: 'missing_there', reference: 'pi_none', donationId: gift.id, ours: 'approved' };
  expect(await compare()).toMatchObject([difference]);
  expect(await countDifferences()).toBe(1);
});

it('another amount is found', async () => {
  const gift = await buildCompletedDonation(test.db);
  const reference = await chargeGift(gift, gift.totalChargeMinor + 1n);
  const [ours, theirs] = [gift.totalChargeMinor, gift.totalChargeMinor + 1n].map((minor) => `${minor} USD`);
  expect(await compare()).toEqual([{ kind: 'other_amount', reference, donationId: gift.id, ours, theirs }]);
});

it('a charge that is approved there wakes its pending gift, and is settled when the gift follows', async () => {
  const gift = await buildDonation(test.db);
  const reference = await chargeGift(gift);
  await storeCharge(gift, { state: 'processing' });
  expect(await compare()).toMatchObject([
    { kind: 'other_state', reference, ours: 'processing', theirs: 'approved' },
  ]);
  const signals = await selectRows(
    test.db,
    'SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL',
    [gift.id],
  );
  expect(signals).toEqual([{ signal: 'chargeMoved' }]);
  expect(await countDifferences()).toBe(1);
  await storeCharge(gift, { state: 'approved' });
  expect(await countDifferences()).toBe(0);
});

it('reads the list page by page', async () => {
  const gift = await buildCompletedDonation(test.db);
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
  const { processor } = createGateways(readConfig({}), test.db);
  const gift = await buildCompletedDonation(test.db);
  await test.db.models.charges.update(
    { state: 'approved', reference: gift.id, keyAskedAt: new Date() },
    { where: { donationId: gift.id } },
  );
  expect(await compare(processor)).toEqual([]);
  await selectRows(
    test.db,
    `UPDATE sandbox_charges SET amount_minor = 1 WHERE idempotency_key = $1 RETURNING 1`,
    [gift.id],
  );
  expect(await compare(processor)).toMatchObject([{ kind: 'other_amount', theirs: '1 USD' }]);
});
