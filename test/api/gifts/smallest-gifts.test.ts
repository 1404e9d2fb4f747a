/** A gift of which fees leave the charity nothing is refused, and the answer names the smallest amount. */
import fc from 'fast-check';
import { type DonationCreated, type DonationRequest } from '../../../client/index';
import { leftAfterFees, smallestAmount } from '../../../domain/fees/minimum';
import { quoteFees } from '../../../domain/fees/quote';
import { CURRENCY_CODES } from '../../../domain/money';
import { createFakeProcessor } from '../../doubles/fake-processor';
import { buildCharity } from '../../factories';
import { approveCharge } from '../../factories/charges';
import { type Person, useApi } from '../../support/api';
import { refusalDetails } from '../../support/refusal';

const api = useApi();
let donor: Person;
beforeAll(async () => {
  donor = await api.person();
});

async function give(order: object, charity: object = {}): Promise<DonationCreated> {
  const { id: charity_id } = await buildCharity(api.db, charity);
  return donor.client.donations.create({ charity_id, currency: 'USD', ...order } as DonationRequest);
}

const tooSmall = (least: string, why = 'the fees would leave the charity nothing') => {
  const message = `must be at least ${least}, because ${why}`;
  return [
    '400 amount',
    { fields: [{ field: 'amount', code: 'too_small', message, limit: amountOf(least) }] },
  ];
};
const belowMinimum = (least: string) => tooSmall(least, 'the payment processor takes no smaller charge');
const amountOf = (money: string): string => money.split(' ')[0] ?? '';

it.each([
  ['0.01', '25.38 INR', { currency: 'INR' }, {}],
  ['25.37', '25.38 INR', { currency: 'INR' }, {}],
  ['0.51', '0.52 USD', { source: 'own_ach' }, {}],
  ['3.17', '3.18 SEK', { currency: 'SEK' }, { absorbPlatformFees: true, absorbProcessingFees: true }],
  ['3.09', '3.10 SEK', { currency: 'SEK', cover_fees: true }, { absorbProcessingFees: true }],
  [
    '3.14',
    '3.15 NOK',
    { currency: 'NOK', international_card: true, cover_fees: true },
    { absorbProcessingFees: true },
  ],
])('%s is refused, and %s is the smallest amount', async (amount, least, order, charity) => {
  expect(await refusalDetails(give({ amount, ...order }, charity))).toEqual(tooSmall(least));
  await give({ amount: amountOf(least), ...order }, charity);
});

it('the smallest unit is enough if the covered fees reach the processor’s minimum, or if there is none', async () => {
  expect((await give({ amount: '0.01', currency: 'INR', cover_fees: true })).status).toBe('pending');
  expect((await give({ amount: '0.000000000000000001', currency: 'ETH' })).status).toBe('pending');
});

it.each([
  ['0.37', '0.50 USD', {}],
  ['0.49', '0.50 EUR', { currency: 'EUR' }],
  ['49', '50 JPY', { currency: 'JPY' }],
  ['1.99', '2.00 PLN', { currency: 'PLN' }],
  ['0.18', '0.19 USD', { cover_fees: true }],
])('a sandbox refuses %s as production does, and %s is the smallest amount', async (amount, least, order) => {
  expect(await refusalDetails(give({ amount, ...order }))).toEqual(belowMinimum(least));
  await give({ amount: amountOf(least), ...order });
});

it('a plan is neither begun with nor changed to less', async () => {
  const recurring = { frequency: 'monthly' };
  expect(await refusalDetails(give({ amount: '0.20', recurring }))).toEqual(belowMinimum('0.50 USD'));
  const { donation_id, recurring_id } = await give({ amount: '0.51', source: 'own_card', recurring });
  await approveCharge(api.db, donation_id);
  const change = (changes: object) => donor.client.recurring.update(recurring_id ?? '', changes);
  expect(await refusalDetails(change({ amount: '0.49' }))).toEqual(belowMinimum('0.50 USD'));
  // The request sent no amount, so the source is at fault.
  expect(await refusalDetails(change({ source: 'own_ach' }))).toEqual([
    '400 source',
    { fields: [expect.objectContaining({ field: 'source', code: 'not_allowed' })] },
  ]);
  await change({ amount: '0.52', source: 'own_ach' });
  expect(await refusalDetails(change({ amount: '0.51' }))).toEqual(tooSmall('0.52 USD'));
});

it('an amount that is too small for a gift can still be quoted', async () => {
  const { id } = await buildCharity(api.db);
  const request = { amount: 0.01, currency: 'USD', payment_method: 'card', organization_id: id } as const;
  await donor.client.fees.calculate(request);
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
  const processor = createFakeProcessor('stripe');
  const production = useApi({}, {}, undefined, { processor });

  /** Somebody new who gives by cards of their own. */
  async function cardholder() {
    const { id: charity_id } = await buildCharity(production.db);
    const { client, userId } = await production.person();
    const save = async (facts?: { country: string }) => {
      const processor_token = processor.tokenOf(userId, facts);
      return (await client.paymentSources.create({ kind: 'card', processor_token })).source_id;
    };
    const give = (source: string, order: object) =>
      client.donations.create({ charity_id, currency: 'USD', source, ...order } as DonationRequest);
    const planOf = async (source: string, order: object) => {
      const gift = await give(source, { recurring: { frequency: 'monthly' }, ...order });
      await approveCharge(production.db, gift.donation_id);
      return gift.recurring_id ?? '';
    };
    return { plans: client.recurring, save, give, planOf };
  }

  it('0.49 is refused, and 0.50 is the smallest amount', async () => {
    const { give, save } = await cardholder();
    const card = await save();
    expect(await refusalDetails(give(card, { amount: '0.49' }))).toEqual(belowMinimum('0.50 USD'));
    await give(card, { amount: '0.50' });
  });

  it.each([
    ['domestic', 'foreign'],
    ['foreign', 'domestic'],
  ] as const)('a plan by a %s card that gets a %s card has the minimum of that card', async (was, is) => {
    const { plans, planOf, save } = await cardholder();
    const cards = { domestic: await save({ country: 'US' }), foreign: await save({ country: 'FR' }) };
    const id = await planOf(cards[was], { amount: '5.00', currency: 'PLN', cover_fees: true });
    const amount = '0.75';
    const change = async (changes: object) => {
      if (is === 'foreign') await plans.update(id, changes);
      else expect(await refusalDetails(plans.update(id, changes))).toEqual(belowMinimum('0.76 PLN'));
    };
    // Both at once, and the amount alone once the plan has the card.
    await change({ source: cards[is], amount });
    await plans.update(id, { source: cards[is] });
    await change({ amount });
  });

  it('a plan is not changed to less', async () => {
    const { plans, planOf, save } = await cardholder();
    const id = await planOf(await save(), { amount: '1.00' });
    expect(await refusalDetails(plans.update(id, { amount: '0.40' }))).toEqual(belowMinimum('0.50 USD'));
  });
});
