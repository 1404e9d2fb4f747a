/** What a processor really took is booked once beside the schedule's fee, and reports show both. */
import { inTransaction, selectRows } from '../../../db/database';
import { findFeeReport } from '../../../db/queries/fees/reports';
import { checkLedger } from '../../../db/queries/ledger/check';
import { listEntries } from '../../../db/queries/ledger/ledger';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { costInGiftCurrency, type ProcessingCost } from '../../../domain/charges/cost';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { bookCost } from '../../../operations/charges/cost';
import { bookCosts } from '../../../worker/care/processing-costs';
import { buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { StripeDouble } from '../../doubles/stripe/double';
import { update } from '../../../db/rows';
import { charges } from '../../../db/tables/sources';

const test = useDatabase();
const log = createLog('worker', 'silent');
let costs: Map<string, ProcessingCost>;
let asked: string[];
const fake = createFakeProcessor('stripe');
const processor = {
  ...fake,
  readCost({ donationId }: { donationId: string }) {
    asked.push(donationId);
    return Promise.resolve(costs.get(donationId));
  },
};

beforeEach(() => {
  costs = new Map();
  asked = [];
});

/** Makes a gift's charge one of Stripe. */
async function chargeByStripe(gift: Gift): Promise<Gift> {
  await update(
    test.db,
    charges,
    { donationId: gift.id },
    { processor: 'stripe', state: 'approved', reference: `pi_${gift.id}` },
  );
  return gift;
}

const costEntries = async ({ id }: Gift) =>
  (await listEntries(test.db, id))
    .filter(({ kind }) => kind === 'processing_cost')
    .map(({ account, currency, amountMinor }) => [account, currency, amountMinor]);

async function findOffenders() {
  const offenders: string[] = [];
  await checkLedger(test.db, ({ invariant, offenders: count }) => {
    if (count > 0) offenders.push(invariant);
  });
  return offenders;
}

async function reportOf({ charityId }: Gift) {
  const [from, to] = ['2020-01-01', '2099-01-01'];
  return findFeeReport(test.db, { from, to, charityIds: [charityId] }, { limit: 10, offset: 0 });
}

it('the difference to the schedule goes to the margin, once', async () => {
  const gift = await chargeByStripe(await buildCompletedGift(test.db));
  const scheduled = gift.processingFeeMinor + gift.absorbedProcessingMinor;
  expect((await reportOf(gift)).totals.costMinor).toBeNull();
  costs.set(gift.id, { feeMinor: scheduled + 7n, settledMinor: gift.totalChargeMinor });
  await bookCosts({ db: test.db, log }, processor, new Date());
  await bookCosts({ db: test.db, log }, processor, new Date());
  expect(asked).toEqual([gift.id]);
  expect(await costEntries(gift)).toEqual([
    ['processor/card/fees', 'USD', 7n],
    ['platform/processing-margin', 'USD', -7n],
  ]);
  const { totals, rows } = await reportOf(gift);
  expect(rows).toHaveLength(1);
  expect(totals).toMatchObject({ processingMinor: gift.processingFeeMinor, costMinor: scheduled + 7n });
  expect(rows[0]).toMatchObject({ netMinor: gift.netMinor, costMinor: scheduled + 7n });
  expect(await findOffenders()).toEqual([]);
});

it('two workers at once book one cost', async () => {
  const gift = await chargeByStripe(await buildCompletedGift(test.db));
  const cost = { feeMinor: 1n, settledMinor: gift.totalChargeMinor };
  const book = () => inTransaction(test.db, (tx) => bookCost({ tx, at: new Date() }, { gift, cost }));
  expect((await Promise.all([book(), book()])).sort()).toEqual([false, true]);
  expect(await costEntries(gift)).toHaveLength(2);
  expect(await findOffenders()).toEqual([]);
});

it('a cost as the schedule says has no posting, and is known all the same', async () => {
  const gift = await chargeByStripe(await buildCompletedGift(test.db));
  const scheduled = gift.processingFeeMinor + gift.absorbedProcessingMinor;
  costs.set(gift.id, { feeMinor: scheduled, settledMinor: gift.totalChargeMinor });
  await bookCosts({ db: test.db, log }, processor, new Date());
  expect(await costEntries(gift)).toEqual([]);
  expect((await reportOf(gift)).totals.costMinor).toBe(scheduled);
  expect(await findOffenders()).toEqual([]);
});

it('an unknown cost is asked for again after an hour; a pending gift is not asked for', async () => {
  const gift = await chargeByStripe(await buildCompletedGift(test.db));
  await chargeByStripe(await buildGift(test.db));
  const now = Date.now();
  await bookCosts({ db: test.db, log }, processor, new Date(now));
  await bookCosts({ db: test.db, log }, processor, new Date(now + 59 * 60_000));
  expect(asked).toEqual([gift.id]);
  await bookCosts({ db: test.db, log }, processor, new Date(now + 61 * 60_000));
  expect(asked).toEqual([gift.id, gift.id]);
});

it('a fee in another currency is converted at the rate of its charge', () => {
  expect(costInGiftCurrency({ feeMinor: 340n, settledMinor: 10_800n }, 10_000n)).toBe(315n);
});

it('Stripe says what it took', async () => {
  const double = await StripeDouble.start();
  try {
    const stripe = createStripeProcessor(double.settings);
    const [userId, donationId] = [newId('user'), newId('donation')];
    const customer = await stripe.createCustomer(userId);
    const kind = 'card' as const;
    const names = { sourceId: newId('source'), userId, kind, customer, token: 'pm_card_visa' };
    const { reference: source } = await stripe.addSource(names);
    const amount = { currency: 'USD' as const, minor: 10_000n };
    const { reference } = await stripe.charge({
      donationId,
      idempotencyKey: `${donationId}/1`,
      source: source ?? '',
      kind,
      customer,
      amount,
      isOffSession: false,
      isForPlan: false,
    });
    const name = { donationId, reference, customer, since: new Date() };
    expect(await stripe.readCost(name)).toEqual({ feeMinor: 320n, settledMinor: 10_000n });
    expect(await stripe.readCost({ ...name, reference: null })).toBeUndefined();
  } finally {
    await double.close();
  }
});

it('the margin is the sum of all differences', async () => {
  const [row] = await selectRows<{ total: string }>(
    test.db,
    `SELECT coalesce(sum(amount_minor), 0)::text AS total FROM ledger_entries WHERE account = 'platform/processing-margin'`,
  );
  const [booked] = await selectRows<{ total: string }>(
    test.db,
    `SELECT sum(d.processing_fee_minor + d.absorbed_processing_minor - c.cost_minor)::text AS total
     FROM charges c JOIN donations d ON d.id = c.donation_id WHERE c.cost_minor IS NOT NULL`,
  );
  expect(row).toEqual(booked);
});
