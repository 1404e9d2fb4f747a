/** While a fifth of all calls to Stripe fails in every way, nobody is charged twice and no charge is forgotten. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { findCharge } from '../../../db/queries/charges/charges';
import { findGift } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type PaymentProcessor } from '../../../gateways/processors/payment-processor';
import { newId } from '../../../new-id';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { auditCharges, buildStripeGift, untilAnswered } from '../../factories/stripe-charges';
import { StripeDouble } from '../../doubles/stripe/double';
import { FAULT_KINDS } from '../../doubles/stripe/faults';

const GIFTS = 300;
const AT_ONCE = 10;
const SEED = 27;
const WAYS = [
  { token: 'pm_card_visa', kind: 'card' },
  { token: 'pm_card_de', kind: 'card' },
  { token: 'pm_card_visa_chargeDeclinedInsufficientFunds', kind: 'card' },
  { token: 'pm_card_threeDSecure2Required', kind: 'card' },
  { token: 'pm_card_visa', kind: 'card' },
  { token: 'pm_usBankAccount', kind: 'ach' },
] as const;
type Way = (typeof WAYS)[number];

let test: TestDatabase;
let double: StripeDouble;
let processor: PaymentProcessor;
let chargeDonation: ReturnType<typeof createActivities>['chargeDonation'];

beforeAll(async () => {
  [test, double] = await Promise.all([openTestDatabase(), StripeDouble.start()]);
  processor = createStripeProcessor({ ...double.settings, timeoutMs: 150, keyWindowMs: 300 });
  const gateways = { ...createGateways(readConfig({}), test.db), processor };
  ({ chargeDonation } = createActivities({ db: test.db, gateways }));
});
afterAll(async () => {
  await double.close();
  await test.close();
});

/** Runs the charge's steps until it has an end, as the gift's workflow does. Returns the gift's id. */
async function chargeToTheEnd(way: Way): Promise<string> {
  const { id } = await buildStripeGift(test.db, processor, way);
  for (;;) {
    const step = await untilAnswered(() => chargeDonation({ donationId: id }));
    if (step.status !== 'waiting') return id;
    const { state, reference } = (await findCharge(test.db, id)) ?? {};
    if (state === 'requires_action') double.authenticate({ id: reference ?? '', approve: true });
    else double.settle({ payment_intent: reference ?? '' });
  }
}

it('holds for every way to pay, and for the refunds', async () => {
  double.faults({ rate: 0.2, seed: SEED });
  const ids: string[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < GIFTS; index = next++) {
      ids.push(await chargeToTheEnd(WAYS[index % WAYS.length] ?? WAYS[0]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  expect(Object.keys(double.faultCounts).sort()).toEqual([...FAULT_KINDS].sort());
  expect(ids).toHaveLength(GIFTS);
  const whole = { chargedTwice: [], forgotten: [], invented: [] };
  expect(await auditCharges(test.db, double.charges(), ids)).toEqual(whole);
  const charges = await Promise.all(ids.map((id) => findCharge(test.db, id)));
  const approved = charges.filter((charge) => charge?.state === 'approved');
  expect(approved).toHaveLength(GIFTS - GIFTS / WAYS.length);

  const refunded = approved.slice(0, 60);
  const refundNext = async () => {
    for (let charge = refunded.pop(); charge !== undefined; charge = refunded.pop()) {
      const { donationId, reference, customerReference: customer } = charge;
      const { createdAt, totalChargeMinor, currency } = (await findGift(test.db, donationId)) ?? {};
      const refundId = newId('refund');
      const request = {
        refundId,
        idempotencyKey: refundId,
        charge: { donationId, reference, customer, since: createdAt ?? new Date(), source: '' },
        amount: { currency: currency ?? 'USD', minor: totalChargeMinor ?? 0n },
      };
      expect(await untilAnswered(() => processor.refund(request))).toEqual({ state: 'returned' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, refundNext));
  const returned = double.charges().filter(({ amountRefunded }) => amountRefunded > 0);
  expect(returned).toHaveLength(60);
  expect(returned.filter(({ amount, amountRefunded }) => amount !== amountRefunded)).toEqual([]);
}, 300_000);
