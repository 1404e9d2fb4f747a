/** The money of a charity that nobody claimed waits, and then goes to another charity or back to the donor. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { checkLedger } from '../../../db/queries/ledger/check';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { addMember } from '../../../db/queries/members/members';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { startApi, type TestApi, type WireError } from '../../support/api';
import { sizeOf } from '../../support/large';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);

const [DONOR_TERM_MS, OPERATOR_TERM_MS] = [91_000, 121_000];
let api: TestApi;
let laterMs = 0;
let operator: BuiltActor;
let donor: BuiltActor;
let target: string;
beforeAll(async () => {
  api = await startApi({}, undefined, () => new Date(Date.now() + laterMs));
  operator = await buildActor(api.db, { isOperator: true });
  donor = await buildActor(api.db);
  target = (await buildCharity(api.db, { source: 'sandbox', category: 'Arts' })).id;
});
beforeEach(() => {
  laterMs = 0;
});
afterAll(() => api.close());

interface Gift extends WireError {
  donation_id: string;
  charity_id: string;
  status: string;
  claimed: boolean;
  donor_chooses_after_days: number | null;
  completed_at: string;
  amount: string;
  redirected_from: string | null;
  redirected_to: string | null;
}

/** A completed gift of 5.00 USD, by default to a charity of its own that nobody claimed. */
async function give(changes: Partial<Donation> = {}): Promise<Donation> {
  const charityId = changes.charityId ?? (await buildCharity(api.db, { category: 'Arts' })).id;
  return buildCompletedDonation(api.db, {
    accountId: donor.accountId,
    donorUserId: donor.userId,
    // Its money never waits for a bank, whose days the ledger's check counts by another clock.
    paymentMethod: 'crypto',
    ...changes,
    charityId,
  });
}

const redirect = (gift: string, key = donor.key, charityId = target) =>
  api.call<Gift>('POST', `/v1/donations/${gift}/redirect`, { key, body: { charity_id: charityId } });

const refund = (gift: string, body: object = {}) =>
  api.call<{ refund_id: string; returned_amount: string; fees_kept: string }>(
    'POST',
    `/v1/donations/${gift}/refunds`,
    { key: donor.key, body },
  );

async function read<Body>(path: string, key = operator.key): Promise<Body> {
  const reply = await api.call<Body>('GET', path, { key });
  expect(reply.status).toBe(200);
  return reply.body;
}

async function settle(refundId: string): Promise<string> {
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  return (await activities.settleRefund({ refundId })).status;
}

async function payableOf(charityId: string): Promise<string> {
  const { payable } = await read<{ payable: { USD?: string } }>(`/v1/charities/${charityId}/balance`);
  return payable.USD ?? '0.00';
}

async function expectCleanLedger(): Promise<void> {
  const broken: unknown[] = [];
  await checkLedger(api.db, (result) => {
    if (result.offenders > 0) broken.push(result);
  });
  expect(broken).toEqual([]);
}

it('says everywhere that nobody claimed the charity, and lists its gifts with their age', async () => {
  const gift = await give();
  const { charityId } = gift;
  const body = { charity_id: charityId, amount: '5.00', currency: 'USD', source: 'own_card' };
  const made = await api.call<Gift>('POST', '/v1/donations', { key: donor.key, body });
  const quote = { organization_id: charityId, amount: 5, currency: 'USD', payment_method: 'card' };
  const quoted = await api.call<Gift>('POST', '/api/v1/fees/calculate', { key: donor.key, body: quote });
  const told = { claimed: false, donor_chooses_after_days: 90 };
  expect([made.body, quoted.body, await read(`/v1/donations/${gift.id}`)]).toMatchObject([told, told, told]);
  expect(await read(`/v1/charities/${charityId}`)).toMatchObject({ claimed: false });
  expect(await read(`/v1/charities/${charityId}/balance`)).toMatchObject({
    claimed: false,
    pending_reason: 'unclaimed',
    balances: { USD: { available: '0.00', pending: '4.42' } },
  });
  const { charities } = await read<{ charities: { id: string; claimed: boolean }[] }>(
    '/v1/charities?limit=100',
  );
  expect(
    charities
      .filter(({ id }) => [charityId, target].includes(id))
      .map(({ claimed }) => claimed)
      .sort(),
  ).toEqual([false, true]);
  const stages: unknown[] = [];
  for (laterMs of [0, DONOR_TERM_MS, OPERATOR_TERM_MS]) {
    const { gifts } = await read<{ gifts: (Gift & { stage: string; age_days: number })[] }>(
      '/v1/unclaimed-gifts?limit=100',
    );
    const row = gifts.find(({ donation_id }) => donation_id === gift.id);
    stages.push([row?.stage, (row?.age_days ?? 0) >= laterMs / 1000 - 1]);
  }
  expect(stages).toEqual([
    ['waiting', true],
    ['donor_chooses', true],
    ['operator_chooses', true],
  ]);
});

it('goes to the charity that the donor chooses, and only the new gift counts', async () => {
  const gift = await give();
  await read(`/v1/donations/${gift.id}/receipt`, donor.key);
  const early = await redirect(gift.id);
  expect([early.status, early.body.error.details]).toMatchObject([
    409,
    { choose_from: expect.any(String) as string },
  ]);
  laterMs = DONOR_TERM_MS;
  const unpaid = await buildCharity(api.db, { category: 'Arts' });
  for (const to of [unpaid.id, gift.charityId, newId('charity')]) {
    expect((await redirect(gift.id, donor.key, to)).status).toBe(400);
  }
  expect((await redirect(gift.id, (await buildActor(api.db)).key)).status).toBe(404);
  const before = await payableOf(target);
  const { status, body: next } = await redirect(gift.id);
  expect([status, next]).toMatchObject([
    201,
    {
      charity_id: target,
      status: 'completed',
      amount: '5.00',
      completed_at: gift.settledAt?.toISOString(),
      redirected_from: gift.id,
      redirected_to: null,
    },
  ]);
  expect(await read(`/v1/donations/${gift.id}`)).toMatchObject({
    status: 'completed',
    redirected_to: next.donation_id,
    timeline: [{ code: 'accepted' }, { code: 'confirmed' }, { code: 'redirected_to' }],
  });
  expect(await read(`/v1/donations/${next.donation_id}`)).toMatchObject({
    timeline: [{ code: 'accepted' }, { code: 'redirected_from' }],
  });
  expect([await payableOf(gift.charityId), Number(await payableOf(target)) - Number(before)]).toEqual([
    '0.00',
    4.42,
  ]);
  expect((await redirect(gift.id)).status).toBe(409);
  expect((await refund(gift.id)).status).toBe(409);
  const receipts = await Promise.all(
    [gift.id, next.donation_id].map((id) =>
      read<{ status: string }>(`/v1/donations/${id}/receipt`, donor.key),
    ),
  );
  expect(receipts.map((each) => each.status)).toEqual(['voided', 'valid']);
  const counted = await selectRows(
    api.db,
    `SELECT charity_id, sum(donations)::int AS gifts, sum(donation_usd_minor)::int AS cents FROM fee_lines
     WHERE charity_id = $1 OR transaction_id IN (SELECT id FROM ledger_transactions WHERE cause = $2)
     GROUP BY charity_id ORDER BY charity_id = $1 DESC`,
    [gift.charityId, next.donation_id],
  );
  expect(counted).toEqual([
    { charity_id: gift.charityId, gifts: 0, cents: 0 },
    { charity_id: target, gifts: 1, cents: 500 },
  ]);
  const supported = await selectRows(
    api.db,
    `SELECT sum(donations)::int AS gifts FROM impact_deltas WHERE charity_id = $1`,
    [gift.charityId],
  );
  expect(supported).toEqual([{ gifts: 0 }]);
  await expectCleanLedger();
});

it('has a line in the statement of each charity', async () => {
  const gift = await give();
  laterMs = DONOR_TERM_MS;
  const { donation_id: next } = (await redirect(gift.id)).body;
  const month = new Date(Date.now() + laterMs).toISOString().slice(0, 7);
  for (const [charityId, id, amount] of [
    [gift.charityId, gift.id, '-4.42'],
    [target, next, '4.42'],
  ] as const) {
    const { statements } = await read<{ statements: { lines: { kind: string; id: string }[] }[] }>(
      `/v1/charities/${charityId}/statements/${month}`,
    );
    const lines = statements
      .flatMap((each) => each.lines)
      .filter((line) => line.kind === 'redirect' && line.id === next);
    expect(lines).toMatchObject([{ donation_id: id, amount, receipt: `/v1/donations/${id}/receipt` }]);
  }
});

it('bears later refunds and disputes of the charge, and the first gift none', async () => {
  const first = await give();
  laterMs = DONOR_TERM_MS;
  const second = (await redirect(first.id)).body.donation_id;
  const asked = await refund(second, { amount: '2.00' });
  expect(await settle(asked.body.refund_id)).toBe('completed');
  const order = { id: newId('dispute'), reason: null, openedByUserId: operator.userId };
  const at = new Date(Date.now() + laterMs);
  await inTransaction(api.db, (tx) =>
    openDispute(tx, { ...order, donationId: second, evidenceDueAt: at, at }),
  );
  expect(await read(`/v1/donations/${second}`)).toMatchObject({
    status: 'disputed',
    refunded_amount: '2.00',
  });
  await expect(
    inTransaction(api.db, (tx) =>
      openDispute(tx, { ...order, id: newId('dispute'), donationId: first.id, evidenceDueAt: at, at }),
    ),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  await expectCleanLedger();
});

it('goes where an operator says, to the same cause, if the donor does not choose', async () => {
  const gift = await give();
  laterMs = DONOR_TERM_MS;
  expect((await redirect(gift.id, operator.key)).status).toBe(409);
  laterMs = OPERATOR_TERM_MS;
  const other = await buildCharity(api.db, { source: 'sandbox', category: 'Health' });
  expect((await redirect(gift.id, operator.key, other.id)).status).toBe(400);
  const tied = await buildActor(api.db, { isOperator: true, memberOf: target });
  expect((await redirect(gift.id, tied.key)).status).toBe(403);
  expect((await redirect(gift.id, operator.key)).status).toBe(201);
});

it('goes back in full at the cost of the platform, until the charity is claimed', async () => {
  const [unclaimed, claimed] = [await give(), await give()];
  laterMs = DONOR_TERM_MS;
  await buildActor(api.db, { memberOf: claimed.charityId });
  const back = await refund(unclaimed.id);
  expect([back.status, back.body]).toMatchObject([201, { returned_amount: '5.00', fees_kept: '0.00' }]);
  expect((await redirect(unclaimed.id)).status).toBe(409);
  expect(await settle(back.body.refund_id)).toBe('completed');
  expect(await payableOf(unclaimed.charityId)).toBe('0.00');
  expect((await redirect(claimed.id)).body.error.details).toMatchObject({ claimed: true });
  expect((await refund(claimed.id)).body).toMatchObject({ returned_amount: '4.55', fees_kept: '0.45' });
  laterMs = 0;
  const early = await refund((await give()).id);
  expect(early.body).toMatchObject({ fees_kept: '0.45' });
  await expectCleanLedger();
});

it('ends once if donor, operator, refund and claim meet', async () => {
  const claimant = await buildActor(api.db);
  laterMs = OPERATOR_TERM_MS;
  const won: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gift = await give();
    const [byDonor, byOperator, back] = await Promise.all([
      redirect(gift.id),
      redirect(gift.id, operator.key),
      refund(gift.id),
      inTransaction(api.db, async (tx) => {
        await selectRows(tx, 'SELECT 1 FROM charities WHERE id = $1 FOR UPDATE', [gift.charityId]);
        await addMember(tx, gift.charityId, claimant.userId, new Date());
      }),
    ]);
    const statuses = [byDonor, byOperator, back].map(({ status }) => status);
    const ended = statuses.filter((status) => status === 201).length;
    expect([statuses, ended]).toEqual([statuses, 1]);
    won.push(back.status === 201 ? 'refund' : 'redirect');
    if (back.status === 201) expect(await settle(back.body.refund_id)).toBe('completed');
    const [posted] = await selectRows<{ kinds: string }>(
      api.db,
      `SELECT string_agg(kind, ' ' ORDER BY kind) AS kinds FROM ledger_transactions WHERE donation_id = $1`,
      [gift.id],
    );
    expect(posted?.kinds).toBe(back.status === 201 ? 'completed refunded' : 'completed redirected');
  }
  expect(won).toHaveLength(ROUNDS);
  await expectCleanLedger();
});
