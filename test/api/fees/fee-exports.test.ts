import { parse } from 'csv-parse/sync';
import { type Charity } from '../../../db/queries/charities/charities';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { bookGift } from '../../factories/booked-gifts';
import { bookCost } from '../../../operations/charges/cost';
import { inTransaction } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';

const api = useApi();
let operator: BuiltActor;
let member: BuiltActor;
let charity: Charity;
let known: Gift;
const at = new Date('2026-01-31T12:00:00.000Z');

beforeAll(async () => {
  charity = await buildCharity(api.db, {
    name: '=HYPERLINK("http://x.test","a"), "quoted",\r\nand <b>&\u0001 é 🎁',
  });
  operator = await buildActor(api.db, { isOperator: true });
  member = await buildActor(api.db, { memberOf: charity.id });
  known = await bookGift(api.db, { at, charityId: charity.id });
  await bookGift(api.db, { at, charityId: charity.id, donation: { anonymous: true } });
  await bookGift(api.db, { at });
  const cost = { feeMinor: 345n, settledMinor: known.totalChargeMinor };
  await inTransaction(api.db, (tx) => bookCost({ tx, at }, { gift: known, cost }));
});

function download(query: string, { key } = operator) {
  return api.call('GET', `/api/v1/fees/export?start_date=2026-01-01&end_date=2026-12-31${query}`, { key });
}

interface Line {
  donation_id: string;
  organization_name: string;
  donor_id: string | null;
  net_amount: number;
  processing_cost: number | null;
}

async function lines(query: string, actor = operator): Promise<Line[]> {
  return (JSON.parse((await download(`&format=json${query}`, actor)).text) as { rows: Line[] }).rows;
}

it('csv: a line of names, then one for each posting, quoted by RFC 4180, no text that a spreadsheet would run', async () => {
  const reply = await download('&format=csv', member);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe(
    'attachment; filename="fees-2026-01-01-2026-12-31.csv"',
  );
  const rows = parse<Record<string, string>>(reply.text, {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    posted_at: '2026-01-31T12:00:00.000Z',
    kind: 'completed',
    organization_id: charity.id,
    organization_name: `'${charity.name}`,
    payment_method: 'card',
    organization_tier: 'standard',
    gift_currency: 'USD',
    gift_amount: '100.00',
    donation_amount: '100.00',
    platform_fee: '2.50',
    processing_fee: '3.20',
    additional_fees: '0.00',
    total_fees: '5.70',
    absorbed_fees: '0.00',
    net_amount: '94.30',
    processing_cost: '3.45',
  });
});

it('json has the same lines', async () => {
  const rows = await lines('', member);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ organization_name: charity.name, net_amount: 94.3 });
});

it('the real cost of a charge stands on the line of its gift, and agrees with the report', async () => {
  const costs = (await lines('')).map((line) => [line.donation_id === known.id, line.processing_cost]);
  expect(costs).toEqual([
    [true, 3.45],
    [false, null],
    [false, null],
  ]);
  const { body } = await api.call<{ totals: Line }>(
    'GET',
    '/api/v1/fees/report?start_date=2026-01-01&end_date=2026-12-31',
    { key: operator.key },
  );
  expect(body.totals.processing_cost).toBe(3.45);
});

it('csv is the default format', async () => {
  expect((await download('')).headers.get('content-type')).toContain('text/csv');
});

it('an anonymous donor is left out, for operators too', async () => {
  for (const actor of [member, operator]) {
    const own = (await lines('', actor)).filter(({ organization_name: name }) => name === charity.name);
    expect(own.map(({ donor_id: donor }) => donor === null)).toEqual([false, true]);
  }
});

it('members export their organizations, operators all, others nothing', async () => {
  expect(await lines('', operator)).toHaveLength(3);
  expect(await lines('', await buildActor(api.db))).toEqual([]);
  expect((await download(`&organization_id=${charity.id}`, await buildActor(api.db))).status).toBe(403);
});

it.each(['format=pdf', 'format=CSV', 'start_date=2027-01-01&end_date=2026-01-01', 'start_date=1970-01-01'])(
  'refuses %s',
  async (query) => {
    const reply = await api.call('GET', `/api/v1/fees/export?${query}`, { key: operator.key });
    expect(reply.status).toBe(400);
  },
);
