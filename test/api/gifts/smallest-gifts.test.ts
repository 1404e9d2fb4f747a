/** A gift of which fees leave the charity nothing is refused, and the answer names the smallest amount. */
import fc from 'fast-check';
import { leftAfterFees, smallestAmount } from '../../../domain/fees/minimum';
import { quoteFees } from '../../../domain/fees/quote';
import { CURRENCY_CODES } from '../../../domain/money';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { type Reply, startApi, type TestApi, type WireError, useApi } from '../../support/api';

const api = useApi();
let donor: BuiltActor;
beforeAll(async () => {
  donor = await buildActor(api.db);
});

async function give(order: object, charity: object = {}): Promise<Reply<{ recurring_id: string }>> {
  const { id } = await buildCharity(api.db, charity);
  const body = { charity_id: id, currency: 'USD', ...order };
  return api.call<{ recurring_id: string }>('POST', '/v1/donations', { key: donor.key, body });
}

function faultsOf(reply: Reply<unknown>): unknown {
  const { error } = reply.body as WireError;
  return { status: reply.status, code: error.code, fields: error.details.fields };
}

const tooSmall = (least: string) => ({
  status: 400,
  code: 'VALIDATION_ERROR',
  fields: [
    {
      field: 'amount',
      code: 'too_small',
      message: `must be at least ${least}: the fees would leave the charity nothing`,
      limit: least.split(' ')[0],
    },
  ],
});

it.each([
  ['0.01', '0.33 USD', {}, {}],
  ['0.32', '0.33 USD', {}, {}],
  ['0.51', '0.52 USD', { source: 'own_ach' }, {}],
  ['0.32', '0.33 USD', {}, { absorbPlatformFees: true, absorbProcessingFees: true }],
  ['0.31', '0.32 USD', { cover_fees: true }, { absorbProcessingFees: true }],
  [
    '0.31',
    '0.32 EUR',
    { currency: 'EUR', international_card: true, cover_fees: true },
    { absorbProcessingFees: true },
  ],
])('%s is refused, and %s is the smallest amount', async (amount, least, order, charity) => {
  expect(faultsOf(await give({ amount, ...order }, charity))).toEqual(tooSmall(least));
  const smallest = least.split(' ')[0];
  expect((await give({ amount: smallest, ...order }, charity)).status).toBe(201);
});

it('a gift that covers its fees may be as small as a cent, and so may one without fixed fees', async () => {
  expect((await give({ amount: '0.01', cover_fees: true })).status).toBe(201);
  expect((await give({ amount: '0.000000000000000001', currency: 'ETH' })).status).toBe(201);
  expect((await give({ amount: '1', currency: 'JPY' })).status).toBe(201);
});

it('a plan is neither begun with nor changed to less', async () => {
  const recurring = { frequency: 'monthly' };
  expect(faultsOf(await give({ amount: '0.20', recurring }))).toEqual(tooSmall('0.33 USD'));
  const { body } = await give({ amount: '0.40', source: 'own_card', recurring });
  const path = `/v1/recurring/${body.recurring_id}`;
  const change = (changes: object) => api.call('PATCH', path, { key: donor.key, body: changes });
  expect(faultsOf(await change({ amount: '0.32' }))).toEqual(tooSmall('0.33 USD'));
  expect(faultsOf(await change({ source: 'own_ach' }))).toEqual(tooSmall('0.52 USD'));
  expect((await change({ amount: '0.52', source: 'own_ach' })).status).toBe(200);
  expect(faultsOf(await change({ amount: '0.51' }))).toEqual(tooSmall('0.52 USD'));
});

it('a quote still answers for any amount', async () => {
  const { id } = await buildCharity(api.db);
  const body = { amount: 0.01, currency: 'USD', payment_method: 'card', organization_id: id };
  const quote = await api.call('POST', '/api/v1/fees/calculate', { key: donor.key, body });
  expect(quote.status).toBe(200);
});

it('the smallest amount leaves something, and one less does not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.constantFrom('card' as const, 'ach' as const, 'crypto' as const),
      fc.boolean(),
      fc.boolean(),
      fc.record({ platform: fc.boolean(), processing: fc.boolean() }),
      (currency, method, internationalCard, coverFees, absorbs) => {
        const request = { method, tier: 'standard' as const, internationalCard, coverFees, absorbs };
        const leftOf = (minor: bigint) =>
          leftAfterFees(quoteFees({ ...request, amount: { currency, minor } }));
        const { minor } = smallestAmount({ ...request, amount: { currency, minor: 1n } });
        expect(leftOf(minor)).toBeGreaterThan(0n);
        expect(minor === 1n || leftOf(minor - 1n) <= 0n).toBe(true);
      },
    ),
  );
});

describe('with a processor that has a minimum', () => {
  let production: TestApi;
  const processor = createFakeProcessor('stripe');
  beforeAll(async () => {
    production = await startApi({}, {}, undefined, { processor });
  });
  afterAll(() => production.close());

  async function giveByCard(order: object) {
    const [{ id }, { userId, key }] = [await buildCharity(production.db), await buildActor(production.db)];
    const token = { kind: 'card', processor_token: processor.tokenOf(userId) };
    const path = '/v1/users/me/payment-sources';
    const saved = await production.call<{ source_id: string }>('POST', path, { key, body: token });
    const body = { charity_id: id, currency: 'USD', source: saved.body.source_id, ...order };
    const reply = await production.call<{ recurring_id: string }>('POST', '/v1/donations', { key, body });
    return { key, reply };
  }

  const belowMinimum = (least: string) => ({
    ...tooSmall(least),
    fields: [
      {
        field: 'amount',
        code: 'too_small',
        message: `must be at least ${least}: the payment processor takes no smaller charge`,
        limit: least.split(' ')[0],
      },
    ],
  });

  it.each([
    ['0.49', '0.50 USD', {}],
    ['2.99', '3.00 SEK', { currency: 'SEK' }],
    ['49', '50 JPY', { currency: 'JPY' }],
    ['0.18', '0.19 USD', { cover_fees: true }],
  ])('%s is refused, and %s is the smallest amount', async (amount, least, order) => {
    const smallest = least.split(' ')[0];
    expect(faultsOf((await giveByCard({ amount, ...order })).reply)).toEqual(belowMinimum(least));
    expect((await giveByCard({ amount: smallest, ...order })).reply.status).toBe(201);
  });

  it.each([
    ['domestic', 'foreign', { status: 200 }],
    ['foreign', 'domestic', { status: 400 }],
  ] as const)(
    'a plan by a %s card that gets a %s card has the minimum of that card',
    async (was, is, end) => {
      const [{ id }, { userId, key }] = [await buildCharity(production.db), await buildActor(production.db)];
      const save = async (country: string) => {
        const body = { kind: 'card', processor_token: processor.tokenOf(userId, { country }) };
        const path = '/v1/users/me/payment-sources';
        return (await production.call<{ source_id: string }>('POST', path, { key, body })).body.source_id;
      };
      const cards = { domestic: await save('US'), foreign: await save('FR') };
      const order = { charity_id: id, amount: '5.00', currency: 'SEK', cover_fees: true };
      const { body: plan } = await production.call<{ recurring_id: string }>('POST', '/v1/donations', {
        key,
        body: { ...order, source: cards[was], recurring: { frequency: 'monthly' } },
      });
      const path = `/v1/recurring/${plan.recurring_id}`;
      const change = (body: object) => production.call('PATCH', path, { key, body });
      // Both at once, and the amount alone once the plan has the card.
      expect(await change({ source: cards[is], amount: '2.55' })).toMatchObject(end);
      expect((await change({ source: cards[is] })).status).toBe(200);
      const alone = await change({ amount: '2.55' });
      expect(alone.status).toBe(end.status);
      if (is === 'domestic') expect(faultsOf(alone)).toEqual(belowMinimum('2.57 SEK'));
    },
  );

  it('a plan is not changed to less', async () => {
    const { key, reply } = await giveByCard({ amount: '1.00', recurring: { frequency: 'monthly' } });
    const path = `/v1/recurring/${reply.body.recurring_id}`;
    const changed = await production.call('PATCH', path, { key, body: { amount: '0.40' } });
    expect(faultsOf(changed)).toEqual(belowMinimum('0.50 USD'));
  });
});
