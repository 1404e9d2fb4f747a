/** Refunds happen once, whatever answer was lost, and report how far they are. */
import { DAY_MS } from '../../../domain/days';
import { type Charge } from '../../doubles/stripe/objects';
import { waitFor } from '../../support/wait';
import { chargeRequest, refundRequest, StripeWorld } from './world';

let world: StripeWorld;
beforeAll(async () => {
  world = await StripeWorld.start();
});
afterAll(() => world.close());

async function paid(token = 'pm_card_visa') {
  const request = chargeRequest(await world.donorWith(token));
  const { reference } = await world.processor.charge(request);
  return { request, reference };
}

it('refunds each part of a charge once, however often it is asked', async () => {
  const { request, reference } = await paid();
  const amount = { currency: 'USD' as const, minor: 1_000n };
  const part = refundRequest(request, reference, { amount });
  for (let time = 0; time < 3; time += 1) {
    expect(await world.processor.refund(part)).toEqual({ state: 'returned' });
    world.double.forgetKeys();
  }
  expect(await world.processor.refund(refundRequest(request, reference, { amount }))).toEqual({
    state: 'returned',
  });
  expect(world.chargesOf(request)).toMatchObject([{ amountRefunded: 2_000 }]);
  expect(world.lastRequest('POST', '/v1/refunds')?.params).toMatchObject({
    metadata: { donation_id: request.donationId },
  });
});

it.each(['lost_answer', 'error_before', 'error_after', 'timeout', 'busy'] as const)(
  'refunds once after %s',
  async (kind) => {
    const { request, reference } = await paid();
    const asked = refundRequest(request, reference);
    world.double.force({ kind, on: 'POST /v1/refunds' });
    const first = await world.processor.refund(asked).catch((error: unknown) => error);
    const isFault = kind === 'timeout' || kind === 'busy';
    expect(first).toMatchObject(isFault ? { name: 'ProcessorFault' } : { state: 'returned' });
    expect(await world.processor.refund(asked)).toEqual({ state: 'returned' });
    expect(world.chargesOf(request)).toMatchObject([{ amountRefunded: 2_500 }]);
  },
);

it('waits for a pending refund, and follows it', async () => {
  const { request, reference } = await paid('pm_card_pendingRefund');
  const asked = refundRequest(request, reference);
  const pending = { state: 'pending', checkAgainInMs: 6 * 3_600_000 };
  expect(await world.processor.refund(asked)).toEqual(pending);
  const refunds = world.double.world.list('refund').map(({ id }) => id);
  world.double.endRefund({ refund: refunds[0] ?? '', status: 'failed' });
  expect(await world.processor.refund(asked)).toEqual({ state: 'refused' });
});

it('refuses more than was paid, and what was never paid', async () => {
  const { request, reference } = await paid();
  const amount = { currency: 'USD' as const, minor: 2_501n };
  const refused = { state: 'refused', isTooLate: false };
  expect(await world.processor.refund(refundRequest(request, reference, { amount }))).toEqual(refused);
  expect(await world.processor.refund(refundRequest(request, null))).toEqual({ state: 'refused' });
  expect(world.chargesOf(request)).toMatchObject([{ amountRefunded: 0 }]);
});

describe('a refund of a bank debit', () => {
  /** A completed debit whose payment is this old. */
  async function debitOf(days: number) {
    const request = chargeRequest(await world.donorWith('pm_usBankAccount', 'ach'), { kind: 'ach' });
    const { reference } = await world.processor.charge(request);
    world.double.settle({ payment_intent: reference ?? '' });
    const charges = world.double.world.list<Charge>('charge');
    const charge = charges.find(({ payment_intent: intent }) => intent === reference);
    if (charge === undefined) throw new Error('the double has no such charge');
    charge.created -= (days * DAY_MS) / 1_000;
    return { request, reference };
  }

  it.each([
    [179, { state: 'returned' }, 2_500],
    [181, { state: 'refused', isTooLate: true }, 0],
  ])('after %d days: %j', async (days, progress, amountRefunded) => {
    const { request, reference } = await debitOf(days);
    expect(await world.processor.refund(refundRequest(request, reference))).toEqual(progress);
    expect(world.chargesOf(request)).toMatchObject([{ amountRefunded }]);
  });

  it('is not too late if Stripe refuses a debit of last month for another reason', async () => {
    const { request, reference } = await debitOf(30);
    const amount = { currency: 'USD' as const, minor: 2_501n };
    const refused = { state: 'refused', isTooLate: false };
    expect(await world.processor.refund(refundRequest(request, reference, { amount }))).toEqual(refused);
  });
});

it('outlives an outage of server errors, and refunds once', async () => {
  const { request, reference } = await paid();
  const asked = refundRequest(request, reference);
  world.double.force({ kind: 'error_before', on: 'POST /v1/refunds', times: 7 });
  const fault = { name: 'ProcessorFault', kind: 'server_error' };
  await expect(world.processor.refund(asked)).rejects.toMatchObject(fault);
  // The keys replay their errors until the next window of time. Seven errors need five more windows.
  const returned = await waitFor('the refund', () => world.processor.refund(asked).catch(() => undefined));
  expect(returned).toEqual({ state: 'returned' });
  expect(world.chargesOf(request)).toMatchObject([{ amountRefunded: 2_500 }]);
});
