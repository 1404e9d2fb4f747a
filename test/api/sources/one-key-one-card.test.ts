/** However often a request with one Idempotency-Key is sent, the processor attaches one card. */
import { runStatement } from '../../../db/database';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type PaymentMethod, type SetupIntent } from '../../doubles/stripe/objects';
import { StripeDouble } from '../../doubles/stripe/double';
import { type BuiltActor, buildActor } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { buildToken } from '../access/cast';
import { count as countRows } from '../../../db/rows';
import { paymentSources } from '../../../db/tables/sources';

const SOURCES = '/v1/users/me/payment-sources';
const CARD = { kind: 'card', processor_token: 'pm_card_visa' };

let api: TestApi;
let stripe: StripeDouble;
let donor: BuiltActor;
beforeAll(async () => {
  stripe = await StripeDouble.start();
  api = await startApi({}, undefined, undefined, { processor: createStripeProcessor(stripe.settings) });
});
beforeEach(async () => {
  donor = await buildActor(api.db);
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

const post = (idempotencyKey: string, body: object = CARD, key = donor.key) =>
  api.call<{ source_id: string }>('POST', SOURCES, {
    key,
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

const count = (type: 'payment_method' | 'setup_intent') =>
  stripe.world
    .list<PaymentMethod | SetupIntent>(type)
    .filter(({ customer }) => type === 'setup_intent' || customer !== null).length;

async function rows(): Promise<number> {
  return countRows(api.db, paymentSources, { userId: donor.userId });
}

it.each([
  ['card', CARD, 'payment_method'],
  ['setup', { kind: 'card' }, 'setup_intent'],
] as const)('ten requests for a %s at once under two keys make two', async (_, body, type) => {
  const before = count(type);
  const keys = Array.from({ length: 10 }, (__, place) => `race ${String(place % 2)}`);
  const statuses = (await Promise.all(keys.map((key) => post(key, body)))).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(statuses).toContain(201);
  await Promise.all(['race 0', 'race 1'].map((key) => post(key, body)));
  expect([count(type) - before, await rows()]).toEqual([2, 2]);
});

it('a new token of the user gets the first answer, and asks nothing', async () => {
  const [old, fresh] = [
    await buildToken(api.db, donor, { kind: 'user' }),
    await buildToken(api.db, donor, { kind: 'user' }),
  ];
  const first = await post('refreshed', CARD, old);
  const asked = stripe.requests.length;
  const again = await post('refreshed', CARD, fresh);
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(stripe.requests).toHaveLength(asked);
});

it('a request that died between Stripe and our answer is repeated under the same id', async () => {
  const before = count('payment_method');
  await runStatement(api.db, 'ALTER TABLE payment_sources ADD CONSTRAINT died CHECK (false) NOT VALID');
  expect((await post('lost')).status).toBe(500);
  await runStatement(api.db, 'ALTER TABLE payment_sources DROP CONSTRAINT died');
  expect((await post('lost')).status).toBe(201);
  expect([count('payment_method') - before, await rows()]).toEqual([1, 1]);
});

it('a server error of Stripe does not stay under the key', async () => {
  const before = count('payment_method');
  stripe.force({ kind: 'error_before', on: 'attach' });
  await post('an error');
  expect((await post('an error')).status).toBe(201);
  expect([count('payment_method') - before, await rows()]).toEqual([1, 1]);
});

it('another body or user under the key is refused while the first request runs', async () => {
  await post('reused');
  await runStatement(api.db, 'DELETE FROM idempotent_answers WHERE key = $1', ['reused']);
  await runStatement(
    api.db,
    `UPDATE taken_keys SET taken_until = now() + interval '1 minute' WHERE key = $1`,
    ['reused'],
  );
  const asked = stripe.requests.length;
  expect((await post('reused')).status).toBe(409);
  expect((await post('reused', { ...CARD, save: false })).status).toBe(422);
  expect(stripe.requests).toHaveLength(asked);
});
