/** Who bears what a refund costs: the figures of the rules, over HTTP, and what becomes of a refund without money. */
import { type DonationRequest, type Refund } from '../../../client/index';
import { readConfig } from '../../../config';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { newId } from '../../../new-id';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { relayNotices } from '../../../worker/notice-relay';
import { buildCharity } from '../../factories';
import { buildCompletedGift, completeGiven } from '../../factories/completed-gift';
import { activitiesOf } from '../../support/activities';
import { type Person, startApi, useApi } from '../../support/api';
import { done } from '../../support/approvals';
import { giveAddress, readNewestMails } from '../../support/member-mails';
import { extractPdfText } from '../../support/pdf';
import { outcomes, refusal, refusalDetails } from '../../support/refusal';

const api = useApi();
let operator: Person;
let donor: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
  donor = await api.person();
});

/** Gives over HTTP and completes the gift as its workflow would. */
async function give(charityId: string, changes: Partial<DonationRequest> = {}): Promise<Gift> {
  const order = { charity_id: charityId, amount: '1000.00', currency: 'USD', source: 'own_card' } as const;
  const { donation_id } = await donor.client.donations.create({ ...order, ...changes });
  return completeGiven(api.db, donation_id);
}

/** Does what the refund's workflow does. */
async function settle(refundId: string): Promise<string> {
  return (await activitiesOf(api.db).settleRefund({ refundId })).status;
}

async function balanceOf(charityId: string) {
  const { payable, absorbed_fees } = await operator.client.charities.balance(charityId);
  return { payable, absorbed_fees };
}

async function accountOf(account: string): Promise<bigint> {
  const [row] = await selectRows<{ minor: string }>(
    api.db,
    `SELECT coalesce(sum(amount_minor), 0)::text AS minor FROM ledger_entries WHERE account = $1`,
    [account],
  );
  return BigInt(row?.minor ?? '0');
}

/** Takes what a charity has, as an issuer does. */
async function drain(gift: Gift): Promise<void> {
  await inTransaction(api.db, (tx) =>
    openDispute(
      { tx, at: new Date() },
      {
        id: newId('dispute'),
        donationId: gift.id,
        reason: null,
        evidenceDueAt: new Date(Date.now() + 60_000),
        openedByUserId: operator.userId,
      },
    ),
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
    const refund = await done(donor.client.refunds.create(gift.id));
    expect(refund).toMatchObject({
      returned_amount: returned,
      returned_to_donor: returned,
      fees_kept: '29.30',
      platform_fee_returned: '25.00',
    });
    expect(await settle(refund.refund_id)).toBe('completed');
    expect(await balanceOf(id)).toEqual({ payable: { USD: '0.00' }, absorbed_fees: { USD: '0.00' } });
  });

  it('again and again costs the charity nothing', async () => {
    const { id } = await buildCharity(api.db);
    for (let round = 0; round < 3; round += 1) {
      const gift = await give(id);
      await settle((await done(donor.client.refunds.create(gift.id))).refund_id);
    }
    expect((await balanceOf(id)).payable).toEqual({ USD: '0.00' });
  });

  it('in parts loses the fee once, to the cent', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const parts = [];
    for (const amount of ['333.33', '0.50', undefined]) {
      const part = await done(donor.client.refunds.create(gift.id, { amount }));
      await settle(part.refund_id);
      parts.push([part.returned_amount, part.fees_kept]);
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
    const gift = await give(id, { amount: '0.50' });
    expect(await refusal(donor.client.refunds.create(gift.id, { amount: '0.01' }))).toBe('400 amount');
  });

  it('may ask for 30 days, and the charity for longer', async () => {
    const { id } = await buildCharity(api.db);
    // Nobody's charity would give the money back after the term (docs/rules/gifts.md).
    const member = await api.person({ memberOf: id });
    const gift = await give(id);
    await give(id);
    const setAge = (age: string) =>
      runStatement(api.db, `UPDATE donations SET settled_at = now() - $2::interval WHERE id = $1`, [
        gift.id,
        age,
      ]);
    await setAge('30 days 1 minute');
    expect(await refusal(donor.client.refunds.create(gift.id))).toBe('409 CONFLICT');
    await member.client.refunds.create(gift.id, { amount: '1.00' });
    await setAge('29 days 23 hours');
    await donor.client.refunds.create(gift.id);
  });

  it('is refused the sixth time in 30 days in production, also at once', async () => {
    const production = await startApi({}, { environment: 'production', trustedProxies: ['127.0.0.1/32'] });
    try {
      const { client, userId: donorUserId, accountId } = await production.person();
      const gift = await buildCompletedGift(production.db, {
        donorUserId,
        accountId,
        amountMinor: 100_000n,
        platformFeeMinor: 2_500n,
        processingFeeMinor: 2_930n,
        netMinor: 94_570n,
        totalChargeMinor: 100_000n,
      });
      const secure = { headers: { 'X-Forwarded-Proto': 'https' } };
      const refund = () => client.refunds.create(gift.id, { amount: '10.00' }, secure);
      const made = Array.from({ length: 5 }, () => 'accepted');
      const refused = Array.from({ length: 3 }, () => '403 LIMIT_EXCEEDED');
      expect(await outcomes(Array.from({ length: 8 }, refund))).toEqual([...refused, ...made]);
    } finally {
      await production.close();
    }
  });
});

describe('a refund that a member or an operator asks for', () => {
  it('returns everything, and the charity bears the processing fee', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    await give(id, { amount: '100.00' });
    const member = await api.person({ memberOf: id });
    const refund = await done(member.client.refunds.create(gift.id));
    expect(refund).toMatchObject({ returned_amount: '1000.00', fees_kept: '0.00' });
    await settle(refund.refund_id);
    expect((await balanceOf(id)).payable).toEqual({ USD: '65.00' });
  });

  it('with bear_fees costs the platform the fee and the charity only its gift', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const before = await accountOf('platform/refund-costs');
    const refund = await done(operator.client.refunds.create(gift.id, { bear_fees: 'platform' }));
    expect(refund).toMatchObject({ returned_amount: '1000.00', fees_kept: '0.00' });
    await settle(refund.refund_id);
    expect((await balanceOf(id)).payable).toEqual({ USD: '0.00' });
    expect((await accountOf('platform/refund-costs')) - before).toBe(-2_930n);
  });

  it('only an operator may use bear_fees', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    for (const { client } of [await api.person({ memberOf: id }), donor]) {
      const refund = client.refunds.create(gift.id, { bear_fees: 'platform' });
      expect(await refusal(refund)).toBe('403 FORBIDDEN');
    }
    const wrong = operator.client.refunds.create(gift.id, { bear_fees: 'donor' as never });
    expect(await refusal(wrong)).toBe('400 bear_fees');
  });

  it('needs the money to be there', async () => {
    const { id } = await buildCharity(api.db);
    const gift = await give(id);
    const member = await api.person({ memberOf: id });
    expect(await refusalDetails(member.client.refunds.create(gift.id))).toEqual([
      '402 INSUFFICIENT_FUNDS',
      { available: '945.70', required: '975.00', currency: 'USD' },
    ]);
    expect(await refusal(operator.client.refunds.create(gift.id))).toBe('402 INSUFFICIENT_FUNDS');
  });

  it('counts what other pending refunds will take', async () => {
    const { id } = await buildCharity(api.db);
    const gifts = [await give(id), await give(id), await give(id)];
    const member = await api.person({ memberOf: id });
    const refunds = gifts.map((gift) => member.client.refunds.create(gift.id));
    expect(await outcomes(refunds)).toEqual(['402 INSUFFICIENT_FUNDS', 'accepted', 'accepted']);
  });
});

describe('a donor’s refund that the charity cannot pay', () => {
  async function makeWaiting(): Promise<{ gift: Gift; waiting: Refund; charityId: string }> {
    const { id: charityId } = await buildCharity(api.db);
    const gift = await give(charityId);
    await drain(await give(charityId));
    const waiting = await done(donor.client.refunds.create(gift.id));
    expect(waiting).toMatchObject({ status: 'pending', awaits_decision: true });
    return { gift, waiting, charityId };
  }

  function decide(
    { client }: Person,
    { donation_id, refund_id }: Refund,
    decision: 'platform_bears' | 'refuse',
  ): Promise<Refund> {
    return done(client.refunds.decide(donation_id, refund_id, { decision, reason: 'Looked into.' }));
  }

  it('waits without moving money, and shows in the operators’ list', async () => {
    const { gift, waiting } = await makeWaiting();
    const { refund_id } = waiting;
    const promised = 'SELECT 1 FROM outbox WHERE workflow_id = $1';
    expect(await selectRows(api.db, promised, [refund_id])).toEqual([]);
    const { refunds } = await operator.client.refunds.listAll({ status: 'pending', limit: 1 });
    expect(refunds[0]).toMatchObject({ refund_id, awaits_decision: true });
    expect(await refusal(donor.client.refunds.listAll())).toBe('403 FORBIDDEN');
    const wrong = operator.client.refunds.listAll({ status: 'waiting' as never });
    expect(await refusal(wrong)).toBe('400 status');
    expect(await refusal(operator.client.disputes.open(gift.id))).toBe('409 CONFLICT');
  });

  it('costs only the platform when it bears the refund', async () => {
    const { waiting, charityId } = await makeWaiting();
    const [costs, balance] = [await accountOf('platform/refund-costs'), await balanceOf(charityId)];
    expect(await decide(operator, waiting, 'platform_bears')).toMatchObject({
      awaits_decision: false,
      decision: { decision: 'platform_bears', reason: 'Looked into.' },
    });
    expect(await settle(waiting.refund_id)).toBe('completed');
    expect((await accountOf('platform/refund-costs')) - costs).toBe(-97_070n);
    expect(await balanceOf(charityId)).toEqual(balance);
    expect(await refusal(decide(operator, waiting, 'refuse'))).toBe('409 CONFLICT');
  });

  it('fails when an operator refuses, and the gift may be asked back again', async () => {
    const { gift, waiting } = await makeWaiting();
    const refused = await decide(operator, waiting, 'refuse');
    expect(refused).toMatchObject({ status: 'failed', failure: { code: 'NOT_GRANTED' } });
    await donor.client.refunds.create(gift.id);
  });

  it('is decided by an operator without a part in the gift', async () => {
    const { waiting, charityId } = await makeWaiting();
    for (const tied of [await api.person({ isOperator: true, memberOf: charityId }), donor]) {
      expect(await refusal(decide(tied, waiting, 'platform_bears'))).toBe('403 FORBIDDEN');
    }
  });
});

describe('a refund has the same three figures everywhere', () => {
  const MAIL = { given: '35.00', fees: '2.20', returned: '37.20' };

  beforeAll(async () => {
    await giveAddress(api.db, donor.userId);
    await runStatement(api.db, "UPDATE users SET locale = 'es' WHERE id = $1", [donor.userId]);
  });

  it.each([
    ['the charity gives back', true, { given: '35.00', fees: '2.20', returned: '37.20' }, '0.00', MAIL],
    [
      'the donor takes back',
      false,
      { given: '35.00', fees: '0.88', returned: '35.88' },
      '1.32',
      { ...MAIL, fees: '0.88', returned: '35.88' },
    ],
  ])(
    'when %s: API, receipt, PDF and mail, in the language of the donor',
    async (_who, isOfCharity, figures, kept, mail) => {
      const { id: charityId } = await buildCharity(api.db);
      const member = await api.person({ memberOf: charityId });
      // The charity needs other money for the fee that the processor keeps.
      await give(charityId);
      const gift = await give(charityId, { amount: '35.00', cover_fees: true });
      const refund = await done((isOfCharity ? member : donor).client.refunds.create(gift.id));
      await settle(refund.refund_id);
      const { given, fees, returned } = figures;
      expect(refund).toMatchObject({ amount: given, fees, fees_kept: kept, returned_amount: returned });
      expect((await donor.client.donations.get(gift.id)).refunded).toEqual(figures);
      expect((await donor.client.receipts.get(gift.id)).refunded).toEqual(figures);
      const pdf = await extractPdfText(
        Buffer.from(await new Response(await donor.client.receipts.getPdf(gift.id)).arrayBuffer()),
      );
      expect(pdf).toMatch(
        new RegExp(
          `Parte reembolsada de la donación ${given}.USD Comisiones del reembolso ${fees}.USD Devuelto ${returned}`,
        ),
      );
      const gateways = createGateways(readConfig({}), api.db);
      const config = { publicUrl: 'https://give.example', port: 0 };
      await relayNotices({ db: api.db, gateways, config }, createLog('worker', 'silent'));
      const told = (await readNewestMails(api.db, 20)).find(({ kind }) => kind === 'gift_refunded');
      expect(told?.text).toContain(`Hemos reembolsado ${mail.given} USD de su donación de 35.00 USD`);
      expect(told?.text).toContain(`Con ello vuelven ${mail.fees} USD de las comisiones que usted pagó.`);
      expect(told?.text).toContain(`${mail.returned} USD vuelve`);
    },
  );
});
