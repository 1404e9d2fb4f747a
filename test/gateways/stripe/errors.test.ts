/** Every failure becomes a fault that says how to go on, or a refusal. None quotes Stripe. */
import { inspect } from 'node:util';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type FaultKind } from '../../doubles/stripe/faults';
import { chargeRequest, nameOf, StripeWorld } from './world';

let world: StripeWorld;
beforeAll(async () => {
  world = await StripeWorld.start(1_500);
});
afterAll(() => world.close());

const ON = 'POST /v1/payment_intents';

// The package itself repeats a request once whose connection was closed.
it.each<[FaultKind, string, number]>([
  ['lost_answer', 'no_answer', 2],
  ['lost_request', 'no_answer', 2],
  ['timeout', 'no_answer', 1],
  ['busy', 'busy', 1],
  ['conflict', 'busy', 1],
])('asks again under the same key after %s', async (fault, kind, times) => {
  const request = chargeRequest(await world.donorWith('pm_card_visa'));
  world.double.force({ kind: fault, on: ON, times });
  await expect(world.processor.charge(request)).rejects.toMatchObject({ name: 'ProcessorFault', kind });
  expect(await world.processor.charge(request)).toMatchObject({ state: 'approved' });
  expect(world.chargesOf(request)).toHaveLength(1);
});

it.each<FaultKind>(['error_before', 'error_midway', 'error_after'])(
  'looks the payment up after %s, because the key replays the error',
  async (kind) => {
    const request = chargeRequest(await world.donorWith('pm_card_visa'));
    world.double.force({ kind, on: ON });
    const fault = { name: 'ProcessorFault', kind: 'server_error' };
    await expect(world.processor.charge(request)).rejects.toMatchObject(fault);
    await expect(world.processor.charge(request)).rejects.toMatchObject(fault);
    const found = await world.processor.findCharge(nameOf(request));
    expect(found?.state).toBe(kind === 'error_after' ? 'approved' : undefined);
  },
);

it('waits as long as a busy processor asks', async () => {
  const request = chargeRequest(await world.donorWith('pm_card_visa'));
  world.double.force({ kind: 'busy', on: ON });
  await expect(world.processor.charge(request)).rejects.toMatchObject({ retryAfterMs: 1_000 });
});

it('is busy while a request with the same key is in flight, and charges once', async () => {
  const request = chargeRequest(await world.donorWith('pm_card_visa'));
  world.double.timing({ latencyMs: 300 });
  const both = await Promise.allSettled([world.processor.charge(request), world.processor.charge(request)]);
  world.double.timing({});
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'busy' } });
  expect(world.chargesOf(request)).toHaveLength(1);
});

it('looks the payment up if the key was used for another request', async () => {
  const request = chargeRequest(await world.donorWith('pm_card_visa'));
  await world.processor.charge(request);
  const other = { ...request, amount: { currency: 'USD' as const, minor: 9_900n } };
  await expect(world.processor.charge(other)).rejects.toMatchObject({ kind: 'server_error' });
  expect(await world.processor.findCharge(nameOf(request))).toMatchObject({ state: 'approved' });
  expect(world.chargesOf(request)).toHaveLength(1);
});

it('counts a refused request as a hard decline where the source is gone', async () => {
  const donor = await world.donorWith('pm_card_visa');
  const request = chargeRequest({ ...donor, source: 'pm_gone' });
  const refused = { state: 'declined', reference: null, code: 'NOT_SUPPORTED' };
  expect(await world.processor.charge(request)).toEqual(refused);
});

it('treats a wrong key as a fault of the operator, and never shows it', async () => {
  const settings = { ...world.double.settings, secretKey: 'sk_test_wrong' };
  const wrong = createStripeProcessor(settings);
  const error: unknown = await wrong.createCustomer('user_1').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(inspect(error, { depth: 10 })).not.toContain('sk_test');
});
