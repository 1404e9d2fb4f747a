/** Charges through Stripe's API end as their payment methods say, and the double's own list agrees. */
import { STRIPE_API_VERSION } from '../../../gateways/processors/stripe/client';
import { chargeRequest, nameOf, StripeWorld } from './world';

let world: StripeWorld;
beforeAll(async () => {
  world = await StripeWorld.start();
});
afterAll(() => world.close());

const PAYMENT = expect.stringMatching(/^pi_/) as string;

it('approves a card, once for each key, and says what the gift is', async () => {
  const request = chargeRequest(await world.donorWith('pm_card_visa'));
  const approved = { state: 'approved', reference: PAYMENT };
  expect(await world.processor.charge(request)).toEqual(approved);
  expect(await world.processor.charge(request)).toEqual(approved);
  expect(world.chargesOf(request)).toMatchObject([{ amount: 2_500, currency: 'usd', status: 'succeeded' }]);
  const sent = world.lastRequest('POST', '/v1/payment_intents');
  expect(sent).toMatchObject({ idempotencyKey: request.idempotencyKey, apiVersion: STRIPE_API_VERSION });
  expect(sent?.params).toMatchObject({
    confirm: 'true',
    customer: request.customer,
    metadata: { donation_id: request.donationId },
    statement_descriptor_suffix: 'GIFT',
  });
  expect(sent?.params).not.toHaveProperty('off_session');
  expect(sent?.params).not.toHaveProperty('setup_future_usage');
});

it('charges whole yen', async () => {
  const amount = { currency: 'JPY' as const, minor: 500n };
  const request = chargeRequest(await world.donorWith('pm_card_visa'), { amount });
  await world.processor.charge(request);
  expect(world.chargesOf(request)).toMatchObject([{ amount: 500, currency: 'jpy' }]);
});

it('prepares the first charge of a plan for later ones, which are off-session', async () => {
  const donor = await world.donorWith('pm_card_visa');
  const params = () => world.lastRequest('POST', '/v1/payment_intents')?.params;
  await world.processor.charge(chargeRequest(donor, { isForPlan: true }));
  expect(params()).toMatchObject({ setup_future_usage: 'off_session' });
  await world.processor.charge(chargeRequest(donor, { isForPlan: true, isOffSession: true }));
  expect(params()).toMatchObject({ off_session: 'true' });
  expect(params()).not.toHaveProperty('setup_future_usage');
});

it.each([
  ['pm_card_chargeDeclined', 'DECLINED'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS'],
  ['pm_card_visa_chargeDeclinedLostCard', 'CARD_BLOCKED'],
  ['pm_card_visa_chargeDeclinedVelocityLimitExceeded', 'CARD_LIMIT_EXCEEDED'],
  ['pm_card_chargeDeclinedExpiredCard', 'CARD_EXPIRED'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'INCORRECT_DETAILS'],
  ['pm_card_chargeDeclinedProcessingError', 'ISSUER_UNAVAILABLE'],
  ['pm_card_declined_card_not_supported', 'NOT_SUPPORTED'],
  ['pm_card_declined_a_code_of_next_year', 'DECLINED'],
])('says why %s is declined, also when asked again', async (token, code) => {
  const request = chargeRequest(await world.donorWith(token));
  const declined = { state: 'declined', reference: PAYMENT, code };
  expect(await world.processor.charge(request)).toEqual(declined);
  expect(await world.processor.charge(request)).toEqual(declined);
  expect(await world.processor.findCharge(nameOf(request))).toEqual(declined);
});

it('cancels a declined payment, so that no browser can pay it later', async () => {
  const request = chargeRequest(await world.donorWith('pm_card_chargeDeclined'));
  const { reference } = await world.processor.charge(request);
  expect(world.double.world.findAny(reference ?? '')).toMatchObject({ status: 'canceled' });
});

describe('3-D Secure', () => {
  it('asks the donor, and ends as the donor and the issuer say', async () => {
    for (const [token, approve, end] of [
      ['pm_card_threeDSecure2Required', true, { state: 'approved' }],
      ['pm_card_threeDSecure2Required', false, { state: 'declined', code: 'AUTHENTICATION_FAILED' }],
      ['pm_card_threeDSecureDeclined', true, { state: 'declined', code: 'INSUFFICIENT_FUNDS' }],
    ] as const) {
      // A saved card was confirmed when it was saved. The payment asks again.
      const request = chargeRequest(await world.donorWith(token));
      const asked = await world.processor.charge(request);
      expect(asked).toMatchObject({ state: 'requires_action', reference: PAYMENT });
      expect(asked).toHaveProperty('clientSecret', expect.stringContaining('_secret_'));
      expect(world.chargesOf(request)).toEqual([]);
      world.double.authenticate({ id: asked.reference ?? '', approve });
      expect(await world.processor.findCharge(nameOf(request, asked.reference))).toMatchObject(end);
    }
  });

  it('asks the donor of an off-session payment too, who confirms it on-session', async () => {
    const donor = await world.donorWith('pm_card_authenticationRequired');
    const request = chargeRequest(donor, { isOffSession: true, isForPlan: true });
    const asked = await world.processor.charge(request);
    expect(asked).toMatchObject({ state: 'requires_action', reference: PAYMENT });
    const { publishableKey } = world.double.settings;
    const clientSecret = asked.state === 'requires_action' ? (asked.clientSecret ?? '') : '';
    const confirm = (path: string, fields: Record<string, string>) =>
      fetch(`${world.double.url}/v1/payment_intents/${asked.reference ?? ''}/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${publishableKey}` },
        body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
      });
    expect((await confirm('confirm', { payment_method: donor.source, client_secret: 'wrong' })).status).toBe(
      401,
    );
    expect(await (await confirm('confirm', { payment_method: donor.source })).json()).toMatchObject({
      status: 'requires_action',
    });
    expect((await confirm('_authenticate', { success: 'true' })).status).toBe(200);
    expect(await world.processor.findCharge(nameOf(request, asked.reference))).toMatchObject({
      state: 'approved',
    });
  });
});

describe('bank debits', () => {
  const euros = { amount: { currency: 'EUR' as const, minor: 2_500n } };

  it.each([
    ['pm_usBankAccount', {}, { state: 'approved' }],
    ['pm_sepaDebit', euros, { state: 'approved' }],
    ['pm_usBankAccount_accountClosed', {}, { state: 'declined', code: 'ACCOUNT_CLOSED' }],
    ['pm_usBankAccount_debitNotAuthorized', {}, { state: 'declined', code: 'MANDATE_INVALID' }],
    ['pm_sepaDebit_failed', euros, { state: 'declined', code: 'INSUFFICIENT_FUNDS' }],
  ])('of %s process for days', async (token, changes, end) => {
    const request = chargeRequest(await world.donorWith(token, 'ach'), changes);
    const begun = await world.processor.charge(request);
    expect(begun).toEqual({ state: 'processing', reference: PAYMENT, checkAgainInMs: 6 * 3_600_000 });
    expect(await world.processor.findCharge(nameOf(request))).toMatchObject({ state: 'processing' });
    world.double.settle({ payment_intent: begun.reference ?? '' });
    expect(await world.processor.findCharge(nameOf(request, begun.reference))).toMatchObject(end);
  });
});

describe('a look-up', () => {
  it('finds the payment of the gift among pages of others, newer or older', async () => {
    const donor = await world.donorWith('pm_card_visa');
    const first = chargeRequest(donor);
    await world.processor.charge(first);
    for (let count = 0; count < 101; count += 1) await world.processor.charge(chargeRequest(donor));
    const found = await world.processor.findCharge(nameOf(first));
    expect(found).toEqual({ state: 'approved', reference: world.chargesOf(first)[0]?.paymentIntent });
    expect(await world.processor.findCharge(nameOf(chargeRequest(donor)))).toBeUndefined();
    const searches = world.double.requests.filter(({ path }) => path.includes('search'));
    expect(searches).toEqual([]);
  });

  it('cancels a payment that was stored but never confirmed, and reports no charge', async () => {
    const request = chargeRequest(await world.donorWith('pm_card_visa'));
    world.double.force({ kind: 'error_midway', on: 'POST /v1/payment_intents' });
    await expect(world.processor.charge(request)).rejects.toMatchObject({ kind: 'server_error' });
    expect(await world.processor.findCharge(nameOf(request))).toBeUndefined();
    expect(await world.processor.findCharge(nameOf(request))).toBeUndefined();
    const renewed = { ...request, idempotencyKey: `${request.donationId}/2` };
    expect(await world.processor.charge(renewed)).toMatchObject({ state: 'approved' });
    expect(await world.processor.findCharge(nameOf(request))).toMatchObject({ state: 'approved' });
    expect(world.chargesOf(request)).toHaveLength(1);
  });
});

describe('a cancelled charge', () => {
  it('that waited for the donor takes no money any more', async () => {
    const request = chargeRequest(await world.donorWith('pm_card_threeDSecure2Required'));
    const { reference } = await world.processor.charge(request);
    const cancelled = { state: 'cancelled', reference };
    expect(await world.processor.cancelCharge(nameOf(request, reference))).toEqual(cancelled);
    expect(await world.processor.cancelCharge(nameOf(request))).toEqual(cancelled);
    expect(() => world.double.authenticate({ id: reference ?? '', approve: true })).toThrow('canceled');
  });

  it('that was approved is returned in full, once', async () => {
    const request = chargeRequest(await world.donorWith('pm_card_visa'));
    const { reference } = await world.processor.charge(request);
    const cancelled = { state: 'cancelled', reference };
    expect(await world.processor.cancelCharge(nameOf(request))).toEqual(cancelled);
    expect(await world.processor.cancelCharge(nameOf(request, reference))).toEqual(cancelled);
    expect(world.chargesOf(request)).toMatchObject([{ amountRefunded: 2_500 }]);
    expect(await world.processor.findCharge(nameOf(request, reference))).toEqual(cancelled);
  });

  it('that never was is nothing', async () => {
    const request = chargeRequest(await world.donorWith('pm_card_visa'));
    expect(await world.processor.cancelCharge(nameOf(request))).toBeUndefined();
  });
});
