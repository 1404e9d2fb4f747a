/** A charity's statements: JSON, CSV and PDF, to the cent from its ledger. */
import { parse } from 'csv-parse/sync';
import { inTransaction, runStatement } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { insertPosting } from '../../../db/queries/ledger/ledger';
import { postDispute, postRefund, postWriteOff } from '../../../domain/ledger/postings';
import { type CharityStatement, type Currency } from '../../../client/index';
import { buildCharity } from '../../factories';
import { bookGift } from '../../factories/booked-gifts';
import { type Person, useApi } from '../../support/api';
import { extractPdfText } from '../../support/pdf';
import { refusal, refusalDetails } from '../../support/refusal';

type Lines = CharityStatement['statements'][number]['lines'];

const NOW = new Date('2026-11-20T12:00:00.000Z');
const api = useApi({}, undefined, () => NOW);
let charity: Charity;
let member: Person;
let gift: Gift;
beforeAll(async () => {
  charity = await buildCharity(api.db, { name: 'Maple Street Food Bank', ein: '123456789' });
  member = await api.person({ memberOf: charity.id });
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

function book(at: string, amount: string): Promise<Gift> {
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
  const dispute = postDispute(parties, { returnedMinor: 500n, beyondMinor: 100n }, 2_000n);
  const writeOff = postWriteOff({ charityId, currency: 'USD', amountMinor: 50n });
  const postings = [
    [gift.id, 'refunded', 'refund_1', postRefund(parties, share), '2026-10-02'],
    [gift.id, 'disputed', 'dispute_1', dispute, '2026-10-03'],
    [null, 'written_off', 'writeoff_1', writeOff, '2026-10-04'],
  ] as const;
  for (const [donationId, kind, cause, entries, day] of postings) {
    const at = new Date(`${day}T10:00:00.000Z`);
    await inTransaction(api.db, (tx) => insertPosting(tx, { donationId, kind, cause, at, entries }));
  }
}

const read = (period: string, currency?: Currency, { client } = member) =>
  client.statements.get(charity.id, period, currency === undefined ? {} : { currency });

/** The statement as the server sends it, in the format that the query or the headers ask for. */
const download = (path: string, headers: Record<string, string> = {}) =>
  api.call('GET', `/v1/charities/${charity.id}/statements/${path}`, { key: member.key, headers });

const brief = (lines: Lines = []) => lines.map(({ kind, id, at, amount }) => [kind, id, at, amount]);

it('has a line for each gift and its fees, from midnight to midnight UTC', async () => {
  const statement = await read('2026-09');
  expect(statement).toMatchObject({ charity_id: charity.id, period: '2026-09', closed: false });
  const [yen, dollars] = statement.statements;
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
  const [dollars, ...others] = (await read('2026-10', 'USD')).statements;
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
  const periods = ['2026', '2026-08', '2026-09', '2026-10', '2026-11'];
  const [year, ...months] = await Promise.all(periods.map((period) => read(period, 'USD')));
  const [whole] = year?.statements ?? [];
  expect(whole).toMatchObject({ opening_balance: '0.00', closing_balance: '89.08' });
  expect(whole?.lines).toEqual(months.flatMap(({ statements }) => statements[0]?.lines ?? []));
});

it('csv has one currency, its balances first and last', async () => {
  const { headers, text } = await download('2026-09?format=csv&currency=USD');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="statement-2026-09.csv"');
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true, record_delimiter: '\r\n' });
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['opening_balance', '9.16'],
    ['gift', '105.70'],
    ['fee', '-5.70'],
    ['gift', '100.00'],
    ['fee', '-5.70'],
    ['closing_balance', '203.46'],
  ]);
  expect(rows[3]).toMatchObject({ id: gift.id, donation_id: gift.id, currency: 'USD' });
  const preferred = await download('2026-09?currency=USD', { Accept: 'text/csv' });
  expect(preferred.text).toBe(text);
  const fault = { field: 'currency', code: 'required', message: 'is required for csv' };
  const refused = member.client.statements.export(charity.id, '2026-09', { format: 'csv' });
  expect(await refusalDetails(refused)).toEqual(['400 currency', { fields: [fault] }]);
});

it('pdf shows every line with the balance after it, on numbered pages', async () => {
  for (let count = 0; count < 60; count += 1) await book('2026-08-20T08:00:00.000Z', '20.00');
  const { headers, bytes } = await download('2026-08', { Accept: 'application/pdf' });
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
  const [dollars] = (await read('2026-08')).statements;
  expect(dollars?.lines).toHaveLength(122);
  for (const { id } of dollars?.lines ?? []) expect(text).toContain(id);
  expect(dollars?.closing_balance).toBe('1126.36');
  expect(text).toMatch(/Closing balance 1\s126\.36/);
  expect(text).toContain('Statement 2026-08 of Maple Street Food Bank · TEST Page 1');
  expect(text).toContain('Page 3');
  expect(text).not.toContain('Page 4');
});

it("pdf is in the reader's language", async () => {
  await runStatement(api.db, `UPDATE users SET locale = 'de' WHERE id = $1`, [member.userId]);
  const { bytes } = await download('2026-08', { Accept: 'application/pdf' });
  expect(await extractPdfText(bytes)).toContain('Kontoauszug');
  await runStatement(api.db, `UPDATE users SET locale = 'en' WHERE id = $1`, [member.userId]);
});

it('only members and operators read statements', async () => {
  await read('2026-09', undefined, await api.person({ isOperator: true }));
  const [stranger, donor] = [await api.person(), await api.person()];
  const donation = { donorUserId: donor.userId, accountId: donor.accountId };
  await bookGift(api.db, { at: new Date('2026-08-21T00:00:00.000Z'), charityId: charity.id, donation });
  for (const person of [stranger, donor]) {
    expect(await refusal(read('2026-09', undefined, person))).toBe('403 FORBIDDEN');
  }
});

it.each(['2026-13', '2026-1', '26', '1999', '2026-12', '2027', 'september'])(
  '%s is no period',
  async (period) => {
    expect(await refusal(read(period))).toBe('400 period');
  },
);

it('a period without any posting has no currency', async () => {
  expect((await read('2026-07')).statements).toEqual([]);
  const { statements } = await read('2026-11');
  expect(statements.map(({ lines }) => lines)).toEqual([[], []]);
});

it('says nothing about donors', async () => {
  const { text, body } = await download('2026');
  expect(body).toEqual(await read('2026'));
  for (const word of [gift.donorUserId, gift.accountId, 'Test user', 'own_card', 'user_'])
    expect(text).not.toContain(word);
});
