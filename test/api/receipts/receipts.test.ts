import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { resolveDispute } from '../../../operations/disputes/resolve-dispute';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor, buildCharity, buildDonation } from '../../factories';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { type WireError, useApi } from '../../support/api';
import { extractPdfText } from '../../support/pdf';

const now = new Date();
const YEAR = now.getUTCFullYear();

const api = useApi({}, {}, () => now);
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

interface Receipt {
  receipt_number: string;
  version: number;
  status: string;
  donation_id: string;
  donor: { name: string } | null;
  contribution: string;
  returned: string;
  issued_at: string;
  statements: string[];
}

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

async function give(charity: Charity, donor: BuiltActor, changes: Partial<Donation> = {}): Promise<Donation> {
  const parties = { charityId: charity.id, donorUserId: donor.userId, accountId: donor.accountId };
  return buildCompletedDonation(api.db, { ...parties, createdAt: now, ...changes });
}

const read = (gift: Donation, key: string, query = '') =>
  api.call<Receipt>('GET', `/v1/donations/${gift.id}/receipt${query}`, { key });

/** Gives money back as the refund's workflow does. */
async function refund(gift: Donation, key: string, body: object = {}): Promise<void> {
  const reply = await api.call<{ refund_id: string }>('POST', `/v1/donations/${gift.id}/refunds`, {
    key,
    body,
  });
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  await activities.settleRefund({ refundId: reply.body.refund_id });
}

it('acknowledges the gift as the IRS asks: names, EIN, amount, date, no goods or services', async () => {
  const charity = await buildRegistered({ name: 'Maple Street Food Bank' });
  const donor = await buildActor(api.db);
  const gift = await give(charity, donor);
  const { status, body } = await read(gift, donor.key);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    receipt_number: '000001',
    version: 1,
    status: 'valid',
    donation_id: gift.id,
    voided_at: null,
    donor: { id: donor.userId, name: 'Test user' },
    charity: { id: charity.id, name: 'Maple Street Food Bank', ein: charity.ein },
    given_on: gift.createdAt.toISOString().slice(0, 10),
    currency: 'USD',
    amount: '5.00',
    fees_covered: '0.00',
    total_paid: '5.00',
    returned: '0.00',
    contribution: '5.00',
    property: null,
  });
  expect(body.statements.join(' ')).toContain('501(c)(3)');
  expect(body.statements).toContain('No goods or services were provided in exchange for this contribution.');
  expect((await read(gift, donor.key)).text).toBe((await read(gift, donor.key)).text);
});

it('makes no statement on deductibility for a charity that the register does not know', async () => {
  const donor = await buildActor(api.db);
  const gift = await give(await buildCharity(api.db), donor);
  expect((await read(gift, donor.key)).body.statements[0]).toMatch(/makes no statement/);
});

it('a token is property: described, and not valued', async () => {
  const donor = await buildActor(api.db);
  const amount = {
    amountMinor: 5n * 10n ** 17n,
    totalChargeMinor: 5n * 10n ** 17n,
    netMinor: 5n * 10n ** 17n,
    platformFeeMinor: 0n,
    processingFeeMinor: 0n,
  };
  const gift = await give(await buildCharity(api.db), donor, {
    currency: 'ETH',
    usdPerUnit: '3000',
    paymentMethod: 'crypto',
    ...amount,
  });
  const { body } = await read(gift, donor.key);
  expect(body).toMatchObject({
    property: { description: '0.500000000000000000 ETH', usd_per_unit: '3000' },
  });
  expect(body.statements.join(' ')).toMatch(/states no value.*Form 8283.*not a valuation/);
  expect(JSON.stringify(body)).not.toMatch(/\b1500/);
});

it('fees that the donor covered are part of the contribution', async () => {
  const donor = await buildActor(api.db);
  const gift = await give(await buildCharity(api.db), donor, {
    coverFees: true,
    netMinor: 500n,
    totalChargeMinor: 558n,
  });
  expect((await read(gift, donor.key)).body).toMatchObject({
    amount: '5.00',
    fees_covered: '0.58',
    contribution: '5.58',
  });
});

describe('after a refund', () => {
  it('the receipt is void, the next version states the rest, and the old version is kept', async () => {
    const donor = await buildActor(api.db);
    const gift = await give(await buildCharity(api.db), donor);
    const first = (await read(gift, donor.key)).body;
    await refund(gift, donor.key, { amount: '2.00' });
    const second = (await read(gift, donor.key)).body;
    expect(second).toMatchObject({
      receipt_number: first.receipt_number,
      version: 2,
      status: 'valid',
      returned: '1.82',
      fees_kept: '0.18',
      contribution: '3.00',
    });
    expect((await read(gift, donor.key, '?version=1')).body).toMatchObject({
      version: 1,
      status: 'voided',
      contribution: '5.00',
      issued_at: first.issued_at,
    });
    await refund(gift, donor.key);
    expect((await read(gift, donor.key)).body).toMatchObject({ version: 2, status: 'voided' });
  });

  it('a lost dispute voids it too', async () => {
    const donor = await buildActor(api.db);
    const gift = await give(await buildCharity(api.db), donor);
    await read(gift, donor.key);
    await inTransaction(api.db, async (tx) => {
      const { id } = await openDispute(tx, {
        id: newId('dispute'),
        donationId: gift.id,
        reason: null,
        evidenceDueAt: now,
        openedByUserId: operator.userId,
        at: now,
      });
      await resolveDispute(tx, {
        disputeId: id,
        outcome: 'lost',
        resolvedByUserId: operator.userId,
        at: now,
      });
    });
    expect((await read(gift, donor.key)).body.status).toBe('voided');
  });

  it('a receipt that is first asked for afterwards says so', async () => {
    const donor = await buildActor(api.db);
    const charity = await buildCharity(api.db);
    const [part, whole] = [await give(charity, donor), await give(charity, donor)];
    await refund(part, donor.key, { amount: '1.00' });
    await refund(whole, donor.key);
    expect((await read(part, donor.key)).body).toMatchObject({ status: 'valid', contribution: '4.00' });
    expect((await read(whole, donor.key)).body).toMatchObject({ status: 'voided', contribution: '0.00' });
  });
});

it('numbers have no gap and no double, also when many ask at once', async () => {
  const donor = await buildActor(api.db);
  const charity = await buildCharity(api.db);
  const gifts: Donation[] = [];
  for (let made = 0; made < 8; made += 1) gifts.push(await give(charity, donor));
  const asked = [...gifts, ...gifts].map((gift) => read(gift, donor.key));
  const year = api.call('GET', `/v1/users/me/receipts/${YEAR}`, { key: donor.key });
  const replies = await Promise.all(asked);
  await year;
  const numbers = new Map(replies.map(({ body }) => [body.donation_id, body.receipt_number]));
  expect([...numbers.values()].sort()).toEqual(gifts.map((_gift, index) => `00000${index + 1}`));
});

it('is for the donor, members of the charity and operators; an anonymous donor is hidden from the charity', async () => {
  const donor = await buildActor(api.db);
  const charity = await buildCharity(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  const stranger = await buildActor(api.db);
  const gift = await give(charity, donor, { anonymous: true });
  expect((await read(gift, donor.key)).body.donor?.name).toBe('Test user');
  expect((await read(gift, operator.key)).body.donor?.name).toBe('Test user');
  const seen = await read(gift, member.key);
  expect(seen.body.donor).toBeNull();
  expect(seen.text).not.toContain(donor.userId);
  expect((await read(gift, stranger.key)).status).toBe(404);
});

it.each<Partial<Donation>>([
  { status: 'pending' },
  { status: 'failed', failureCode: 'DECLINED', failureMessage: 'no' },
])('a gift that is %j has none', async (changes) => {
  const gift = await buildDonation(api.db, changes);
  const reply = await read(gift, operator.key);
  expect([reply.status, (reply.body as unknown as WireError).error.code]).toEqual([409, 'CONFLICT']);
});

describe('a year', () => {
  it('has every completed gift with its receipt, and totals in each currency', async () => {
    const donor = await buildActor(api.db);
    const charity = await buildCharity(api.db);
    const first = await give(charity, donor);
    const second = await give(charity, donor, { currency: 'EUR', usdPerUnit: '1.08' });
    await give(charity, donor, { createdAt: new Date(Date.UTC(YEAR - 1, 11, 31, 23, 59, 59)) });
    await buildDonation(api.db, { donorUserId: donor.userId });
    await refund(second, donor.key, { amount: '1.00' });
    const { body } = await api.call<{ receipts: Receipt[]; totals: unknown }>(
      'GET',
      `/v1/users/me/receipts/${YEAR}`,
      { key: donor.key },
    );
    expect(body.receipts.map((receipt) => receipt.donation_id)).toEqual([first.id, second.id]);
    expect(body.totals).toEqual([
      {
        currency: 'EUR',
        gifts: 1,
        total_paid: '5.00',
        returned: '0.91',
        fees_kept: '0.09',
        contribution: '4.00',
      },
      {
        currency: 'USD',
        gifts: 1,
        total_paid: '5.00',
        returned: '0.00',
        fees_kept: '0.00',
        contribution: '5.00',
      },
    ]);
  });

  it('counts no gift whose receipt became void', async () => {
    const donor = await buildActor(api.db);
    const charity = await buildCharity(api.db);
    const [kept, returned] = [await give(charity, donor), await give(charity, donor)];
    const path = `/v1/users/me/receipts/${YEAR}`;
    await read(returned, donor.key);
    await refund(returned, donor.key);
    const { body } = await api.call<{ receipts: Receipt[]; totals: unknown }>('GET', path, {
      key: donor.key,
    });
    expect(body.receipts.map(({ donation_id: id, status }) => [id, status])).toEqual([
      [kept.id, 'valid'],
      [returned.id, 'voided'],
    ]);
    const none = { returned: '0.00', fees_kept: '0.00' };
    expect(body.totals).toEqual([
      { currency: 'USD', gifts: 1, total_paid: '5.00', ...none, contribution: '5.00' },
    ]);
  });

  it('without gifts is empty', async () => {
    const { key } = await buildActor(api.db);
    const { body } = await api.call('GET', '/v1/users/me/receipts/2020', { key });
    expect(body).toMatchObject({ year: 2020, receipts: [], totals: [] });
  });

  it.each(['1999', String(YEAR + 1), 'abcd', '20260'])('%s is refused', async (year) => {
    const reply = await api.call('GET', `/v1/users/me/receipts/${year}`, { key: operator.key });
    expect(reply.status).toBe(400);
  });
});

describe('as PDF', () => {
  it.each([
    ['by the query', '?format=pdf', {}],
    ['by the Accept header', '', { Accept: 'application/pdf' }],
  ])('%s, with text that others can read, in any of many alphabets', async (_how, query, headers) => {
    const charity = await buildRegistered({ name: 'Фонд «Надежда»' });
    const donor = await buildActor(api.db);
    await selectRows(api.db, `UPDATE users SET name = 'Łukasz Γεωργίου' WHERE id = $1 RETURNING id`, [
      donor.userId,
    ]);
    const gift = await give(charity, donor);
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
    const donor = await buildActor(api.db);
    const member = await buildActor(api.db, { memberOf: charity.id });
    const gift = await give(charity, donor, { anonymous: true });
    await refund(gift, donor.key);
    const { bytes } = await read(gift, member.key, '?format=pdf');
    const text = await extractPdfText(bytes);
    expect(text).toContain('VOID');
    expect(text).toContain('Anonymous');
    expect(text).not.toContain('Test user');
  });

  it('a year of gifts fills as many pages as it needs', async () => {
    const donor = await buildActor(api.db);
    const charity = await buildCharity(api.db, { name: 'Maple Street Food Bank' });
    for (let made = 0; made < 25; made += 1) await give(charity, donor);
    const { bytes } = await api.call('GET', `/v1/users/me/receipts/${YEAR}?format=pdf`, { key: donor.key });
    const text = await extractPdfText(bytes);
    expect(text.match(/ 0000\d\d 5\.00\sUSD/g)).toHaveLength(25);
    expect(text).toMatch(/Contributions in USD 125\.00\sUSD/);
  });
});
