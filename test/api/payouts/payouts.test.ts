/** Members ask for payouts, see them and cancel them; the ledger says the same after each step. */
import { findBroken } from '../../support/broken-invariants';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { buildPayee, buildPayoutAccount, giveMoney, type Payee } from '../../factories/payees';
import { inTransaction, selectRows } from '../../../db/database';
import { quotePayout } from '../../../operations/payouts/quote-payout';
import {
  askForPayout,
  gatewaysOf,
  askedOf,
  balanceOf,
  eventsOf,
  payoutActivities,
} from '../../support/payouts';

interface WirePayout {
  payout_id: string;
  status: string;
  amount: string;
  fee: string;
  net_amount: string;
}

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

const pathOf = ({ charity }: Payee) => `/v1/charities/${charity.id}/payouts`;

function ask(payee: Payee, changes: object = {}, key = payee.member.key) {
  const body = { currency: 'USD', speed: 'standard', account_id: payee.account.id, ...changes };
  return api.call<WirePayout>('POST', pathOf(payee), { key, body });
}

async function read(payee: Payee, id: string) {
  const { body } = await api.call<WirePayout>('GET', `${pathOf(payee)}/${id}`, { key: payee.member.key });
  return body;
}

/** Runs a payout to its end, from an hour later on. */
function runToEnd(id: string) {
  return payoutActivities(api.db).runToEnd(id, new Date(Date.now() + 3_600_000));
}

describe('a payout', () => {
  it('takes all that is available, and is paid', async () => {
    const payee = await buildPayee(api.db);
    const { status, body } = await ask(payee);
    expect(status).toBe(201);
    expect(body).toEqual({
      payout_id: expect.stringMatching(/^payout_/) as string,
      charity_id: payee.charity.id,
      amount: '100.00',
      fee: '0.00',
      net_amount: '100.00',
      currency: 'USD',
      speed: 'standard',
      method: 'ach',
      status: 'scheduled',
      hold_reason: null,
      account_last4: '6789',
      reference: null,
      expected_at: expect.any(String) as string,
      paid_at: null,
      failure: null,
      created_at: expect.any(String) as string,
    });
    await runToEnd(body.payout_id);
    expect(await read(payee, body.payout_id)).toMatchObject({
      status: 'paid',
      reference: `sandbox-${body.payout_id}`,
      paid_at: expect.any(String) as string,
    });
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(0n);
    expect(await askedOf(api.db, body.payout_id)).toMatchObject({ payouts: 1 });
    expect(await eventsOf(api.db, body.payout_id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
    ]);
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('takes its fee from the amount, and the platform earns it', async () => {
    const payee = await buildPayee(api.db);
    const before = await balanceOf(api.db, 'platform/services');
    const { body } = await ask(payee, { amount: '50.00', speed: 'instant' });
    expect(body).toMatchObject({ amount: '50.00', fee: '2.00', net_amount: '48.00' });
    await payoutActivities(api.db).leavePayout({ payoutId: body.payout_id, nowMs: Date.now() });
    expect(await read(payee, body.payout_id)).toMatchObject({ status: 'in_transit' });
    expect((await balanceOf(api.db, 'platform/services')) - before).toBe(200n);
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(5_000n);
    await runToEnd(body.payout_id);
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('that fails gives back the whole amount, also the fee', async () => {
    const payee = await buildPayee(api.db, { account: { last4: '0001' } });
    const { body } = await ask(payee, { speed: 'instant' });
    await runToEnd(body.payout_id);
    expect(await read(payee, body.payout_id)).toMatchObject({
      status: 'failed',
      failure: { code: 'ACCOUNT_CLOSED' },
      paid_at: null,
    });
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(10_000n);
    expect(await eventsOf(api.db, body.payout_id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.failed',
    ]);
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('that is returned gives back the net amount, and disables the account', async () => {
    const payee = await buildPayee(api.db, { account: { last4: '0002' } });
    const { body } = await ask(payee, { speed: 'instant' });
    await runToEnd(body.payout_id);
    expect(await read(payee, body.payout_id)).toMatchObject({
      status: 'returned',
      failure: { code: 'RETURNED' },
      paid_at: expect.any(String) as string,
    });
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(9_800n);
    expect(await eventsOf(api.db, body.payout_id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
      'payout.returned',
    ]);
    expect(await findBroken(api.db)).toEqual([]);
    const again = await ask(payee);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('disabled')]);
  });

  it('can be cancelled while it is scheduled, and never afterwards', async () => {
    const payee = await buildPayee(api.db);
    const { body } = await ask(payee);
    const cancel = () =>
      api.call<WirePayout>('POST', `${pathOf(payee)}/${body.payout_id}/cancel`, { key: payee.member.key });
    expect((await cancel()).body).toMatchObject({ status: 'cancelled' });
    expect((await cancel()).status).toBe(409);
    await runToEnd(body.payout_id);
    expect(await read(payee, body.payout_id)).toMatchObject({ status: 'cancelled' });
    expect(await askedOf(api.db, body.payout_id)).toEqual({ payouts: 0, asked: 0 });
    const next = await ask(payee);
    expect(next.status).toBe(201);
    await payoutActivities(api.db).leavePayout({ payoutId: next.body.payout_id, nowMs: Date.now() });
    const late = await api.call('POST', `${pathOf(payee)}/${next.body.payout_id}/cancel`, {
      key: payee.member.key,
    });
    expect([late.status, late.body.error.details]).toEqual([409, { status: 'in_transit' }]);
  });

  it('stays with its charity', async () => {
    const [payee, other] = [await buildPayee(api.db), await buildPayee(api.db)];
    const { body } = await ask(payee);
    const key = other.member.key;
    expect((await api.call('GET', `${pathOf(other)}/${body.payout_id}`, { key })).status).toBe(404);
    expect((await api.call('POST', `${pathOf(other)}/${body.payout_id}/cancel`, { key })).status).toBe(404);
    expect((await api.call('GET', pathOf(payee), { key })).status).toBe(403);
    const list = await api.call<{ payouts: WirePayout[]; total: number }>(
      'GET',
      `${pathOf(payee)}?status=scheduled`,
      {
        key: payee.member.key,
      },
    );
    expect(list.body).toMatchObject({ total: 1, payouts: [{ payout_id: body.payout_id }] });
  });

  it('is found by operators among all', async () => {
    const payee = await buildPayee(api.db);
    const { body } = await ask(payee);
    const path = `/v1/payouts?charity_id=${payee.charity.id}`;
    const list = await api.call<{ payouts: WirePayout[]; total: number }>('GET', path, { key: operator.key });
    expect(list.body).toMatchObject({ total: 1, payouts: [{ payout_id: body.payout_id }] });
    expect((await api.call('GET', path, { key: payee.member.key })).status).toBe(403);
  });
});

describe('a payout is refused', () => {
  it('over what is available, which open payouts lower', async () => {
    const payee = await buildPayee(api.db);
    const over = await ask(payee, { amount: '100.01' });
    expect(over.status).toBe(402);
    expect(over.body).toMatchObject({
      error: {
        code: 'INSUFFICIENT_FUNDS',
        details: { available: '100.00', required: '100.01', currency: 'USD' },
      },
    });
    expect((await ask(payee, { amount: '60.00' })).status).toBe(201);
    expect((await ask(payee, { amount: '40.01' })).status).toBe(402);
    expect((await ask(payee, { amount: '40.00' })).status).toBe(201);
    expect((await ask(payee)).status).toBe(402);
  });

  it('while the charity is not paid, with the reason', async () => {
    const charity = await buildCharity(api.db, { verified: true, verificationLevel: 'standard' });
    const account = await buildPayoutAccount(api.db, charity.id);
    await giveMoney(api.db, charity.id, 5_000n);
    const refused = await ask({ charity, account, member: operator });
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      error: { details: { available: '0.00', pending_reason: 'unclaimed' } },
    });
  });

  it('to an account that is not active, whose holder waits for a reviewer, or of another charity', async () => {
    const payee = await buildPayee(api.db);
    const waiting = await buildPayoutAccount(api.db, payee.charity.id, { status: 'cooling_off' });
    const odd = await buildPayoutAccount(api.db, payee.charity.id, { isHolderAccepted: false });
    const { account: foreign } = await buildPayee(api.db);
    expect((await ask(payee, { account_id: waiting.id })).status).toBe(409);
    expect((await ask(payee, { account_id: odd.id })).status).toBe(409);
    const other = await ask(payee, { account_id: foreign.id });
    expect([other.status, other.text]).toEqual([400, expect.stringContaining('account_id')]);
  });

  it('when the fee takes it all, in crypto, and with a bad amount', async () => {
    const payee = await buildPayee(api.db);
    const small = await ask(payee, { amount: '2.00', speed: 'instant' });
    expect([small.status, small.text]).toEqual([400, expect.stringContaining('2.00 USD')]);
    const crypto = await ask(payee, { currency: 'USDC' });
    expect([crypto.status, crypto.text]).toEqual([409, expect.stringContaining('Crypto balances')]);
    expect(crypto.body).toMatchObject({ error: { details: { pending_reason: 'awaits_evm' } } });
    expect((await ask(payee, { amount: '1.001' })).status).toBe(400);
    expect((await ask(payee, { amount: '0' })).status).toBe(400);
  });
});

describe('a quote', () => {
  it('answers fee, rate and net, and moves nothing', async () => {
    const payee = await buildPayee(api.db, {
      minor: 0n,
      account: { kind: 'bank_iban', country: 'AE', last4: '1234' },
    });
    await giveMoney(api.db, payee.charity.id, 20_000n, 'EUR');
    const body = { currency: 'EUR', amount: '100.00', account_id: payee.account.id };
    const quote = await api.call<Record<string, string>>('POST', `${pathOf(payee)}/quote`, {
      key: payee.member.key,
      body,
    });
    expect(quote.body).toEqual({
      amount: '100.00',
      fee: '23.15',
      net_amount: '76.85',
      currency: 'EUR',
      speed: 'standard',
      method: 'wire',
      rate: '1.08',
      account_id: payee.account.id,
      expires_at: expect.any(String) as string,
    });
    const seconds = (Date.parse(quote.body.expires_at ?? '') - Date.now()) / 1_000;
    expect(Math.abs(seconds - 60)).toBeLessThan(30);
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`, 'EUR')).toBe(20_000n);
    expect((await ask(payee, body)).body).toMatchObject({
      fee: '23.15',
      net_amount: '76.85',
      method: 'wire',
    });
  });
});

it('a payout has the rate of the quote for a minute, also when the day’s rate changes', async () => {
  const payee = await buildPayee(api.db, { minor: 0n, account: { kind: 'bank_iban', country: 'AE' } });
  await giveMoney(api.db, payee.charity.id, 20_000n, 'SEK');
  const order = {
    charity: payee.charity,
    currency: 'SEK',
    speed: 'instant',
    accountId: payee.account.id,
    means: gatewaysOf(api.db).payouts,
  } as const;
  const at = new Date('2026-11-25T23:59:30.000Z');
  const quote = () => inTransaction(api.db, (tx) => quotePayout(tx, { ...order, amount: '100.00', at }));
  await expect(quote()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  await giveMoney(api.db, payee.charity.id, 100_000n, 'SEK');
  const larger = { ...order, amount: '500.00' };
  const quoted = await inTransaction(api.db, (tx) => quotePayout(tx, { ...larger, at }));
  await selectRows(
    api.db,
    `INSERT INTO exchange_rates (currency, date, usd_per_unit, origin)
     VALUES ('SEK', '2026-11-26', 0.19, 'file') RETURNING 1`,
  );
  const ask = (seconds: number) =>
    askForPayout(api.db, payee, { ...larger, at: new Date(at.getTime() + seconds * 1_000) });
  expect((await ask(60)).feeMinor).toBe(quoted.price.feeMinor);
  // 27.00 dollars at 0.19.
  expect((await ask(61)).feeMinor).toBe(14_211n);
});

describe('the settings', () => {
  it('are manual from 25.00 until the charity changes them', async () => {
    const { charity, member } = await buildPayee(api.db);
    const path = `/v1/charities/${charity.id}/payout-settings`;
    const initial = { charity_id: charity.id, schedule: 'manual', minimum_amount: '25.00' };
    expect((await api.call('GET', path, { key: member.key })).body).toEqual(initial);
    const patch = (body: object) => api.call('PATCH', path, { key: member.key, body });
    expect((await patch({ schedule: 'weekly' })).body).toEqual({ ...initial, schedule: 'weekly' });
    expect((await patch({ minimum_amount: '0' })).body).toMatchObject({
      schedule: 'weekly',
      minimum_amount: '0.00',
    });
    expect((await patch({ minimum_amount: '1.001' })).status).toBe(400);
    expect((await patch({ schedule: 'hourly' })).status).toBe(400);
    const stranger = await buildActor(api.db);
    expect((await api.call('GET', path, { key: stranger.key })).status).toBe(403);
  });
});
