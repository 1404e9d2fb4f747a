/** Who bears what a refund costs: the figures of the rules, over HTTP, and what becomes of a refund without money. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Donation, findDonation } from '../../../db/queries/gifts/gifts';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { buildCompletedDonation, completeDonation } from '../../factories/completed-gift';
import { type Reply, startApi, type TestApi, type WireError, useApi } from '../../support/api';

const api = useApi();
let operator: BuiltActor;
let donor: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
  donor = await buildActor(api.db);
});

interface Refund {
  refund_id: string;
  status: string;
  returned_amount: string;
  fees_kept: string;
  returned_to_donor: string;
  platform_fee_returned: string;
  awaits_decision: boolean;
  decision: { decision: string; reason: string } | null;
  failure: { code: string } | null;
}

interface Balance {
  payable: Record<string, string>;
  absorbed_fees: Record<string, string>;
}

/** Gives over HTTP and completes the gift as its workflow would. */
async function give(charityId: string, changes: object = {}, key = donor.key): Promise<Donation> {
  const body = { charity_id: charityId, amount: '1000.00', currency: 'USD', source: 'own_card', ...changes };
  const created = await api.call<{ donation_id: string }>('POST', '/v1/donations', { key, body });
  expect(created.status).toBe(201);
  const id = created.body.donation_id;
  return completeDonation(api.db, requireRow(await findDonation(api.db, id), id));
}

function refund(gift: Donation, key: string, body: object = {}): Promise<Reply<Refund>> {
  return api.call<Refund>('POST', `/v1/donations/${gift.id}/refunds`, { key, body });
}

function decide(gift: Donation, refundId: string, key: string, decision: string): Promise<Reply<Refund>> {
  const path = `/v1/donations/${gift.id}/refunds/${refundId}/decision`;
  return api.call<Refund>('POST', path, { key, body: { decision, reason: 'Looked into.' } });
}

/** Does what the refund's workflow does. */
async function settle(refundId: string): Promise<string> {
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  return (await activities.settleRefund({ refundId })).status;
}

async function balanceOf(charityId: string): Promise<Balance> {
  const { body } = await api.call<Balance>('GET', `/v1/charities/${charityId}/balance`, {
    key: operator.key,
  });
  return { payable: body.payable, absorbed_fees: body.absorbed_fees };
}

async function accountOf(account: string): Promise<bigint> {
  const [row] = await selectRows<{ minor: string }>(
    api.db,
    `SELECT coalesce(sum(amount_minor), 0)::text AS minor FROM ledger_entries WHERE account = $1`,
    [account],
  );
  return BigInt(row?.minor ?? '0');
}

function refusal(reply: Reply<unknown>): unknown[] {
  const { error } = reply.body as WireError;
  return [reply.status, error.code];
}

/** Takes what a charity has, as an issuer does. */
async function drain(gift: Donation): Promise<void> {
  await inTransaction(api.db, (tx) =>
    openDispute(tx, {
      id: newId('dispute'),
      donationId: gift.id,
      reason: null,
      evidenceDueAt: new Date(Date.now() + 60_000),
      openedByUserId: operator.userId,
      at: new Date(),
    }),
  );
}

describe('a donor who takes a gift back', () => {
  it.each([
    ['of 1,000.00 by card gets 970.70', {}, {}, '970.70'],
    ['of 1,054.30 with covered fees gets 1,025.00', { cover_fees: true }, {}, '1025.00'],
    ['bears an absorbed fee too', {}, { absorbPlatformFees: true, absorbProcessingFees: true }, '970.70'],
  ])('%s, and the charity ends at zero', async (_what, order, charity, returned) => {
    const { id } = await buildCharity(api.db, charity);
    const gift = await give(id, order);
    const { body } = await refund(gift, donor.key);
    expect(body).toMatchObject({
      returned_amount: returned,
      returned_to_donor: returned,
      fees_kept: '29.30',
      platform_fee_returned: '25.00',
    });
    expect(await settle(body.refund_id)).toBe('completed');
    expect(await balanceOf(id)).toEqual({ payable: { USD: '0.00' }, absorbed_fees: { USD: '0.00' } });
  });

  it('again and again costs the charity nothing', async () => {
    const { id } = await buildCharity(api.db);
    for (let round = 0; round < 3; round += 1) {
      const { body } = await refund(await give(id), donor.key);
      await settle(body.refund_id);
    }
    expect((await balanceOf(id)).payable).toEqual({ USD: '0.00' });
  });

  it('in parts loses the fee once, to the cent', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const parts = [];
    for (const amount of ['333.33', '0.50', undefined]) {
      const { body } = await refund(gift, donor.key, { amount });
      await settle(body.refund_id);
      parts.push([body.returned_amount, body.fees_kept]);
    }
    expect(parts).toEqual([
      ['323.56', '9.77'],
      ['0.49', '0.01'],
      ['646.65', '19.52'],
    ]);
    expect((await balanceOf(id)).payable).toEqual({ USD: '0.00' });
  });

  it('cannot ask for a part of which nothing would be returned', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id, { amount: '0.33' });
    const reply = await refund(gift, donor.key, { amount: '0.01' });
    expect(refusal(reply)).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('may ask for 30 days, and the charity for longer', async () => {
    const { id } = await buildCharity(api.db);
    // Nobody's charity would give the money back after the term (docs/rules/gifts.md).
    const { key } = await buildActor(api.db, { memberOf: id });
    const gift = await give(id);
    await give(id);
    const setAge = (age: string) =>
      selectRows(api.db, `UPDATE donations SET settled_at = now() - $2::interval WHERE id = $1 RETURNING 1`, [
        gift.id,
        age,
      ]);
    await setAge('30 days 1 minute');
    expect(refusal(await refund(gift, donor.key))).toEqual([409, 'CONFLICT']);
    expect((await refund(gift, key, { amount: '1.00' })).status).toBe(201);
    await setAge('29 days 23 hours');
    expect((await refund(gift, donor.key)).status).toBe(201);
  });

  it('is refused the sixth time in 30 days in production, also at once', async () => {
    const production = await startApi({}, { environment: 'production', trustedProxies: ['127.0.0.1/32'] });
    try {
      const frequent = await buildActor(production.db);
      const { id } = await buildCharity(production.db);
      const secure = { 'X-Forwarded-Proto': 'https' };
      const gift = await buildGift(production, frequent, id);
      const replies = await Promise.all(
        Array.from({ length: 8 }, () =>
          production.call<Refund>('POST', `/v1/donations/${gift.id}/refunds`, {
            key: frequent.key,
            body: { amount: '10.00' },
            headers: secure,
          }),
        ),
      );
      const refused = replies.filter(({ status }) => status !== 201);
      expect(refused.map(refusal)).toEqual(Array.from({ length: 3 }, () => [403, 'LIMIT_EXCEEDED']));
    } finally {
      await production.close();
    }
  });
});

async function buildGift(on: TestApi, by: BuiltActor, charityId: string): Promise<Donation> {
  return buildCompletedDonation(on.db, {
    donorUserId: by.userId,
    accountId: by.accountId,
    charityId,
    amountMinor: 100_000n,
    platformFeeMinor: 2_500n,
    processingFeeMinor: 2_930n,
    netMinor: 94_570n,
    totalChargeMinor: 100_000n,
  });
}

describe('a refund that a member or an operator asks for', () => {
  it('returns everything, and the charity bears the processing fee', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    await give(id, { amount: '100.00' });
    const { key } = await buildActor(api.db, { memberOf: id });
    const { body } = await refund(gift, key);
    expect(body).toMatchObject({ returned_amount: '1000.00', fees_kept: '0.00' });
    await settle(body.refund_id);
    expect((await balanceOf(id)).payable).toEqual({ USD: '65.00' });
  });

  it('with bear_fees costs the platform the fee and the charity only its gift', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const before = await accountOf('platform/refund-costs');
    const { body } = await refund(gift, operator.key, { bear_fees: 'platform' });
    expect(body).toMatchObject({ returned_amount: '1000.00', fees_kept: '0.00' });
    await settle(body.refund_id);
    expect((await balanceOf(id)).payable).toEqual({ USD: '0.00' });
    expect((await accountOf('platform/refund-costs')) - before).toBe(-2_930n);
  });

  it('only an operator may use bear_fees', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const { key } = await buildActor(api.db, { memberOf: id });
    for (const each of [key, donor.key]) {
      expect(refusal(await refund(gift, each, { bear_fees: 'platform' }))).toEqual([403, 'FORBIDDEN']);
    }
    expect(refusal(await refund(gift, operator.key, { bear_fees: 'donor' }))).toEqual([
      400,
      'VALIDATION_ERROR',
    ]);
  });

  it('needs the money to be there', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const { key } = await buildActor(api.db, { memberOf: id });
    const reply = await refund(gift, key);
    expect(refusal(reply)).toEqual([402, 'INSUFFICIENT_FUNDS']);
    expect((reply.body as unknown as WireError).error.details).toEqual({
      available: '945.70',
      required: '975.00',
      currency: 'USD',
    });
    expect(refusal(await refund(gift, operator.key))).toEqual([402, 'INSUFFICIENT_FUNDS']);
  });

  it('counts what other pending refunds will take', async () => {
    const { id } = await buildCharity(api.db);
    const gifts = [await give(id), await give(id), await give(id)];
    const { key } = await buildActor(api.db, { memberOf: id });
    const replies = await Promise.all(gifts.map((gift) => refund(gift, key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 402]);
  });
});

describe('a donor’s refund that the charity cannot pay', () => {
  async function makeWaiting(): Promise<{ gift: Donation; waiting: Refund; charityId: string }> {
    const { id: charityId } = await buildCharity(api.db);
    const gift = await give(charityId);
    await drain(await give(charityId));
    const { status, body } = await refund(gift, donor.key);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'pending', awaits_decision: true },
    });
    return { gift, waiting: body, charityId };
  }

  it('waits without moving money, and shows in the operators’ list', async () => {
    const { gift, waiting } = await makeWaiting();
    const [promised] = await selectRows(api.db, 'SELECT 1 FROM outbox WHERE workflow_id = $1', [
      waiting.refund_id,
    ]);
    expect(promised).toBeUndefined();
    const list = await api.call<{ refunds: Refund[] }>('GET', '/v1/refunds?status=pending&limit=1', {
      key: operator.key,
    });
    expect(list.body.refunds[0]).toMatchObject({ refund_id: waiting.refund_id, awaits_decision: true });
    expect(refusal(await api.call('GET', '/v1/refunds', { key: donor.key }))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await api.call('GET', '/v1/refunds?status=waiting', { key: operator.key }))).toEqual([
      400,
      'VALIDATION_ERROR',
    ]);
    const dispute = await api.call('POST', `/v1/donations/${gift.id}/disputes`, {
      key: operator.key,
      body: {},
    });
    expect(refusal(dispute)).toEqual([409, 'CONFLICT']);
  });

  it('costs only the platform when it bears the refund', async () => {
    const { gift, waiting, charityId } = await makeWaiting();
    const [costs, balance] = [await accountOf('platform/refund-costs'), await balanceOf(charityId)];
    const { status, body } = await decide(gift, waiting.refund_id, operator.key, 'platform_bears');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { awaits_decision: false, decision: { decision: 'platform_bears', reason: 'Looked into.' } },
    });
    expect(await settle(waiting.refund_id)).toBe('completed');
    expect((await accountOf('platform/refund-costs')) - costs).toBe(-97_070n);
    expect(await balanceOf(charityId)).toEqual(balance);
    expect(refusal(await decide(gift, waiting.refund_id, operator.key, 'refuse'))).toEqual([409, 'CONFLICT']);
  });

  it('fails when an operator refuses, and the gift may be asked back again', async () => {
    const { gift, waiting } = await makeWaiting();
    const { body } = await decide(gift, waiting.refund_id, operator.key, 'refuse');
    expect(body).toMatchObject({ status: 'failed', failure: { code: 'NOT_GRANTED' } });
    expect((await refund(gift, donor.key)).status).toBe(201);
  });

  it('is decided by an operator without a part in the gift', async () => {
    const { gift, waiting, charityId } = await makeWaiting();
    const member = await buildActor(api.db, { isOperator: true, memberOf: charityId });
    for (const [key, code] of [
      [member.key, 'FORBIDDEN'],
      [donor.key, 'FORBIDDEN'],
    ] as const) {
      expect(refusal(await decide(gift, waiting.refund_id, key, 'platform_bears'))).toEqual([403, code]);
    }
  });
});
