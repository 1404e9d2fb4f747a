import { type Charity } from '../../../db/queries/charities/charities';
import { type ReportFeesQuery, type SummarizeFeesQuery } from '../../../client';
import { buildCharity } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { type Person, useApi } from '../../support/api';
import { refusal } from '../../support/refusal';

const api = useApi({}, {}, () => now);
let operator: Person;
let member: Person;
let stranger: Person;
let payer: Person;
let charity: Charity;
let other: Charity;

const now = new Date();
const noon = (day: string) => new Date(`${day}T12:00:00.000Z`);

beforeAll(async () => {
  const { db } = api;
  charity = await buildCharity(db);
  other = await buildCharity(db);
  operator = await api.person({ isOperator: true });
  member = await api.person({ memberOf: charity.id });
  stranger = await api.person();
  payer = await api.person();
  const book = (changes: Parameters<typeof bookGift>[1]) =>
    bookGift(db, { charityId: charity.id, ...changes });
  await book({ at: noon('2026-01-31') });
  await book({ at: noon('2026-01-31'), amount: '25.00' });
  await book({ at: noon('2026-01-31'), method: 'ach' });
  await book({ at: noon('2026-02-01'), quote: { coverFees: true } });
  await book({
    at: noon('2026-02-28'),
    quote: { tier: 'gold', absorbs: { platform: true, processing: false } },
  });
  await book({ at: noon('2026-04-01'), amount: '10000', currency: 'JPY', usdPerUnit: '0.0067' });
  const { userId: donorUserId, accountId } = payer;
  await book({ at: noon('2026-02-01'), charityId: other.id, donation: { donorUserId, accountId } });
});

/** Reports the year 2026, unless the filter says otherwise. */
const report = (filter: Partial<ReportFeesQuery> = {}, { client } = operator) =>
  client.fees.report({ start_date: '2026-01-01', end_date: '2026-12-31', ...filter });

const summary = (filter: SummarizeFeesQuery, { client } = operator) => client.fees.summary(filter);

describe('GET /api/v1/fees/report', () => {
  it('has a row for each day, organization, method and tier, and totals of all of them', async () => {
    const page = await report({ organization_id: charity.id });
    expect(page).toMatchObject({
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      currency: 'USD',
      page: 1,
      limit: 20,
      total: 5,
    });
    expect(
      page.rows.map(({ date, payment_method: method, organization_tier: tier }) => [date, method, tier]),
    ).toEqual([
      ['2026-01-31', 'ach', 'standard'],
      ['2026-01-31', 'card', 'standard'],
      ['2026-02-01', 'card', 'standard'],
      ['2026-02-28', 'card', 'gold'],
      ['2026-04-01', 'card', 'standard'],
    ]);
    expect(page.rows[1]).toEqual({
      date: '2026-01-31',
      organization_id: charity.id,
      kind: 'donation',
      payment_method: 'card',
      organization_tier: 'standard',
      donations: 2,
      donation_amount: 125,
      donation_amount_exact: '125.00',
      covered_fees: 0,
      covered_fees_exact: '0.00',
      platform_fee: 3.13,
      platform_fee_exact: '3.13',
      processing_fee: 4.23,
      processing_fee_exact: '4.23',
      additional_fees: 0,
      additional_fees_exact: '0.00',
      total_fees: 7.36,
      total_fees_exact: '7.36',
      borne_fees: 0,
      borne_fees_exact: '0.00',
      net_amount: 117.64,
      net_amount_exact: '117.64',
      absorbed_fees: 0,
      absorbed_fees_exact: '0.00',
      processing_cost: null,
      processing_cost_exact: null,
    });
    for (const name of ['donations', 'donation_amount', 'total_fees', 'net_amount'] as const) {
      const sum = page.rows.reduce((total, row) => total + row[name], 0);
      expect(page.totals[name]).toBeCloseTo(sum, 6);
    }
  });

  it('covered fees are not part of the gift; absorbed fees are owed beside it', async () => {
    const { rows } = await report({ organization_id: charity.id });
    expect(rows[2]).toMatchObject({
      donation_amount: 100,
      covered_fees: 5.7,
      total_fees: 5.7,
      net_amount: 100,
    });
    expect(rows[3]).toMatchObject({
      platform_fee: 0,
      total_fees: 3.2,
      net_amount: 96.8,
      absorbed_fees: 1.75,
    });
  });

  it('counts other currencies in USD at the gift’s own rate', async () => {
    const { rows } = await report({ organization_id: charity.id });
    expect(rows[4]).toMatchObject({
      donation_amount: 67,
      platform_fee: 1.68,
      processing_fee: 2.14,
      net_amount: 63.18,
    });
  });

  it('is paged, with the totals of all pages, also past the last', async () => {
    const all = await report();
    const second = await report({ page: 2, limit: 4 });
    expect(second).toMatchObject({ page: 2, limit: 4, total: 6, totals: all.totals });
    expect(second.rows).toEqual(all.rows.slice(4));
    expect(await report({ page: 99 })).toMatchObject({ rows: [], total: 6, totals: all.totals });
  });

  it('is filtered by method and tier, and by days, both included', async () => {
    expect((await report({ payment_method: 'ach' })).totals).toMatchObject({ donations: 1 });
    expect((await report({ tier: 'gold' })).totals).toMatchObject({ donations: 1 });
    const days = { start_date: '2026-01-31', end_date: '2026-02-01' };
    expect((await report({ ...days, organization_id: charity.id })).totals.donations).toBe(4);
  });

  it('shows members their organizations, operators all, payers their own gifts, and others nothing', async () => {
    expect((await report()).totals.donations).toBe(7);
    expect((await report({}, member)).totals.donations).toBe(6);
    expect((await report({}, payer)).totals).toMatchObject({ donations: 1, donation_amount: 100 });
    expect(await report({}, stranger)).toMatchObject({ totals: { donations: 0 }, rows: [], total: 0 });
    const reportOf = (id: string, who: Person) => report({ organization_id: id }, who);
    expect((await reportOf(charity.id, member)).totals.donations).toBe(6);
    expect(await refusal(reportOf(other.id, member))).toBe('403 FORBIDDEN');
    expect(await refusal(reportOf(charity.id, stranger))).toBe('403 FORBIDDEN');
    expect(await refusal(reportOf('charity_none', operator))).toBe('404 CHARITY_NOT_FOUND');
  });

  it.each([
    ['start_date=2026-02-30&end_date=2026-03-01', 'start_date'],
    ['start_date=2026-1-1&end_date=2026-03-01', 'start_date'],
    ['start_date=2026-01-01T00:00:00Z&end_date=2026-03-01', 'start_date'],
    ['start_date=2026-03-02&end_date=2026-03-01', 'end_date'],
    ['start_date=1976-01-01&end_date=2026-01-01', 'end_date'],
    ['start_date=0000-01-01&end_date=1900-01-01', 'start_date'],
    ['start_date=2999-01-01&end_date=9999-12-31', 'end_date'],
    ['start_date=2026-01-01', 'end_date'],
    ['start_date=2026-01-01&end_date=2026-02-01&page=0', 'page'],
    ['start_date=2026-01-01&end_date=2026-02-01&limit=101', 'limit'],
    ['start_date=2026-01-01&end_date=2026-02-01&payment_method=cash', 'payment_method'],
    ['start_date=2026-01-01&end_date=2026-02-01&tier=best', 'tier'],
    ['start_date=2026-01-01&end_date=2026-02-01&year=2026', 'year'],
  ])('refuses %s, naming %s', async (query, field) => {
    const filter = Object.fromEntries(new URLSearchParams(query)) as never;
    expect(await refusal(operator.client.fees.report(filter))).toBe(`400 ${field}`);
  });

  it('five years are not too long', async () => {
    const { total } = await report({ start_date: '2022-01-01' });
    expect(total).toBe(6);
  });
});

describe('GET /api/v1/fees/summary', () => {
  const days = { start_date: '2026-01-31', end_date: '2026-04-01' };

  it.each<[NonNullable<SummarizeFeesQuery['period']>, string[]]>([
    [
      'monthly',
      [
        '2026-01-31/2026-01-31:3',
        '2026-02-01/2026-02-28:3',
        '2026-03-01/2026-03-31:0',
        '2026-04-01/2026-04-01:1',
      ],
    ],
    ['quarterly', ['2026-01-31/2026-03-31:6', '2026-04-01/2026-04-01:1']],
    ['yearly', ['2026-01-31/2026-04-01:7']],
  ])('%s: calendar buckets, empty ones too, cut to the days asked for', async (period, buckets) => {
    const found = (await summary({ period, ...days })).buckets;
    expect(found.map(({ start, end, donations }) => `${start}/${end}:${String(donations)}`)).toEqual(buckets);
  });

  it('weekly: weeks from Monday', async () => {
    const weeks = { start_date: '2026-01-26', end_date: '2026-02-08' };
    const { buckets } = await summary({ period: 'weekly', ...weeks });
    expect(buckets.map(({ start, end, donations }) => [start, end, donations])).toEqual([
      ['2026-01-26', '2026-02-01', 5],
      ['2026-02-02', '2026-02-08', 0],
    ]);
  });

  it('agrees with the report of the same days', async () => {
    const { buckets } = await summary({ period: 'daily', ...days });
    const { totals } = await report();
    const sum = buckets.reduce((total, bucket) => total + bucket.net_amount, 0);
    expect(sum).toBeCloseTo(totals.net_amount, 6);
    expect(buckets).toHaveLength(61);
  });

  it('without days: whole buckets up to today’s', async () => {
    const { buckets } = await summary({ period: 'monthly' }, member);
    expect(buckets).toHaveLength(12);
    const today = now.toISOString().slice(0, 10);
    expect(buckets.at(-1)?.start).toBe(`${today.slice(0, 7)}-01`);
    expect((buckets.at(-1)?.end ?? '') >= today).toBe(true);
  });

  it('others see nothing of others', async () => {
    const { buckets } = await summary({ period: 'yearly', ...days }, stranger);
    expect(buckets).toMatchObject([{ donations: 0, donation_amount: 0 }]);
    const foreign = summary({ period: 'yearly', organization_id: other.id }, member);
    expect(await refusal(foreign)).toBe('403 FORBIDDEN');
  });

  it.each([
    [{ period: 'hourly' }, 'period'],
    [{ period: 'monthly', start_date: '2020-01-01', end_date: '2070-01-01' }, 'end_date'],
    [{ period: '' }, 'period'],
  ])('refuses %j, naming %s', async (filter, field) => {
    expect(await refusal(summary(filter as never))).toBe(`400 ${field}`);
  });
});
