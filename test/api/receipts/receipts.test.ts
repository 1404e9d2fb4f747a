import { buffer } from 'node:stream/consumers';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { newId } from '../../../new-id';
import { type RefundRequest } from '../../../client/index';
import { buildCharity, buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { type Person, useApi } from '../../support/api';
import { done } from '../../support/approvals';
import { extractPdfText } from '../../support/pdf';
import { refusal } from '../../support/refusal';

const now = new Date();
const YEAR = now.getUTCFullYear();

const api = useApi({}, {}, () => now);
let operator: Person;
let donor: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});
beforeEach(async () => {
  donor = await api.person();
});

let eins = 100_000_000;

/** A charity that the register calls a deductible 501(c)(3) organization. */
async function buildRegistered(changes: Partial<Charity> = {}): Promise<Charity> {
  const ein = String((eins += 1));
  await selectRows(
    api.db,
    `INSERT INTO register_entries (ein, name, deductibility, subsection) VALUES ($1, 'X', 'yes', '03') RETURNING ein`,
    [ein],
  );
  return buildCharity(api.db, { ein, ...changes });
}

/** A completed gift of the donor. */
function give(charity: Charity, changes: Partial<Gift> = {}): Promise<Gift> {
  const parties = { charityId: charity.id, donorUserId: donor.userId, accountId: donor.accountId };
  return buildCompletedGift(api.db, { ...parties, createdAt: now, ...changes });
}

const read = ({ id }: Gift, { client } = donor) => client.receipts.get(id);

/** Gives money back as the refund's workflow does. */
async function refund(gift: Gift, body?: RefundRequest): Promise<void> {
  const { refund_id: refundId } = await done(donor.client.refunds.create(gift.id, body));
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  await activities.settleRefund({ refundId });
}

it('acknowledges the gift as the IRS asks: names, EIN, amount, date, no goods or services', async () => {
  const charity = await buildRegistered({ name: 'Maple Street Food Bank' });
  const gift = await give(charity);
  const receipt = await read(gift);
  expect(receipt).toMatchObject({
    receipt_number: '000001',
    version: 1,
    status: 'valid',
    donation_id: gift.id,
    voided_at: null,
    donor: { id: donor.userId, name: 'Test user' },
    charity: { id: charity.id, name: 'Maple Street Food Bank', ein: charity.ein },
    given_on: gift.givenOn,
    currency: 'USD',
    amount: '5.00',
    fees_covered: '0.00',
    total_paid: '5.00',
    returned: '0.00',
    contribution: '5.00',
    property: null,
  });
  expect(receipt.statements.join(' ')).toContain('501(c)(3)');
  expect(receipt.statements).toContain(
    'No goods or services were provided in exchange for this contribution.',
  );
  expect(JSON.stringify(await read(gift))).toBe(JSON.stringify(receipt));
});

it('says its statements in the language of the donor at its issue, and its PDF in that of the reader', async () => {
  const { db } = api;
  const gift = await give(await buildCharity(db));
  const speak = (locale: string) =>
    runStatement(db, 'UPDATE users SET locale = $2 WHERE id = $1', [donor.userId, locale]);
  await speak('es');
  const sentence = 'No se entregaron bienes ni servicios a cambio de esta donación.';
  expect((await read(gift)).statements).toContain(sentence);
  await speak('de');
  expect((await read(gift)).statements).toContain(sentence);
  const pdf = await extractPdfText(await buffer(await donor.client.receipts.getPdf(gift.id)));
  expect(pdf).toContain('Für diese Spende gab es weder Waren');
  await speak('en');
});

it('makes no statement on deductibility for a charity that the register does not know', async () => {
  const gift = await give(await buildCharity(api.db));
  expect((await read(gift)).statements[0]).toMatch(/makes no statement/);
});

it('a token is property: described, and not valued', async () => {
  const minor = 5n * 10n ** 17n;
  const amount = { amountMinor: minor, totalChargeMinor: minor, netMinor: minor };
  const gift = await give(await buildCharity(api.db), {
    currency: 'ETH',
    usdPerUnit: '3000',
    paymentMethod: 'crypto',
    ...amount,
    platformFeeMinor: 0n,
    processingFeeMinor: 0n,
  });
  const receipt = await read(gift);
  expect(receipt.property).toMatchObject({ description: '0.500000000000000000 ETH', usd_per_unit: '3000' });
  expect(receipt.statements.join(' ')).toMatch(/states no value.*Form 8283.*not a valuation/);
  expect(JSON.stringify(receipt)).not.toMatch(/\b1500/);
});

it('fees that the donor covered are part of the contribution', async () => {
  const gift = await give(await buildCharity(api.db), {
    coverFees: true,
    netMinor: 500n,
    totalChargeMinor: 558n,
  });
  expect(await read(gift)).toMatchObject({ amount: '5.00', fees_covered: '0.58', contribution: '5.58' });
});

describe('after a refund', () => {
  it('the receipt is void, the next version states the rest, and the old version is kept', async () => {
    const gift = await give(await buildCharity(api.db));
    const first = await read(gift);
    await refund(gift, { amount: '2.00' });
    const second = await read(gift);
    expect(second).toMatchObject({
      receipt_number: first.receipt_number,
      version: 2,
      status: 'valid',
      returned: '1.82',
      fees_kept: '0.18',
      contribution: '3.00',
    });
    expect(await donor.client.receipts.get(gift.id, { version: 1 })).toMatchObject({
      version: 1,
      status: 'voided',
      contribution: '5.00',
      issued_at: first.issued_at,
    });
    await refund(gift);
    expect(await read(gift)).toMatchObject({ version: 2, status: 'voided' });
  });

  it('a lost dispute voids it too', async () => {
    const gift = await give(await buildCharity(api.db));
    await read(gift);
    await inTransaction(api.db, async (tx) => {
      const opened = { openedByUserId: operator.userId, reason: null, evidenceDueAt: now };
      const { id } = await openDispute(
        { tx, at: now },
        { id: newId('dispute'), donationId: gift.id, ...opened },
      );
      const lost = { outcome: 'lost', resolvedByUserId: operator.userId } as const;
      await resolveDispute({ tx, at: now }, { disputeId: id, ...lost });
    });
    expect((await read(gift)).status).toBe('voided');
  });

  it('a receipt that is first asked for afterwards says so', async () => {
    const charity = await buildCharity(api.db);
    const [part, whole] = [await give(charity), await give(charity)];
    await refund(part, { amount: '1.00' });
    await refund(whole);
    expect(await read(part)).toMatchObject({ status: 'valid', contribution: '4.00' });
    expect(await read(whole)).toMatchObject({ status: 'voided', contribution: '0.00' });
  });
});

it('numbers have no gap and no double, also when many ask at once', async () => {
  const charity = await buildCharity(api.db);
  const gifts: Gift[] = [];
  for (let made = 0; made < 8; made += 1) gifts.push(await give(charity));
  const [receipts] = await Promise.all([
    Promise.all([...gifts, ...gifts].map((gift) => read(gift))),
    donor.client.receipts.ofYear(YEAR),
  ]);
  const numbers = new Map(receipts.map((receipt) => [receipt.donation_id, receipt.receipt_number]));
  expect([...numbers.values()].sort()).toEqual(gifts.map((_gift, index) => `00000${index + 1}`));
});

it('is for the donor, members of the charity and operators; an anonymous donor is hidden from the charity', async () => {
  const charity = await buildCharity(api.db);
  const member = await api.person({ memberOf: charity.id });
  const stranger = await api.person();
  const gift = await give(charity, { anonymous: true });
  expect((await read(gift)).donor?.name).toBe('Test user');
  expect((await read(gift, operator)).donor?.name).toBe('Test user');
  const seen = await read(gift, member);
  expect(seen.donor).toBeNull();
  expect(JSON.stringify(seen)).not.toContain(donor.userId);
  expect(await refusal(read(gift, stranger))).toBe('404 NOT_FOUND');
});

it.each<Partial<Gift>>([
  { status: 'pending' },
  { status: 'failed', failureCode: 'DECLINED', failureMessage: 'no' },
])('a gift that is %j has none', async (changes) => {
  const gift = await buildGift(api.db, changes);
  expect(await refusal(read(gift, operator))).toBe('409 CONFLICT');
});

describe('a year', () => {
  const WHOLE = { returned: '0.00', fees_kept: '0.00', contribution: '5.00' };

  it('has every completed gift with its receipt, and totals in each currency', async () => {
    const charity = await buildCharity(api.db);
    const first = await give(charity);
    const second = await give(charity, { currency: 'EUR', usdPerUnit: '1.08' });
    await give(charity, { createdAt: new Date(Date.UTC(YEAR - 1, 11, 31, 23, 59, 59)) });
    await buildGift(api.db, { donorUserId: donor.userId });
    await refund(second, { amount: '1.00' });
    const { receipts, totals } = await donor.client.receipts.ofYear(YEAR);
    expect(receipts.map((receipt) => receipt.donation_id)).toEqual([first.id, second.id]);
    const part = { returned: '0.91', fees_kept: '0.09', contribution: '4.00' };
    expect(totals).toEqual([
      { currency: 'EUR', gifts: 1, total_paid: '5.00', ...part },
      { currency: 'USD', gifts: 1, total_paid: '5.00', ...WHOLE },
    ]);
  });

  it('counts no gift whose receipt became void', async () => {
    const charity = await buildCharity(api.db);
    const [kept, returned] = [await give(charity), await give(charity)];
    await read(returned);
    await refund(returned);
    const { receipts, totals } = await donor.client.receipts.ofYear(YEAR);
    expect(receipts.map(({ donation_id: id, status }) => [id, status])).toEqual([
      [kept.id, 'valid'],
      [returned.id, 'voided'],
    ]);
    expect(totals).toEqual([{ currency: 'USD', gifts: 1, total_paid: '5.00', ...WHOLE }]);
  });

  it('without gifts is empty', async () => {
    const none = await donor.client.receipts.ofYear(2020);
    expect(none).toMatchObject({ year: 2020, receipts: [], totals: [] });
  });

  it.each(['1999', String(YEAR + 2), 'abcd', '20260'])('%s is refused', async (year) => {
    expect(await refusal(operator.client.receipts.ofYear(year as never))).toBe('400 year');
  });
});

describe('as PDF', () => {
  const textOf = async (pdf: Promise<ReadableStream>) => extractPdfText(await buffer(await pdf));

  it.each([
    ['by the query', '?format=pdf', {}],
    ['by the Accept header', '', { Accept: 'application/pdf' }],
  ])('%s, with text that others can read, in any of many alphabets', async (_how, query, headers) => {
    const charity = await buildRegistered({ name: 'Фонд «Надежда»' });
    await selectRows(api.db, `UPDATE users SET name = 'Łukasz Γεωργίου' WHERE id = $1 RETURNING id`, [
      donor.userId,
    ]);
    const gift = await give(charity);
    const path = `/v1/donations/${gift.id}/receipt${query}`;
    const reply = await api.call('GET', path, { key: donor.key, headers });
    expect(reply.headers.get('Content-Type')).toBe('application/pdf');
    expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="receipt-000001.pdf"');
    const text = await extractPdfText(reply.bytes);
    for (const part of [
      'Фонд «Надежда»',
      'Łukasz Γεωργίου',
      `${charity.ein?.slice(0, 2) ?? ''}-${charity.ein?.slice(2) ?? ''}`,
      '5.00 USD',
      gift.createdAt.toISOString().slice(0, 10),
      'No goods or services were provided',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('VOID');
  });

  it('a void receipt says so, and an anonymous one does not name the donor to the charity', async () => {
    const charity = await buildCharity(api.db);
    const member = await api.person({ memberOf: charity.id });
    const gift = await give(charity, { anonymous: true });
    await refund(gift);
    const text = await textOf(member.client.receipts.getPdf(gift.id));
    expect(text).toContain('VOID');
    expect(text).toContain('Anonymous');
    expect(text).not.toContain('Test user');
  });

  it('a year of gifts fills as many pages as it needs', async () => {
    const charity = await buildCharity(api.db, { name: 'Maple Street Food Bank' });
    for (let made = 0; made < 25; made += 1) await give(charity);
    const text = await textOf(donor.client.receipts.pdfOfYear(YEAR));
    expect(text.match(/ 0000\d\d 5\.00\sUSD/g)).toHaveLength(25);
    expect(text).toMatch(/Contributions in USD 125\.00\sUSD/);
  });
});
