/** The money of a charity that nobody claimed waits, and then goes to another charity or back to the donor. */
import { createActivities } from '../../../activities';
import { type Approval } from '../../../client/index';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { checkLedger } from '../../../db/queries/ledger/check';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { addMember } from '../../../db/queries/members/members';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { buildActor, buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { clientAt, type Person, useApi } from '../../support/api';
import { done, waiting } from '../../support/approvals';
import { sizeOf } from '../../support/large';
import { outcome, outcomes, refusal, refusalDetails } from '../../support/refusal';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);

const [DONOR_TERM_MS, OPERATOR_TERM_MS] = [91_000, 121_000];
let laterMs = 0;
const api = useApi({}, undefined, () => new Date(Date.now() + laterMs));
let operator: Person;
let donor: Person;
let target: string;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  donor = await api.person();
  const charity = { source: 'sandbox', category: 'Arts', verificationLevel: 'standard' } as const;
  target = (await buildCharity(api.db, charity)).id;
});
beforeEach(() => {
  laterMs = 0;
});

/** A completed gift of 5.00 USD, by default to a charity of its own that nobody claimed. */
async function give(changes: Partial<Gift> = {}): Promise<Gift> {
  const charityId = changes.charityId ?? (await buildCharity(api.db, { category: 'Arts' })).id;
  return buildCompletedGift(api.db, {
    accountId: donor.accountId,
    donorUserId: donor.userId,
    // Its money never waits for a bank, whose days the ledger's check counts by another clock.
    paymentMethod: 'crypto',
    ...changes,
    charityId,
  });
}

const redirect = (gift: string, { client } = donor, charityId = target) =>
  client.donations.redirect(gift, { charity_id: charityId });
const refund = (gift: string, amount?: string) => done(donor.client.refunds.create(gift, { amount }));

async function settle(refundId: string): Promise<string> {
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  return (await activities.settleRefund({ refundId })).status;
}

async function payableOf(charityId: string): Promise<string> {
  const { payable } = await operator.client.charities.balance(charityId);
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
  const order = { charity_id: charityId, amount: '5.00', currency: 'USD', source: 'own_card' } as const;
  const quote = { organization_id: charityId, amount: 5, currency: 'USD', payment_method: 'card' } as const;
  const { charities: charityCalls, donations } = operator.client;
  const told = { claimed: false, donor_chooses_after_days: 90 };
  expect([
    await donor.client.donations.create(order),
    await donor.client.fees.calculate(quote),
    await donations.get(gift.id),
  ]).toMatchObject([told, told, told]);
  expect(await charityCalls.get(charityId)).toMatchObject({ claimed: false });
  expect(await charityCalls.balance(charityId)).toMatchObject({
    claimed: false,
    pending_reason: 'unclaimed',
    balances: { USD: { available: '0.00', pending: '4.42' } },
  });
  const { charities } = await charityCalls.list({ limit: 100 });
  expect(
    charities
      .filter(({ id }) => [charityId, target].includes(id))
      .map(({ claimed }) => claimed)
      .sort(),
  ).toEqual([false, true]);
  const stages: unknown[] = [];
  for (laterMs of [0, DONOR_TERM_MS, OPERATOR_TERM_MS]) {
    const { gifts } = await donations.listUnclaimed({ limit: 100 });
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
  const { receipts } = donor.client;
  await receipts.get(gift.id);
  await expect(redirect(gift.id)).rejects.toMatchObject({
    status: 409,
    details: { choose_from: expect.any(String) as string },
  });
  laterMs = DONOR_TERM_MS;
  const unpaid = await buildCharity(api.db, { category: 'Arts' });
  for (const to of [unpaid.id, gift.charityId, newId('charity')]) {
    expect(await refusal(redirect(gift.id, donor, to))).toBe('400 charity_id');
  }
  expect(await refusal(redirect(gift.id, await api.person()))).toBe('404 NOT_FOUND');
  const before = await payableOf(target);
  const next = await done(redirect(gift.id));
  expect(next).toMatchObject({
    charity_id: target,
    status: 'completed',
    amount: '5.00',
    completed_at: gift.settledAt?.toISOString(),
    redirected_from: gift.id,
    redirected_to: null,
  });
  expect(await operator.client.donations.get(gift.id)).toMatchObject({
    status: 'completed',
    redirected_to: next.donation_id,
    timeline: [{ code: 'accepted' }, { code: 'confirmed' }, { code: 'redirected_to' }],
  });
  expect(await operator.client.donations.get(next.donation_id)).toMatchObject({
    timeline: [{ code: 'accepted' }, { code: 'redirected_from' }],
  });
  expect([await payableOf(gift.charityId), Number(await payableOf(target)) - Number(before)]).toEqual([
    '0.00',
    4.42,
  ]);
  expect(await refusal(redirect(gift.id))).toBe('409 CONFLICT');
  expect(await refusal(refund(gift.id))).toBe('409 CONFLICT');
  const versions = await Promise.all([gift.id, next.donation_id].map((id) => receipts.get(id)));
  expect(versions.map((each) => each.status)).toEqual(['voided', 'valid']);
  const counted = await selectRows(
    api.db,
    `SELECT charity_id, sum(donations)::int AS gifts, sum(donation_usd_minor)::int AS cents FROM fee_lines
     WHERE charity_id = $1 OR transaction_id IN (SELECT id FROM ledger_transactions WHERE cause = $2)
     GROUP BY charity_id ORDER BY charity_id = $1 DESC`,
    [gift.charityId, next.donation_id],
  );
  expect(counted).toEqual([
    { charityId: gift.charityId, gifts: 0, cents: 0 },
    { charityId: target, gifts: 1, cents: 500 },
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
  const { donation_id: next } = await done(redirect(gift.id));
  const month = new Date(Date.now() + laterMs).toISOString().slice(0, 7);
  for (const [charityId, id, amount] of [
    [gift.charityId, gift.id, '-4.42'],
    [target, next, '4.42'],
  ] as const) {
    const { statements } = await operator.client.statements.get(charityId, month);
    const lines = statements
      .flatMap((each) => each.lines)
      .filter((line) => line.kind === 'redirect' && line.id === next);
    expect(lines).toMatchObject([{ donation_id: id, amount, receipt: `/v1/donations/${id}/receipt` }]);
  }
});

it('bears later refunds and disputes of the charge, and the first gift none', async () => {
  const first = await give();
  laterMs = DONOR_TERM_MS;
  const { donation_id: second } = await done(redirect(first.id));
  const asked = await refund(second, '2.00');
  expect(await settle(asked.refund_id)).toBe('completed');
  const order = { id: newId('dispute'), reason: null, openedByUserId: operator.userId };
  const at = new Date(Date.now() + laterMs);
  await inTransaction(api.db, (tx) =>
    openDispute({ tx, at }, { ...order, donationId: second, evidenceDueAt: at }),
  );
  expect(await operator.client.donations.get(second)).toMatchObject({
    status: 'disputed',
    refunded_amount: '2.00',
  });
  await expect(
    inTransaction(api.db, (tx) =>
      openDispute({ tx, at }, { ...order, id: newId('dispute'), donationId: first.id, evidenceDueAt: at }),
    ),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  await expectCleanLedger();
});

it('goes where an operator says, to the same cause, if the donor does not choose', async () => {
  const gift = await give();
  laterMs = DONOR_TERM_MS;
  expect(await refusal(redirect(gift.id, operator))).toBe('409 CONFLICT');
  laterMs = OPERATOR_TERM_MS;
  const other = await buildCharity(api.db, { source: 'sandbox', category: 'Health' });
  expect(await refusal(redirect(gift.id, operator, other.id))).toBe('400 charity_id');
  const tied = await api.person({ isOperator: true, memberOf: target });
  expect(await refusal(redirect(gift.id, tied))).toBe('403 FORBIDDEN');
  expect(await outcome(redirect(gift.id, operator))).toBe('accepted');
});

it('is not chosen with a donor’s key that an operator issued', async () => {
  const gift = await give();
  laterMs = DONOR_TERM_MS;
  const issuer = await api.person({ isOperator: true });
  const { key } = await issuer.client.apiKeys.issue(donor.userId, {
    name: 'first',
    scopes: ['donations:write'],
  });
  const issued = redirect(gift.id, { ...donor, client: clientAt(api.url, key) });
  expect(await refusalDetails(issued)).toEqual(['403 FORBIDDEN', { reason: 'not_independent' }]);
  expect(await outcome(redirect(gift.id))).toBe('accepted');
});

describe('a gift above the limit', () => {
  const large = { amountMinor: 1_000_001n, amountUsdMinor: 1_000_001n, totalChargeMinor: 1_000_001n };
  const free = { netMinor: 1_000_001n, platformFeeMinor: 0n, processingFeeMinor: 0n };
  const read = (gift: Gift) => operator.client.donations.get(gift.id);
  const approve = ({ client }: Person, { approval_id }: Approval) =>
    client.approvals.decide(approval_id, { decision: 'approve', reason: 'The cause fits.' });

  it('goes where one operator says once another one approved it, and at once where the donor says', async () => {
    const [gift, donors] = [await give({ ...large, ...free }), await give({ ...large, ...free })];
    laterMs = OPERATOR_TERM_MS;
    const asked = await waiting(redirect(gift.id, operator));
    expect(asked).toMatchObject({
      ...{ action: 'redirect', subject: { type: 'donation', id: gift.id } },
      change: {
        before: { charity_id: gift.charityId },
        after: { charity_id: target, amount: '10000.01', currency: 'USD' },
      },
    });
    expect(await read(gift)).toMatchObject({ redirected_to: null });
    const others = [await api.person({ isOperator: true }), await api.person({ isOperator: true })];
    expect(await outcomes(others.map((other) => approve(other, asked)))).toEqual([
      '409 CONFLICT',
      'accepted',
    ]);
    expect(await read(gift)).toMatchObject({ redirected_to: expect.any(String) as string });
    expect(await done(redirect(donors.id))).toMatchObject({ charity_id: target });
    await expectCleanLedger();
  });

  it('stays where it is if its charity was claimed before the approval', async () => {
    const gift = await give({ ...large, ...free });
    laterMs = OPERATOR_TERM_MS;
    const asked = await waiting(redirect(gift.id, operator));
    await buildActor(api.db, { memberOf: gift.charityId });
    const other = await api.person({ isOperator: true });
    expect(await refusal(approve(other, asked))).toBe('409 CONFLICT');
    expect(await other.client.approvals.get(asked.approval_id)).toMatchObject({ status: 'waiting' });
  });
});

it('goes back in full at the cost of the platform, until the charity is claimed', async () => {
  const [unclaimed, claimed] = [await give(), await give()];
  laterMs = DONOR_TERM_MS;
  await buildActor(api.db, { memberOf: claimed.charityId });
  const back = await refund(unclaimed.id);
  expect(back).toMatchObject({ returned_amount: '5.00', fees_kept: '0.00' });
  expect(await refusal(redirect(unclaimed.id))).toBe('409 CONFLICT');
  expect(await settle(back.refund_id)).toBe('completed');
  expect(await payableOf(unclaimed.charityId)).toBe('0.00');
  await expect(redirect(claimed.id)).rejects.toMatchObject({ details: { claimed: true } });
  expect(await refund(claimed.id)).toMatchObject({ returned_amount: '4.55', fees_kept: '0.45' });
  laterMs = 0;
  expect(await refund((await give()).id)).toMatchObject({ fees_kept: '0.45' });
  await expectCleanLedger();
});

it('ends once if donor, operator, refund and claim meet', async () => {
  const claimant = await buildActor(api.db);
  laterMs = OPERATOR_TERM_MS;
  const won: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gift = await give();
    const back = refund(gift.id);
    const outcomes = await Promise.all([
      outcome(redirect(gift.id)),
      outcome(redirect(gift.id, operator)),
      outcome(back),
      inTransaction(api.db, async (tx) => {
        await selectRows(tx, 'SELECT 1 FROM charities WHERE id = $1 FOR UPDATE', [gift.charityId]);
        await addMember(tx, gift.charityId, claimant.userId, new Date());
      }),
    ]);
    expect([outcomes, outcomes.filter((each) => each === 'accepted').length]).toEqual([outcomes, 1]);
    const isRefunded = outcomes[2] === 'accepted';
    won.push(isRefunded ? 'refund' : 'redirect');
    if (isRefunded) expect(await settle((await back).refund_id)).toBe('completed');
    const [posted] = await selectRows<{ kinds: string }>(
      api.db,
      `SELECT string_agg(kind, ' ' ORDER BY kind) AS kinds FROM ledger_transactions WHERE donation_id = $1`,
      [gift.id],
    );
    expect(posted?.kinds).toBe(isRefunded ? 'completed refunded' : 'completed redirected');
  }
  expect(won).toHaveLength(ROUNDS);
  await expectCleanLedger();
});
