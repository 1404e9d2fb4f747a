/** Charges through Stripe's API end as their payment methods say, and the double's own list agrees. */
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type ChargeRequest, type PaymentProcessor } from '../../../gateways/processors/payment-processor';
import { newId } from '../../../new-id';
import { StripeDouble } from '../../support/stripe-double/double';

let double: StripeDouble;
let processor: PaymentProcessor;
beforeAll(async () => {
  double = await StripeDouble.start();
  processor = createStripeProcessor({ ...double.settings, timeoutMs: 500 });
});
afterAll(() => double.close());

/** A donor with one saved card or account. */
async function donorWith(token: string, kind: 'card' | 'ach' = 'card') {
  const userId = newId('user');
  const customer = await processor.createCustomer(userId);
  const source = await processor.addSource({ sourceId: newId('source'), userId, kind, customer, token });
  return { customer, source: source.reference ?? '', kind, userId };
}

function chargeOf(
  donor: Pick<ChargeRequest, 'customer' | 'source' | 'kind'>,
  changes: Partial<ChargeRequest> = {},
): ChargeRequest {
  const donationId = newId('donation');
  const amount = { currency: 'USD' as const, minor: 2_500n };
  const terms = { amount, isOffSession: false, isForPlan: false };
  return { donationId, idempotencyKey: `${donationId}/1`, ...donor, ...terms, ...changes };
}

it('approves a card', async () => {
  const request = chargeOf(await donorWith('pm_card_visa'));
  const outcome = await processor.charge(request);
  expect(outcome).toEqual({ state: 'approved', reference: expect.stringMatching(/^pi_/) as string });
  const [charge] = double.charges().filter(({ donationId }) => donationId === request.donationId);
  expect(charge).toMatchObject({ amount: 2_500, currency: 'usd', status: 'succeeded' });
});
