/** A charity's statements: JSON, CSV and PDF, to the cent from its ledger. */
import { parse } from 'csv-parse/sync';
import { inTransaction } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { postDispute, postRefund, postWriteOff } from '../../../domain/ledger/postings';
import { type StatementLine } from '../../../domain/statements/line';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';
import { bookGift } from '../../factories/booked-gifts';
import { extractPdfText } from '../../support/pdf';

interface Statement {
  charity_id: string;
  period: string;
  closed: boolean;
  statements: {
    currency: string;
    opening_balance: string;
    lines: StatementLine[];
    closing_balance: string;
  }[];
}

const NOW = new Date('2026-11-20T12:00:00.000Z');
const api = useApi({}, undefined, () => NOW);
let charity: Charity;
let member: BuiltActor;
let gift: Donation;
beforeAll(async () => {
  charity = await buildCharity(api.db, { name: 'Maple Street Food Bank', ein: '123456789' });
  member = await buildActor(api.db, { memberOf: charity.id });
  await book('2026-08-15T08:00:00.000Z', '10.00');
  gift = await book('2026-09-30T23:59:59.999Z', '100.00');
  await bookGift(api.db, {
    at: new Date('2026-09-02T00:00:00.000Z'),
    charityId: charity.id,
    quote: { coverFees: true },
  });
  await book('2026-10-01T00:00:00.000Z', '5.00');
  await bookGift(api.db, {
    at: new Date('2026-09-05T00:00:00.000Z'),
    charityId: charity.id,
    currency: 'JPY',
    usdPerUnit: '0.0067',
    amount: '1000',
    quote: { absorbs: { platform: true, processing: true } },
  });
  await bookReturns();
  await bookGift(api.db, { at: new Date('2026-09-03T00:00:00.000Z') });
});

function book(at: string, amount: string): Promise<Donation> {
  const availableAt = new Date('2026-10-05T00:00:00.000Z');
  return bookGift(api.db, { at: new Date(at), amount, charityId: charity.id, donation: { availableAt } });
}

/** A refund of the whole gift with its fee kept, a dispute, and a written-off debt. */
async function bookReturns(): Promise<void> {
  const parties = { ...gift, method: gift.paymentMethod };
  const share = {
    returnedMinor: 9_680n,
    platformFeeMinor: 250n,
    absorbedPlatformMinor: 0n,
    processingFeeMinor: 320n,
    absorbedProcessingMinor: 0n,
    feeBearer: 'donor',
    decision: null,
  } as const;
  const { id: charityId } = charity;
  const postings = [
    [gift.id, 'refunded', 'refund_1', postRefund(parties, share), '2026-10-02'],
    [
      gift.id,
      'disputed',
      'dispute_1',
      postDispute(parties, { returnedMinor: 500n, beyondMinor: 100n }, 2_000n),
      '2026-10-03',
    ],
    [
      null,
      'written_off',
      'writeoff_1',
      postWriteOff({ charityId, currency: 'USD', amountMinor: 50n }),
      '2026-10-04',
    ],
  ] as const;
  for (const [donationId, kind, cause, entries, day] of postings) {
    const at = new Date(`${day}T10:00:00.000Z`);
    await inTransaction(api.db, (tx) => insertPosting(tx, { donationId, kind, cause, at, entries }));
  }
}

function read<Body = Statement>(path: string, headers: Record<string, string> = {}, { key } = member) {
  return api.call<Body>('GET', `/v1/charities/${charity.id}/statements/${path}`, { key, headers });
}

const brief = (lines: StatementLine[] = []) =>
  lines.map(({ kind, id, at, amount }) => [kind, id, at, amount]);

it('has a line for each gift and its fees, from midnight to midnight UTC', async () => {
  const { status, body } = await read('2026-09');
  expect(status).toBe(200);
  expect(body).toMatchObject({ charity_id: charity.id, period: '2026-09', closed: false });
  const [yen, dollars] = body.statements;
  expect([yen?.currency, dollars?.currency]).toEqual(['JPY', 'USD']);
  expect(dollars).toMatchObject({ opening_balance: '9.16', closing_balance: '203.46' });
  const covered = dollars?.lines[0]?.id ?? '';
  expect(brief(dollars?.lines)).toEqual([
    ['gift', covered, '2026-09-02T00:00:00.000Z', '105.70'],
    ['fee', covered, '2026-09-02T00:00:00.000Z', '-5.70'],
    ['gift', gift.id, '2026-09-30T23:59:59.999Z', '100.00'],
    ['fee', gift.id, '2026-09-30T23:59:59.999Z', '-5.70'],
  ]);
  expect(dollars?.lines[2]).toMatchObject({
    donation_id: gift.id,
    posting: 'completed',
    leaf_index: null,
    available_at: '2026-10-05T00:00:00.000Z',
    receipt: `/v1/donations/${gift.id}/receipt`,
  });
  // Absorbed fees are owed beside the gift, and shown as fees.
  expect(yen?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['gift', '1000'],
    ['fee', expect.stringMatching(/^-\d+$/)],
  ]);
});

it('has lines for refunds, disputes and write-offs, and opens with the balance of the month before', async () => {
  const { body } = await read('2026-10?currency=USD');
  const [dollars, ...others] = body.statements;
  expect(others).toEqual([]);
  expect(dollars).toMatchObject({ opening_balance: '203.46', closing_balance: '89.08' });
  expect(brief(dollars?.lines).slice(2)).toEqual([
    ['refund', 'refund_1', '2026-10-02T10:00:00.000Z', '-96.80'],
    ['fee', 'refund_1', '2026-10-02T10:00:00.000Z', '2.50'],
    ['dispute', 'dispute_1', '2026-10-03T10:00:00.000Z', '-5.00'],
    ['fee', 'dispute_1', '2026-10-03T10:00:00.000Z', '-20.00'],
    ['write_off', 'writeoff_1', '2026-10-04T10:00:00.000Z', '0.50'],
  ]);
});

it('a year has the lines of its months', async () => {
  const [year, ...months] = await Promise.all(
    ['2026', '2026-08', '2026-09', '2026-10', '2026-11'].map((period) => read(`${period}?currency=USD`)),
  );
  const [whole] = year?.body.statements ?? [];
  expect(whole).toMatchObject({ opening_balance: '0.00', closing_balance: '89.08' });
  expect(whole?.lines).toEqual(months.flatMap(({ body }) => body.statements[0]?.lines ?? []));
});

it('csv has one currency, its balances first and last', async () => {
  const { headers, text } = await read('2026-09?format=csv&currency=USD');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="statement-2026-09.csv"');
  const rows = parse<Record<string, string>>(text, { columns: true, record_delimiter: '\r\n' });
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['opening_balance', '9.16'],
    ['gift', '105.70'],
    ['fee', '-5.70'],
    ['gift', '100.00'],
    ['fee', '-5.70'],
    ['closing_balance', '203.46'],
  ]);
  expect(rows[3]).toMatchObject({ id: gift.id, donation_id: gift.id, currency: 'USD' });
  const preferred = await read('2026-09?currency=USD', { Accept: 'text/csv' });
  expect(preferred.text).toBe(text);
  const { status, body } = await read<WireError>('2026-09?format=csv');
  expect([status, body.error.details]).toEqual([
    400,
    { fields: [{ field: 'currency', code: 'required', message: 'is required for csv' }] },
  ]);
});

it('pdf shows every line with the balance after it, on numbered pages', async () => {
  for (let count = 0; count < 60; count += 1) await book('2026-08-20T08:00:00.000Z', '20.00');
  const { headers, bytes } = await read('2026-08', { Accept: 'application/pdf' });
  expect(headers.get('content-type')).toBe('application/pdf');
  const text = await extractPdfText(bytes);
  for (const part of [
    'Maple Street Food Bank',
    '12-3456789',
    'NOT CLOSED',
    'Account in USD',
    'Opening balance',
  ])
    expect(text).toContain(part);
  const { body } = await read('2026-08');
  const [dollars] = body.statements;
  expect(dollars?.lines).toHaveLength(122);
  for (const { id } of dollars?.lines ?? []) expect(text).toContain(id);
  expect(dollars?.closing_balance).toBe('1126.36');
  expect(text).toMatch(/Closing balance 1\s126\.36/);
  expect(text).toContain('Statement 2026-08 of Maple Street Food Bank · TEST Page 1');
  expect(text).toContain('Page 3');
  expect(text).not.toContain('Page 4');
});

it('only members and operators read statements', async () => {
  const operator = await buildActor(api.db, { isOperator: true });
  expect((await read('2026-09', {}, operator)).status).toBe(200);
  const stranger = await buildActor(api.db);
  const donor = { ...stranger, key: (await buildActor(api.db)).key };
  for (const actor of [stranger, donor]) expect((await read('2026-09', {}, actor)).status).toBe(403);
});

it.each(['2026-13', '2026-1', '26', '1999', '2026-12', '2027', 'september'])(
  '%s is no period',
  async (period) => {
    const { status, body } = await read<WireError>(period);
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  },
);

it('a period without any posting has no currency', async () => {
  expect((await read('2026-07')).body.statements).toEqual([]);
  const { body } = await read('2026-11');
  expect(body.statements.map(({ lines }) => lines)).toEqual([[], []]);
});

it('says nothing about donors', async () => {
  const { text } = await read('2026');
  for (const word of [gift.donorUserId, gift.accountId, 'Test user', 'own_card', 'user_'])
    expect(text).not.toContain(word);
});
