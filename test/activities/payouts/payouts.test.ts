/** The steps of a payout repeat safely wherever the worker dies, and a run pays each charity once a day. */
import { log } from '@temporalio/activity';
import { runStatement } from '../../../db/database';
import { findBroken } from '../../support/broken-invariants';
import { savePayoutSettings } from '../../../db/queries/payouts/settings';
import { listPayouts } from '../../../db/queries/payouts/payouts';
import { GivingError } from '../../../domain/errors';
import { type PayoutFrequency } from '../../../domain/payouts/payout';
import { type PayoutProvider } from '../../../gateways/payouts/payout-provider';
import { removeMember } from '../../../db/queries/members/members';
import { updatePayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { updateCharity } from '../../../db/queries/charities/charities';
import { useDatabase } from '../../support/database';
import { buildPayee, buildPayoutAccount, giveMoney, type Payee } from '../../factories/payees';
import {
  askedOf,
  askForPayout,
  balanceOf,
  eventsOf,
  gatewaysOf,
  payoutActivities,
  payoutOf,
} from '../../support/payouts';

const test = useDatabase();

const later = () => Date.now() + 3_600_000;

/** The simulated bank, with some calls replaced. */
function standIn(replace: (bank: PayoutProvider) => Partial<PayoutProvider>) {
  const gateways = gatewaysOf(test.db);
  const providers = gateways.payouts.providers.map((bank) => ({ ...bank, ...replace(bank) }));
  return payoutActivities(test.db, { ...gateways, payouts: { ...gateways.payouts, providers } });
}

describe('a payout is paid once', () => {
  it('although the bank’s answer is lost twice', async () => {
    const { id } = await askForPayout(test.db, await buildPayee(test.db));
    let lost = 0;
    const activities = standIn((bank) => ({
      send: async (order) => {
        const answer = await bank.send(order);
        if (lost === 2) return answer;
        lost += 1;
        throw new Error('the worker was killed');
      },
    }));
    await activities.leavePayout({ payoutId: id, nowMs: later() });
    const send = () => activities.sendPayout({ payoutId: id, nowMs: later() });
    await expect(send()).rejects.toThrow('killed');
    await expect(send()).rejects.toThrow('killed');
    await activities.runToEnd(id, new Date(later()));
    expect(await askedOf(test.db, id)).toEqual({ payouts: 1, asked: 3 });
    expect(await eventsOf(test.db, id)).toEqual(['payout.created', 'payout.in_transit', 'payout.paid']);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('although each of its steps runs twice, also at the same time', async () => {
    const { id } = await askForPayout(test.db, await buildPayee(test.db, { account: { last4: '0002' } }));
    const activities = payoutActivities(test.db);
    const twice = async <T>(step: () => Promise<T>) => Promise.all([step(), step()]);
    for (const nowMs of [later(), later() + 3_000, later() + 6_000, later() + 9_000]) {
      await twice(() => activities.leavePayout({ payoutId: id, nowMs }));
      await twice(() => activities.sendPayout({ payoutId: id, nowMs }));
    }
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'returned' });
    expect(await askedOf(test.db, id)).toMatchObject({ payouts: 1 });
    expect(await eventsOf(test.db, id)).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
      'payout.returned',
    ]);
    expect(await findBroken(test.db)).toEqual([]);
  });

  it('and an answer that comes before its commit is not acted on', async () => {
    const { id } = await askForPayout(test.db, await buildPayee(test.db));
    const activities = payoutActivities(test.db);
    expect(await activities.sendPayout({ payoutId: id, nowMs: later() })).toEqual({ status: 'scheduled' });
    expect(await askedOf(test.db, id)).toEqual({ payouts: 0, asked: 0 });
  });
});

it('a payout that the bank sends back ends as returned', async () => {
  const { id } = await askForPayout(test.db, await buildPayee(test.db, { account: { last4: '0002' } }));
  const ended = await payoutActivities(test.db).runToEnd(id, new Date(later()));
  expect(ended).toMatchObject({ status: 'returned' });
});

it('a payout that the provider refuses fails, and gives back everything', async () => {
  const payee = await buildPayee(test.db);
  const { id } = await askForPayout(test.db, payee, { speed: 'instant' });
  const activities = standIn(() => ({
    send: () => Promise.reject(new GivingError('CONFLICT', 'no')),
  }));
  expect((await activities.runToEnd(id, new Date())).status).toBe('failed');
  expect(await payoutOf(test.db, id)).toMatchObject({ failureCode: 'REFUSED' });
  expect(await balanceOf(test.db, `charity/${payee.charity.id}/payable`)).toBe(10_000n);
  expect(await findBroken(test.db)).toEqual([]);
});

describe('a payout fails before it leaves, and books nothing', () => {
  const fail = async (change: (payee: Payee) => Promise<unknown>, gateways = gatewaysOf(test.db)) => {
    const payee = await buildPayee(test.db);
    const { id } = await askForPayout(test.db, payee);
    await change(payee);
    const nowMs = later();
    const left = await payoutActivities(test.db, gateways).leavePayout({ payoutId: id, nowMs });
    expect(left).toEqual({ status: 'failed' });
    expect(await askedOf(test.db, id)).toEqual({ payouts: 0, asked: 0 });
    expect(await eventsOf(test.db, id)).toEqual(['payout.created', 'payout.failed']);
    expect(await findBroken(test.db)).toEqual([]);
    return (await payoutOf(test.db, id)).failureCode;
  };

  it('when its account was disabled', async () => {
    const at = new Date();
    const disable = ({ account }: Payee) =>
      updatePayoutAccount(test.db, account.id, {
        status: 'disabled',
        disabledAt: at,
        disabledReason: 'removed',
      });
    expect(await fail(disable)).toBe('ACCOUNT_NOT_ACTIVE');
    const doubt = ({ account }: Payee) =>
      updatePayoutAccount(test.db, account.id, { isHolderAccepted: false });
    expect(await fail(doubt)).toBe('ACCOUNT_NOT_ACTIVE');
  });

  it('when the charity may no longer be paid', async () => {
    const drop = async ({ charity, member }: Payee) => {
      await updateCharity(test.db, charity.id, { source: 'member' });
      await removeMember(test.db, { charityId: charity.id, userId: member.userId, at: new Date() });
    };
    expect(await fail(drop)).toBe('CHARITY_NOT_PAID');
  });

  it('when the installation has no such provider any more', async () => {
    const gateways = gatewaysOf(test.db);
    const payouts = { ...gateways.payouts, providers: [] };
    expect(await fail(() => Promise.resolve(), { ...gateways, payouts })).toBe('NO_PROVIDER');
  });
});

describe('a run', () => {
  // Nobody else in this database has a payout frequency, so a run sees only these charities.
  const choose = async (payee: Payee, frequency: PayoutFrequency, minimumMinor = 2_500n) =>
    savePayoutSettings(test.db, { charityId: payee.charity.id, frequency, minimumMinor });
  const made = async ({ charity }: Payee) =>
    (await listPayouts(test.db, { charityId: charity.id, limit: 100, offset: 0 })).payouts;

  async function runOn(day: string, activities = payoutActivities(test.db)) {
    let cash = await activities.readCash();
    let after: string | null = '';
    let payouts = 0;
    while (after !== null) {
      const group: Awaited<ReturnType<typeof activities.makeDuePayouts>> = await activities.makeDuePayouts({
        day,
        nowMs: Date.now(),
        after,
        cash,
      });
      ({ after, cash } = group);
      payouts += group.payouts;
    }
    return payouts;
  }

  it('pays all that is available, once a day however often it runs', async () => {
    const payee = await buildPayee(test.db);
    await choose(payee, 'daily');
    await Promise.all([runOn('2026-11-25'), runOn('2026-11-25'), runOn('2026-11-25')]);
    await runOn('2026-11-25');
    const [payout, ...others] = await made(payee);
    expect(others).toEqual([]);
    expect(payout).toMatchObject({
      amountMinor: 10_000n,
      requestedBy: null,
      speed: 'standard',
      runKey: `${payee.charity.id}/USD/2026-11-25`,
    });
    await giveMoney(test.db, payee.charity.id, 5_000n);
    await runOn('2026-11-25');
    expect(await made(payee)).toHaveLength(1);
    await runOn('2026-11-26');
    expect((await made(payee)).map(({ amountMinor }) => amountMinor)).toEqual([5_000n, 10_000n]);
  });

  it('pays on the days of the frequency, from the minimum up', async () => {
    const [weekly, monthly, poor, manual] = [
      await buildPayee(test.db),
      await buildPayee(test.db),
      await buildPayee(test.db, { minor: 2_499n }),
      await buildPayee(test.db),
    ];
    await choose(weekly, 'weekly');
    await choose(monthly, 'monthly');
    await choose(poor, 'daily');
    await choose(manual, 'manual');
    const counts = async () =>
      Promise.all([weekly, monthly, poor, manual].map(async (payee) => (await made(payee)).length));
    await runOn('2026-11-24');
    expect(await counts()).toEqual([0, 0, 0, 0]);
    // A Monday, and the first of a month.
    await runOn('2026-11-23');
    expect(await counts()).toEqual([1, 0, 0, 0]);
    await runOn('2026-12-01');
    expect(await counts()).toEqual([1, 1, 0, 0]);
    await giveMoney(test.db, poor.charity.id, 1n);
    await runOn('2026-12-02');
    expect(await counts()).toEqual([1, 1, 1, 0]);
  });

  it('takes the account with the lowest fee, and leaves what the fee would eat', async () => {
    const payee = await buildPayee(test.db);
    await buildPayoutAccount(test.db, payee.charity.id, { kind: 'bank_iban', country: 'DE' });
    await buildPayoutAccount(test.db, payee.charity.id, {
      status: 'pending_confirmation',
      confirmedBy: null,
    });
    await choose(payee, 'daily');
    const far = await buildPayee(test.db, {
      minor: 2_500n,
      account: { kind: 'bank_other', country: 'IN' },
    });
    await choose(far, 'daily');
    await runOn('2026-12-03');
    expect(await made(payee)).toMatchObject([{ payoutAccountId: payee.account.id, method: 'ach' }]);
    expect(await made(far)).toEqual([]);
  });

  it('pays all that the provider holds, and never more', async () => {
    const payees = [await buildPayee(test.db), await buildPayee(test.db)];
    for (const payee of payees) await choose(payee, 'daily');
    const activities = payoutActivities(test.db);
    // Exactly enough for one of the two.
    const cash = { sandbox: { USD: '10000' } };
    const before = (payees.map(({ charity }) => charity.id).sort()[0] ?? '').slice(0, -1);
    const group = await activities.makeDuePayouts({
      day: '2026-12-04',
      nowMs: Date.now(),
      after: before,
      cash,
    });
    expect(group.cash).toEqual({ sandbox: { USD: '0' } });
    expect((await Promise.all(payees.map(made))).map(({ length }) => length).sort()).toEqual([0, 1]);
  });

  it('takes the payouts of an attempt whose worker died from the cash, too', async () => {
    const payees = [await buildPayee(test.db), await buildPayee(test.db)];
    for (const payee of payees) await choose(payee, 'daily');
    const ids = payees.map(({ charity }) => charity.id).sort();
    const step = {
      day: '2026-12-08',
      nowMs: Date.now(),
      after: (ids[0] ?? '').slice(0, -1),
      cash: { sandbox: { USD: '15000' } },
    };
    const activities = payoutActivities(test.db);
    const group = await activities.makeDuePayouts(step);
    expect(await activities.makeDuePayouts(step)).toEqual(group);
    // Also after the payout has left, when its amount is no longer available.
    const [payout] = (await Promise.all(payees.map(made))).flat();
    await activities.runToEnd(payout?.id ?? '', new Date(later()));
    expect(await activities.makeDuePayouts(step)).toEqual(group);
  });

  it('pays the others if one charity fails, and then that one, also in the step that a kill repeats', async () => {
    const payees = [await buildPayee(test.db), await buildPayee(test.db), await buildPayee(test.db)];
    const ids = payees.map(({ charity }) => charity.id).sort();
    const failing = ids[1] ?? '';
    // Two currencies, so that the charity fails after its first payout.
    await giveMoney(test.db, failing, 5_000n, 'EUR');
    for (const payee of payees) await choose(payee, 'daily');
    const cash = { sandbox: { EUR: '5000', USD: '30000' } };
    const step = { day: '2026-12-09', nowMs: Date.now(), after: (ids[0] ?? '').slice(0, -1), cash };
    const counts = async () => (await Promise.all(payees.map(made))).map(({ length }) => length).sort();
    const activities = payoutActivities(test.db);

    const fault = `ADD CONSTRAINT fault CHECK (charity_id <> '${failing}' OR currency <> 'USD') NOT VALID`;
    await runStatement(test.db, `ALTER TABLE payouts ${fault}`, []);
    const logged = jest.spyOn(log, 'error').mockImplementation();
    const group = await activities.makeDuePayouts(step);
    await runStatement(test.db, 'ALTER TABLE payouts DROP CONSTRAINT fault', []);
    expect(group).toMatchObject({ payouts: 2, failed: 1, cash: { sandbox: { EUR: '5000', USD: '10000' } } });
    expect(logged.mock.calls).toMatchObject([
      [expect.any(String), { code: 'PAYOUTS_FAILED', charityId: failing }],
    ]);
    logged.mockRestore();
    expect(await counts()).toEqual([0, 1, 1]);

    expect(await activities.makeDuePayouts(step)).toMatchObject({
      payouts: 4,
      failed: 0,
      // The fee of the conversion stays.
      cash: { sandbox: { EUR: '50', USD: '0' } },
    });
    expect(await counts()).toEqual([1, 1, 2]);
  });

  it('counts what open payouts will take from the cash', async () => {
    const activities = payoutActivities(test.db);
    const held = async () => BigInt((await activities.readCash()).sandbox?.USD ?? '0');
    const before = await held();
    const payee = await buildPayee(test.db);
    expect((await held()) - before).toBe(10_000n);
    const { id } = await askForPayout(test.db, payee, { amount: '40.00' });
    expect((await held()) - before).toBe(6_000n);
    await activities.leavePayout({ payoutId: id, nowMs: later() });
    expect((await held()) - before).toBe(6_000n);
    await activities.runToEnd(id, new Date(later()));
    expect((await held()) - before).toBe(6_000n);
  });

  it('skips a charity that is not paid', async () => {
    const payee = await buildPayee(test.db);
    await updateCharity(test.db, payee.charity.id, { source: 'member', verified: false });
    await choose(payee, 'daily');
    await runOn('2026-12-05');
    expect(await made(payee)).toEqual([]);
  });
});

it('a payout above the limit that a run makes waits for operators', async () => {
  const payee = await buildPayee(test.db, { minor: 1_000_001n });
  await savePayoutSettings(test.db, { charityId: payee.charity.id, frequency: 'daily', minimumMinor: 0n });
  const activities = payoutActivities(test.db);
  const cash = await activities.readCash();
  const after = payee.charity.id.slice(0, -1);
  await activities.makeDuePayouts({ day: '2026-12-06', nowMs: Date.now(), after, cash });
  const { payouts } = await listPayouts(test.db, { charityId: payee.charity.id, limit: 9, offset: 0 });
  expect(payouts).toMatchObject([{ status: 'held', needsApproval: true }]);
});
