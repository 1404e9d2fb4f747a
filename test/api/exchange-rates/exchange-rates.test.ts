/** Operators read and set exchange rates. What they set is kept, and no file replaces it. */
import { type ExchangeRate, type ExchangeRateRequest } from '../../../client/index';
import { runStatement, selectRows } from '../../../db/database';
import { addDays, dayOf } from '../../../domain/days';
import { importRates } from '../../../operations/exchange-rates/import-rates';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { askAndApprove, waiting } from '../../support/approvals';
import { refusal } from '../../support/refusal';

const api = useApi();
let operator: Person;
let other: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  other = await api.person({ isOperator: true });
});

const today = dayOf(new Date());
const order = {
  from: 'EUR',
  to: 'USD',
  rate: '1.25',
  date: '2026-03-02',
  reason: 'The bank’s rate.',
} as const;
const set = (changes: Partial<ExchangeRateRequest> = {}) =>
  operator.client.exchangeRates.set({ ...order, ...changes });
const list = async (currency: ExchangeRate['from']) =>
  (await operator.client.exchangeRates.list({ currency })).exchange_rates;

/** Sets a rate with two operators. Returns the newest rate of the currency. */
async function setTogether(changes: Partial<ExchangeRateRequest> = {}) {
  const { subject } = await askAndApprove(api, set(changes), other);
  return (await list(subject.id as ExchangeRate['from']))[0];
}

it('stores the price in US dollars, whichever way it is set', async () => {
  expect(await setTogether()).toMatchObject({
    ...{ from: 'EUR', to: 'USD', rate: '1.25', origin: 'operator' },
    ...{ set_by: operator.userId, reason: order.reason },
  });
  expect(await setTogether({ from: 'USD', to: 'JPY', rate: '160' })).toMatchObject({ rate: '0.00625' });
  expect(await setTogether({ from: 'GBP', rate: '1.2', to: 'EUR' })).toMatchObject({ rate: '1.5' });
  expect((await list('EUR')).map(({ rate, date }) => [rate, date])).toEqual([
    ['1.25', '2026-03-02'],
    ['1.08', '2020-01-01'],
  ]);
});

it('prices what comes afterwards', async () => {
  await setTogether({ from: 'USD', to: 'SEK', rate: '8', date: today });
  const charity = await buildCharity(api.db);
  const member = await api.person({ memberOf: charity.id });
  const { id } = await member.client.campaigns.create({
    ...{ charity_id: charity.id, name: 'A roof', funding_goal: '80.00', currency: 'SEK' },
  });
  const [row] = await selectRows(api.db, `SELECT goal_usd_minor::int AS cents FROM campaigns WHERE id = $1`, [
    id,
  ]);
  expect(row).toEqual({ cents: 1_000 });
});

it.each<[string, object]>([
  ['to', { from: 'EUR', to: 'EUR' }],
  ['date', { date: '2999-01-01' }],
  // Nothing says what one JPY was worth then.
  ['date', { from: 'GBP', to: 'JPY', date: '2019-12-31' }],
  ['rate', { rate: '0.0' }],
  ['rate', { rate: '-1' }],
  ['rate', { rate: '1.0000000000001' }],
  ['reason', { reason: '' }],
  ['from', { from: 'XXX' }],
])('refuses a wrong %s', async (field, changes) => {
  expect(await refusal(set(changes))).toBe(`400 ${field}`);
});

it('keeps what an operator set when a file of that day comes', async () => {
  await setTogether({ from: 'PLN', rate: '0.3', date: '2026-03-03' });
  const text = 'Date,USD,PLN,NOK\n2026-03-03,1.20,4.8,12\n';
  const at = new Date();
  expect(await importRates(api.db, { text, origin: 'file', at })).toMatchObject({ read: 3, changed: 2 });
  expect(await importRates(api.db, { text, origin: 'file', at })).toMatchObject({ read: 3, changed: 0 });
  expect((await list('PLN'))[0]).toMatchObject({ rate: '0.3', origin: 'operator' });
  expect((await list('NOK'))[0]).toMatchObject({ rate: '0.1', origin: 'file' });
});

describe('one operator alone', () => {
  /** Imports a rate of a currency in US dollars, for some days ago. */
  async function importCad(daysAgo: number): Promise<void> {
    await runStatement(api.db, `DELETE FROM exchange_rates WHERE currency = 'CAD' AND origin <> 'initial'`);
    const text = `Date,USD,CAD\n${addDays(today, -daysAgo)},1.00,2.00\n`;
    await importRates(api.db, { text, origin: 'file', at: new Date() });
  }

  it.each([
    ['0.5', 0, 'operator'],
    ['0.525', 0, 'operator'],
    ['0.475', 7, 'operator'],
    ['0.525000000001', 0, 'waiting'],
    ['0.474999999999', 0, 'waiting'],
    ['0.000000000001', 0, 'waiting'],
    ['100000', 0, 'waiting'],
    ['0.5', 8, 'waiting'],
  ])('sets %s, where 0.5 was imported %i days ago: %s', async (rate, daysAgo, expected) => {
    await importCad(daysAgo);
    const answer = await set({ from: 'CAD', rate, date: today });
    expect('origin' in answer ? answer.origin : answer.status).toBe(expected);
  });

  it('refuses a rate that the platform cannot store', async () => {
    const tiny = { from: 'USD', to: 'AUD', rate: '0.000000000001', date: today } as const;
    expect(await refusal(set(tiny))).toBe('400 rate');
  });

  it('changes no rate with what waits', async () => {
    const before = await list('AUD');
    const asked = await waiting(set({ from: 'AUD', rate: '0.000000000001', date: today }));
    expect(asked).toMatchObject({
      ...{ action: 'exchange_rate', subject: { type: 'exchange_rate', id: 'AUD' } },
      change: {
        before: { from: 'AUD', to: 'USD', rate: '0.66', date: '2020-01-01' },
        after: { from: 'AUD', to: 'USD', rate: '0.000000000001', date: today },
      },
    });
    expect(await list('AUD')).toEqual(before);
  });

  it('and what waits does not undo a rate that was imported meanwhile', async () => {
    const asked = await waiting(set({ from: 'DKK', rate: '0.2', date: today }));
    const text = `Date,USD,DKK\n${today},1.00,8.00\n`;
    await importRates(api.db, { text, origin: 'file', at: new Date() });
    const decision = { decision: 'approve', reason: 'The bank said so.' } as const;
    expect(await refusal(other.client.approvals.decide(asked.approval_id, decision))).toBe('409 CONFLICT');
    expect(await other.client.approvals.get(asked.approval_id)).toMatchObject({ status: 'waiting' });
    expect((await list('DKK'))[0]).toMatchObject({ rate: '0.125' });
  });
});
