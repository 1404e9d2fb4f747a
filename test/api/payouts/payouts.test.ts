/** Members ask for payouts, see them and cancel them; the ledger says the same after each step. */
import { findBroken } from '../../support/broken-invariants';
import { buildCharity } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { errorOf, refusal } from '../../support/refusal';
import { buildPayee, buildPayoutAccount, giveMoney, type Payee } from '../../factories/payees';
import { inTransaction, runStatement } from '../../../db/database';
import { findQuotedRate } from '../../../db/queries/payouts/settings';
import { quotePayout } from '../../../operations/payouts/member-changes';
import {
  askForPayout,
  gatewaysOf,
  askedOf,
  balanceOf,
  eventsOf,
  payoutActivities,
} from '../../support/payouts';

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

/** A charity that can be paid, and a member who asks through the SDK. */
async function newPayee(options?: Parameters<typeof buildPayee>[1]) {
  const payee = await buildPayee(api.db, options);
  return { ...payee, member: await api.person({ memberOf: payee.charity.id }) };
}

interface Asker extends Payee {
  member: Person;
}

/** Asks for all that is available, unless `changes` say otherwise. */
const ask = ({ charity, account, member }: Asker, changes: object = {}) =>
  member.client.payouts.create(charity.id, {
    currency: 'USD',
    speed: 'standard',
    account_id: account.id,
    ...changes,
  });

const read = ({ charity, member }: Asker, id: string) => member.client.payouts.get(charity.id, id);

/** Runs a payout to its end, from an hour later on. */
function runToEnd(id: string) {
  return payoutActivities(api.db).runToEnd(id, new Date(Date.now() + 3_600_000));
}

describe('a payout', () => {
  it('takes all that is available, and is paid', async () => {
    const payee = await newPayee();
    const payout = await ask(payee);
    expect(payout).toEqual({
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
    await runToEnd(payout.payout_id);
    expect(await read(payee, payout.payout_id)).toMatchObject({
      status: 'paid',
      reference: `sandbox-${payout.payout_id}`,
      paid_at: expect.any(String) as string,
    });
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(0n);
    expect(await askedOf(api.db, payout.payout_id)).toMatchObject({ payouts: 1 });
    expect(await eventsOf(api.db, payout.payout_id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
    ]);
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('takes its fee from the amount, and the platform earns it', async () => {
    const payee = await newPayee();
    const before = await balanceOf(api.db, 'platform/services');
    const payout = await ask(payee, { amount: '50.00', speed: 'instant' });
    expect(payout).toMatchObject({ amount: '50.00', fee: '2.00', net_amount: '48.00' });
    await payoutActivities(api.db).leavePayout({ payoutId: payout.payout_id, nowMs: Date.now() });
    expect(await read(payee, payout.payout_id)).toMatchObject({ status: 'in_transit' });
    expect((await balanceOf(api.db, 'platform/services')) - before).toBe(200n);
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(5_000n);
    await runToEnd(payout.payout_id);
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('that fails gives back the whole amount, also the fee', async () => {
    const payee = await newPayee({ account: { last4: '0001' } });
    const payout = await ask(payee, { speed: 'instant' });
    await runToEnd(payout.payout_id);
    expect(await read(payee, payout.payout_id)).toMatchObject({
      status: 'failed',
      failure: { code: 'ACCOUNT_CLOSED' },
      paid_at: null,
    });
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(10_000n);
    expect(await eventsOf(api.db, payout.payout_id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.failed',
    ]);
    expect(await findBroken(api.db)).toEqual([]);
  });

  it('that is returned gives back the net amount, and disables the account', async () => {
    const payee = await newPayee({ account: { last4: '0002' } });
    const payout = await ask(payee, { speed: 'instant' });
    await runToEnd(payout.payout_id);
    expect(await read(payee, payout.payout_id)).toMatchObject({
      status: 'returned',
      failure: { code: 'RETURNED' },
      paid_at: expect.any(String) as string,
    });
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`)).toBe(9_800n);
    expect(await eventsOf(api.db, payout.payout_id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
      'payout.returned',
    ]);
    expect(await findBroken(api.db)).toEqual([]);
    const { status, details } = await errorOf(ask(payee));
    expect([status, details]).toEqual([409, { account_status: 'disabled' }]);
  });

  it('can be cancelled while it is scheduled, and never afterwards', async () => {
    const payee = await newPayee();
    const payout = await ask(payee);
    const cancel = (id: string) => payee.member.client.payouts.cancel(payee.charity.id, id);
    expect(await cancel(payout.payout_id)).toMatchObject({ status: 'cancelled' });
    expect(await refusal(cancel(payout.payout_id))).toBe('409 CONFLICT');
    await runToEnd(payout.payout_id);
    expect(await read(payee, payout.payout_id)).toMatchObject({ status: 'cancelled' });
    expect(await askedOf(api.db, payout.payout_id)).toEqual({ payouts: 0, asked: 0 });
    const next = await ask(payee);
    await payoutActivities(api.db).leavePayout({ payoutId: next.payout_id, nowMs: Date.now() });
    const late = await errorOf(cancel(next.payout_id));
    expect([late.status, late.details]).toEqual([409, { status: 'in_transit' }]);
  });

  it('stays with its charity', async () => {
    const [payee, other] = [await newPayee(), await newPayee()];
    const payout = await ask(payee);
    const { payouts } = other.member.client;
    expect(await refusal(payouts.get(other.charity.id, payout.payout_id))).toBe('404 NOT_FOUND');
    expect(await refusal(payouts.cancel(other.charity.id, payout.payout_id))).toBe('404 NOT_FOUND');
    expect(await refusal(payouts.list(payee.charity.id))).toBe('403 FORBIDDEN');
    const list = await payee.member.client.payouts.list(payee.charity.id, { status: 'scheduled' });
    expect(list).toMatchObject({ total: 1, payouts: [{ payout_id: payout.payout_id }] });
  });

  it('is found by operators among all', async () => {
    const payee = await newPayee();
    const payout = await ask(payee);
    const listAll = ({ client }: Person) => client.payouts.listAll({ charity_id: payee.charity.id });
    expect(await listAll(operator)).toMatchObject({ total: 1, payouts: [{ payout_id: payout.payout_id }] });
    expect(await refusal(listAll(payee.member))).toBe('403 FORBIDDEN');
  });
});

describe('a payout is refused', () => {
  it('over what is available, which open payouts lower', async () => {
    const payee = await newPayee();
    expect(await errorOf(ask(payee, { amount: '100.01' }))).toMatchObject({
      status: 402,
      code: 'INSUFFICIENT_FUNDS',
      details: { available: '100.00', required: '100.01', currency: 'USD' },
    });
    await ask(payee, { amount: '60.00' });
    expect(await refusal(ask(payee, { amount: '40.01' }))).toBe('402 INSUFFICIENT_FUNDS');
    await ask(payee, { amount: '40.00' });
    expect(await refusal(ask(payee))).toBe('402 INSUFFICIENT_FUNDS');
  });

  it('while the charity is not paid, with the reason', async () => {
    const charity = await buildCharity(api.db, { verified: true, verificationLevel: 'standard' });
    const account = await buildPayoutAccount(api.db, charity.id);
    await giveMoney(api.db, charity.id, 5_000n);
    expect(await errorOf(ask({ charity, account, member: operator }))).toMatchObject({
      status: 402,
      details: { available: '0.00', pending_reason: 'unclaimed' },
    });
  });

  it('to an account that is not active, whose holder waits for a reviewer, or of another charity', async () => {
    const payee = await newPayee();
    const waiting = await buildPayoutAccount(api.db, payee.charity.id, { status: 'cooling_off' });
    const odd = await buildPayoutAccount(api.db, payee.charity.id, { isHolderAccepted: false });
    const { account: foreign } = await newPayee();
    expect(await refusal(ask(payee, { account_id: waiting.id }))).toBe('409 CONFLICT');
    expect(await refusal(ask(payee, { account_id: odd.id }))).toBe('409 CONFLICT');
    expect(await refusal(ask(payee, { account_id: foreign.id }))).toBe('400 account_id');
  });

  it('when the fee takes it all, in crypto, and with a bad amount', async () => {
    const payee = await newPayee();
    const { status, rawBody } = await errorOf(ask(payee, { amount: '2.00', speed: 'instant' }));
    expect([status, rawBody]).toEqual([400, expect.stringContaining('2.00 USD')]);
    const crypto = await errorOf(ask(payee, { currency: 'USDC' }));
    expect([crypto.status, crypto.message]).toEqual([409, expect.stringContaining('Crypto balances')]);
    expect(crypto.details).toMatchObject({ pending_reason: 'awaits_evm' });
    expect(await refusal(ask(payee, { amount: '1.001' }))).toBe('400 amount');
    expect(await refusal(ask(payee, { amount: '0' }))).toBe('400 amount');
  });
});

describe('a quote', () => {
  it('answers fee, rate and net, and moves nothing', async () => {
    const payee = await newPayee({
      minor: 0n,
      account: { kind: 'bank_iban', country: 'AE', last4: '1234' },
    });
    await giveMoney(api.db, payee.charity.id, 20_000n, 'EUR');
    const order = { currency: 'EUR', amount: '100.00', account_id: payee.account.id } as const;
    const quote = await payee.member.client.payouts.quote(payee.charity.id, order);
    expect(quote).toEqual({
      amount: '100.00',
      fee: '25.00',
      net_amount: '75.00',
      currency: 'EUR',
      speed: 'standard',
      method: 'wire',
      rate: '1.08',
      account_id: payee.account.id,
      expires_at: expect.any(String) as string,
    });
    const seconds = (Date.parse(quote.expires_at) - Date.now()) / 1_000;
    expect(Math.abs(seconds - 60)).toBeLessThan(30);
    expect(await balanceOf(api.db, `charity/${payee.charity.id}/payable`, 'EUR')).toBe(20_000n);
    expect(await ask(payee, order)).toMatchObject({
      fee: '25.00',
      net_amount: '75.00',
      method: 'wire',
    });
  });
});

it('fees and payouts quote what an instant payout in yen then costs', async () => {
  const payee = await newPayee({ minor: 0n, account: { kind: 'bank_other', country: 'IN' } });
  const { charity, member, account } = payee;
  await giveMoney(api.db, charity.id, 10_000n, 'JPY');
  const order = { currency: 'JPY', amount: '4000', speed: 'instant', account_id: account.id } as const;
  const calculated = await member.client.fees.calculate({
    amount: 4_000,
    currency: 'JPY',
    payment_method: 'wire',
    organization_id: charity.id,
    options: { instant_payout: true, international_wire: true },
  });
  const { fee } = await member.client.payouts.quote(charity.id, order);
  const paid = await ask(payee, order);
  expect([calculated.breakdown.additional_fees, fee, paid.fee]).toEqual([2_700, '2700', '2700']);
});

it('a quote keeps its rate for a minute, and fees in a currency of banks depend on no rate', async () => {
  const payee = await newPayee({ minor: 0n, account: { kind: 'bank_iban', country: 'AE' } });
  await giveMoney(api.db, payee.charity.id, 20_000n, 'SEK');
  const order = {
    charity: payee.charity,
    currency: 'SEK',
    speed: 'instant',
    payoutAccountId: payee.account.id,
    means: gatewaysOf(api.db).payouts,
  } as const;
  const at = new Date('2026-11-25T23:59:30.000Z');
  const quote = () => inTransaction(api.db, (tx) => quotePayout({ tx, at }, { ...order, amount: '100.00' }));
  // 20.00 and 250.00 are more than 100.00.
  await expect(quote()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  await giveMoney(api.db, payee.charity.id, 100_000n, 'SEK');
  const larger = { ...order, amount: '500.00' };
  const { usdPerUnit, price } = await inTransaction(api.db, (tx) => quotePayout({ tx, at }, larger));
  await runStatement(
    api.db,
    `INSERT INTO exchange_rates (currency, date, usd_per_unit, origin)
     VALUES ('SEK', '2026-11-26', 0.19, 'file')`,
  );
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
  const kept = { charityId: payee.charity.id, currency: 'SEK' } as const;
  expect(await findQuotedRate(api.db, { ...kept, at: later(60) })).toBe(usdPerUnit);
  expect(await findQuotedRate(api.db, { ...kept, at: later(61) })).toBeUndefined();
  expect([price.feeMinor, (await askForPayout(api.db, payee, larger, later(61))).feeMinor]).toEqual([
    27_000n,
    27_000n,
  ]);
});

describe('the settings', () => {
  it('are manual from 25.00 until the charity changes them', async () => {
    const { charity, member } = await newPayee();
    const initial = { charity_id: charity.id, schedule: 'manual', minimum_amount: '25.00' };
    expect(await member.client.payouts.settings(charity.id)).toEqual(initial);
    const change = (changes: object) => member.client.payouts.updateSettings(charity.id, changes);
    expect(await change({ schedule: 'weekly' })).toEqual({ ...initial, schedule: 'weekly' });
    expect(await change({ minimum_amount: '0' })).toMatchObject({
      schedule: 'weekly',
      minimum_amount: '0.00',
    });
    expect(await refusal(change({ minimum_amount: '1.001' }))).toBe('400 minimum_amount');
    expect(await refusal(change({ schedule: 'hourly' }))).toBe('400 schedule');
    const stranger = await api.person();
    expect(await refusal(stranger.client.payouts.settings(charity.id))).toBe('403 FORBIDDEN');
  });
});
