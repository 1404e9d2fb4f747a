import { selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { insertTier } from '../../../db/queries/fees/tiers';
import { startOfMonth } from '../../../domain/days';
import { buildCharity } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { type Person, useApi } from '../../support/api';
import { errorOf, refusal } from '../../support/refusal';

const api = useApi();
let donor: Person;
let charity: Charity;
beforeAll(async () => {
  donor = await api.person();
  charity = await buildCharity(api.db);
});

const quote = (changes: object = {}) =>
  donor.client.fees.calculate({
    amount: 100,
    currency: 'USD',
    payment_method: 'card',
    organization_id: charity.id,
    ...changes,
  });

it('answers the breakdown, rates and tier in numbers', async () => {
  expect(await quote({ options: { instant_payout: false, convert_crypto: false } })).toEqual({
    currency: 'USD',
    payment_method: 'card',
    breakdown: {
      donation_amount: 100,
      donation_amount_exact: '100.00',
      platform_fee: 2.5,
      platform_fee_exact: '2.50',
      processing_fee: 3.2,
      processing_fee_exact: '3.20',
      additional_fees: 0,
      additional_fees_exact: '0.00',
      total_fees: 5.7,
      total_fees_exact: '5.70',
      net_amount: 94.3,
      net_amount_exact: '94.30',
    },
    total_charge: 100,
    total_charge_exact: '100.00',
    absorbed: {
      platform_fee: 0,
      platform_fee_exact: '0.00',
      processing_fee: 0,
      processing_fee_exact: '0.00',
      total_fees: 0,
      total_fees_exact: '0.00',
    },
    rates: { platform_rate: 0.025, processing_rate: 0.029, processing_fixed: 0.3 },
    organization_tier: 'standard',
    fee_schedule: '2026-11-30',
    claimed: false,
    donor_chooses_after_days: 90,
  });
});

it.each([
  [{ payment_method: 'ach' }, { processing_fee: 0.5, total_fees: 3, net_amount: 97 }],
  [{ payment_method: 'crypto' }, { processing_fee: 0, total_fees: 2.5 }],
  [
    { payment_method: 'crypto', options: { convert_crypto: true } },
    { additional_fees: 1, total_fees: 3.5 },
  ],
  [{ payment_method: 'wire', options: { international_wire: true } }, { additional_fees: 25 }],
  [{ options: { instant_payout: true } }, { additional_fees: 2 }],
  [{ options: { international_card: true } }, { processing_fee: 4.7 }],
  [{ options: { currency_conversion: true } }, { processing_fee: 4.2 }],
  [
    { amount: 1000, currency: 'JPY' },
    { platform_fee: 25, processing_fee: 59, net_amount: 916 },
  ],
  [
    { amount: 1000, currency: 'JPY', options: { instant_payout: true, international_wire: true } },
    { additional_fees: 2_700 },
  ],
  [{ currency: 'PLN' }, { processing_fee: 4.1 }],
  [{ amount: 1e-7, currency: 'ETH', payment_method: 'crypto' }, { platform_fee: 2.5e-9 }],
])('%j costs %j', async (changes, breakdown) => {
  expect((await quote(changes)).breakdown).toMatchObject(breakdown);
});

it('rates show the fixed fee of the currency', async () => {
  const shown = async (changes: object) => (await quote(changes)).rates.processing_fixed;
  expect(await shown({ currency: 'INR' })).toBe(24);
  expect(await shown({ currency: 'SEK', payment_method: 'ach' })).toBe(5);
  expect(await shown({ currency: 'CHF' })).toBe(0.3);
});

it('an amount that a JSON number would round stands exactly beside it', async () => {
  const { breakdown } = await quote({ amount: 1234.000000000001, currency: 'ETH', payment_method: 'crypto' });
  expect(breakdown.net_amount_exact).toBe('1203.150000000000975000');
});

it('a token’s fixed fees are worth their USD at the stored rate', async () => {
  const options = { instant_payout: true };
  const usdc = await quote({ amount: 1, currency: 'USDC', payment_method: 'crypto', options });
  expect(usdc.breakdown.additional_fees).toBe(2);
  const eth = await quote({ amount: 1, currency: 'ETH', payment_method: 'crypto', options });
  expect(eth.breakdown.additional_fees).toBe(0.000666666666666667);
});

it('covered fees are those of the base; gross_up asks for what really nets the base', async () => {
  const covered = await quote({ options: { cover_fees: true } });
  expect(covered).toMatchObject({
    total_charge: 105.7,
    breakdown: { donation_amount: 100, total_fees: 5.7, net_amount: 100 },
  });
  const grossedUp = await quote({ options: { gross_up: true } });
  expect(grossedUp).toMatchObject({ total_charge: 106.02, breakdown: { net_amount: 100, total_fees: 6.02 } });
  const charged = await quote({ amount: grossedUp.total_charge });
  expect(charged.breakdown.net_amount).toBe(100);
});

it('fees that the organization absorbs are not charged, and shown as its debt', async () => {
  const absorbing = await buildCharity(api.db, { absorbPlatformFees: true });
  expect(await quote({ organization_id: absorbing.id })).toMatchObject({
    breakdown: { platform_fee: 0, processing_fee: 3.2, total_fees: 3.2, net_amount: 96.8 },
    absorbed: { platform_fee: 2.5, processing_fee: 0, total_fees: 2.5 },
    total_charge: 100,
  });
  const both = await buildCharity(api.db, { absorbPlatformFees: true, absorbProcessingFees: true });
  const covered = await quote({ organization_id: both.id, options: { cover_fees: true } });
  expect(covered).toMatchObject({
    breakdown: { total_fees: 0, net_amount: 100 },
    absorbed: { total_fees: 5.7 },
    total_charge: 100,
  });
});

it('a quote sends no event and stores nothing', async () => {
  await quote();
  const [counts] = await selectRows(
    api.db,
    'SELECT (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM donations) AS donations',
  );
  expect(counts).toEqual({ events: 0, donations: 0 });
});

it.each([
  [{ amount: 0 }, ['amount']],
  [{ amount: -5 }, ['amount']],
  [{ amount: 12.345 }, ['amount']],
  [{ amount: 0.1 + 0.2 }, ['amount']],
  [{ amount: 1e21 }, ['amount']],
  [{ amount: 1e12 }, ['amount']],
  [{ amount: 0.001 }, ['amount']],
  [{ amount: 10.5, currency: 'JPY' }, ['amount']],
  [{ amount: 1e-19, currency: 'ETH', payment_method: 'crypto' }, ['amount']],
  [{ amount: '100' }, ['amount']],
  [{ amount: null }, ['amount']],
  [{ amount: undefined }, ['amount']],
  [{ currency: 'XXX' }, ['currency']],
  [{ currency: 'usd' }, ['currency']],
  [{ payment_method: 'cash' }, ['payment_method']],
  [{ payment_method: 'card', currency: 'ETH' }, ['payment_method']],
  [{ options: { convert_crypto: true } }, ['options.convert_crypto']],
  [{ payment_method: 'ach', options: { international_card: true } }, ['options.international_card']],
  [{ payment_method: 'ach', options: { currency_conversion: true } }, ['options.currency_conversion']],
  [{ options: { instant_payout: 'yes' } }, ['options.instant_payout']],
  [{ options: { discount: true } }, ['options.discount']],
  [{ options: [] }, ['options']],
  [{ surprise: 1 }, ['surprise']],
  [{ amount: -1, currency: 'XXX', payment_method: 'cash' }, ['amount', 'currency', 'payment_method']],
])('refuses %j, naming %j', async (changes, fields) => {
  expect((await refusal(quote(changes))).split(' ').sort()).toEqual(['400', ...fields]);
});

it('refuses a number that a JSON reader would round', async () => {
  const body = `{"amount": 100.00000000000000001, "currency": "USD", "payment_method": "card", "organization_id": "${charity.id}"}`;
  const headers = { 'Content-Type': 'application/json' };
  const reply = await api.call('POST', '/api/v1/fees/calculate', { key: donor.key, body, headers });
  expect(reply.status).toBe(400);
  expect(reply.body.error.details.fields).toMatchObject([{ field: 'amount' }]);
});

it('an unknown organization, or one that cannot receive, is 422 INVALID_CHARITY', async () => {
  const unlisted = await buildCharity(api.db, { listed: false });
  for (const id of ['charity_none', unlisted.id]) {
    const { status, code, details } = await errorOf(quote({ organization_id: id }));
    expect([status, code]).toEqual([422, 'INVALID_CHARITY']);
    expect(details).toMatchObject({ charity_id: id });
  }
});

it('needs a credential with fees:read', async () => {
  const other = await api.person({ scopes: ['donations:read'] });
  expect(await refusal(other.client.fees.calculate({} as never))).toBe('403 FORBIDDEN');
  expect((await api.call('POST', '/api/v1/fees/calculate', { body: {} })).status).toBe(401);
});

it('members and operators see how far the tier above is, and nobody else does', async () => {
  const { id: organization_id } = await buildCharity(api.db);
  const bronze = { earned: 'bronze', volumeUsdMinor: 1_000_001n } as const;
  await insertTier(api.db, organization_id, startOfMonth(new Date()), bronze);
  await bookGift(api.db, { charityId: organization_id, amount: '1234.56' });
  const request = { amount: 1, currency: 'USD', payment_method: 'card', organization_id } as const;
  const next_tier = { tier: 'silver', at_usd: 50_000, this_month_usd: 1_234.56 };
  for (const reader of [{ memberOf: organization_id }, { isOperator: true }]) {
    const { client } = await api.person(reader);
    expect(await client.fees.calculate(request)).toMatchObject({ organization_tier: 'bronze', next_tier });
  }
  const stranger = await api.person({ memberOf: charity.id });
  for (const { client } of [donor, stranger]) {
    expect(await client.fees.calculate(request)).not.toHaveProperty('next_tier');
  }
});

it('there is no tier above platinum', async () => {
  const { id: organization_id } = await buildCharity(api.db);
  const earned = { earned: 'platinum', volumeUsdMinor: 50_000_001n } as const;
  await insertTier(api.db, organization_id, startOfMonth(new Date()), earned);
  const { client } = await api.person({ memberOf: organization_id });
  const request = { amount: 1, currency: 'USD', payment_method: 'card', organization_id } as const;
  expect(await client.fees.calculate(request)).toMatchObject({ next_tier: null });
});
