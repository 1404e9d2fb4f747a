/** What of a charity's money can leave: available, pending, reserved and in transit. */
import { inTransaction, runStatement } from '../../../db/database';
import { lockSpendable } from '../../../db/queries/ledger/funds';
import { availableFrom } from '../../../domain/ledger/clearing';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { foldFunds } from '../../../operations/ledger/fold-funds';
import { newId } from '../../../new-id';
import { buildCharity } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { type Person, useApi } from '../../support/api';
import { bookGift } from '../../factories/booked-gifts';
import { update } from '../../../db/rows';
import { charities } from '../../../db/tables/charities';

let now = new Date();
const api = useApi({}, undefined, () => now);
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});
beforeEach(() => (now = new Date()));

/** Makes a charity one that is paid without a verification, as the test charity of a sandbox. */
async function makePaid(charityId: string): Promise<void> {
  await update(api.db, charities, { id: charityId }, { source: 'sandbox' });
}

const balanceOf = (charityId: string) => operator.client.charities.balance(charityId);
const dollarsOf = async (charityId: string) => (await balanceOf(charityId)).balances.USD;
const nothing = {
  ...{ available: '0.00', pending: '0.00', reserved: '0.00', in_transit: '0.00' },
  pending_reason: null,
};
const unclaimed = { ...nothing, pending_reason: 'unclaimed' };

it('a completed card gift of a sandbox is pending for three seconds', async () => {
  const gift = await buildCompletedGift(api.db);
  await makePaid(gift.charityId);
  const settledAt = gift.settledAt?.getTime() ?? 0;
  expect(gift.availableAt?.getTime()).toBe(settledAt + 3_000);
  for (const isFolded of [false, true]) {
    if (isFolded) await foldFunds(api.db, new Date());
    now = new Date(settledAt + 2_999);
    expect(await dollarsOf(gift.charityId)).toEqual({ ...nothing, pending: '4.42' });
    now = new Date(settledAt + 3_000);
    expect(await dollarsOf(gift.charityId)).toEqual({ ...nothing, available: '4.42' });
  }
});

it('an open dispute reserves what it withdrew, and makes available what it cost beyond the gift negative', async () => {
  const gift = await buildCompletedGift(api.db);
  const dispute = {
    id: newId('dispute'),
    donationId: gift.id,
    reason: null,
    openedByUserId: operator.userId,
  };
  const at = new Date();
  const times = { evidenceDueAt: new Date(Date.now() + 60_000) };
  await inTransaction(api.db, (tx) => openDispute({ tx, at }, { ...dispute, ...times }));
  // 4.42 less the charge of 5.00 less the chargeback fee of 15.00. Nothing of the gift is left to be pending.
  expect(await dollarsOf(gift.charityId)).toEqual({ ...unclaimed, available: '-15.58', reserved: '5.00' });
  const end = { disputeId: dispute.id, resolvedByUserId: operator.userId };
  await inTransaction(api.db, (tx) => resolveDispute({ tx, at }, { ...end, outcome: 'won' }));
  expect(await dollarsOf(gift.charityId)).toEqual({ ...unclaimed, available: '-10.58' });
});

it('pending is what is left of gifts, in the bank calendar of each currency', async () => {
  const { id: charityId } = await buildCharity(api.db, { source: 'sandbox' });
  // Thursday, Christmas Eve. The Federal Reserve opens again on Monday, the Bank of England on Tuesday.
  const at = new Date('2026-12-24T15:00:00.000Z');
  for (const currency of ['USD', 'GBP'] as const) {
    const completion = {
      currency,
      completedAt: at,
      environment: 'production',
      paymentMethod: 'card',
    } as const;
    const absorbs = { platform: true, processing: true };
    await bookGift(api.db, {
      at,
      currency,
      charityId,
      usdPerUnit: currency === 'USD' ? '1' : '1.25',
      quote: { absorbs },
      donation: { availableAt: availableFrom(completion) },
    });
  }
  now = new Date('2026-12-29T23:59:59.999Z');
  const before = await balanceOf(charityId);
  expect(before.payable).toEqual({ GBP: '100.00', USD: '100.00' });
  expect(before.balances.USD).toEqual({ ...nothing, pending: '94.30' });
  now = new Date('2026-12-30T00:00:00.000Z');
  const { balances } = await balanceOf(charityId);
  expect(balances.USD).toEqual({ ...nothing, available: '94.30' });
  expect(balances.GBP).toEqual(before.balances.GBP);
  now = new Date('2026-12-31T00:00:00.000Z');
  expect((await balanceOf(charityId)).balances.GBP).toMatchObject({ pending: '0.00' });
});

it('payouts on their way are in transit, and waiting ones are no longer spendable', async () => {
  const { id: charityId } = await buildCharity(api.db, { source: 'sandbox' });
  await bookGift(api.db, { charityId, at: new Date(Date.now() - 60_000) });
  await runStatement(
    api.db,
    `INSERT INTO payout_accounts (id, charity_id, kind, status, sealed_details, last4, country, is_holder_accepted,
       asked_by, asking_persons, asked_at, confirmed_by)
     VALUES ('payoutaccount_1', $1, 'bank_us', 'active', '', '6789', 'US', true, $2, '{}', now(), $3)`,
    [charityId, operator.userId, (await api.person()).userId],
  );
  for (const [status, leftAt] of [
    ['scheduled', null],
    ['in_transit', now],
  ] as const) {
    await runStatement(
      api.db,
      `INSERT INTO payouts (id, charity_id, payout_account_id, account_last4, currency, amount_minor, fee_minor, net_minor, speed,
         method, provider, status, needs_approval, limit_usd_minor, created_at, left_at)
       VALUES ($1, $2, 'payoutaccount_1', '6789', 'USD', 2200, 200, 2000, 'instant', 'ach', 'sandbox', $3, false, 2200, now(), $4)`,
      [newId('payout'), charityId, status, leftAt],
    );
  }
  expect(await dollarsOf(charityId)).toEqual({ ...nothing, available: '94.30', in_transit: '20.00' });
  const spendable = await inTransaction(api.db, (tx) =>
    lockSpendable(tx, { charityId, currency: 'USD', at: now }),
  );
  expect(spendable).toBe(9_430n - 2_200n);
});

it('all money of a charity that is not paid is pending, with the reason', async () => {
  const { id: charityId } = await buildCharity(api.db);
  await bookGift(api.db, { charityId, at: new Date(Date.now() - 60_000) });
  const { balances, pending_reason } = await balanceOf(charityId);
  expect(pending_reason).toBe('unclaimed');
  expect(balances.USD).toEqual({ ...nothing, pending: '94.30', pending_reason: 'unclaimed' });
  await makePaid(charityId);
  const paid = await balanceOf(charityId);
  expect([paid.pending_reason, paid.balances.USD]).toEqual([null, { ...nothing, available: '94.30' }]);
});

it('tokens wait visibly for a chain, also those of a charity that is paid', async () => {
  const { id: charityId } = await buildCharity(api.db);
  const tokens = { netMinor: 25_000_000n, amountMinor: 25_000_000n, totalChargeMinor: 25_000_000n };
  const fees = { platformFeeMinor: 0n, processingFeeMinor: 0n };
  await buildCompletedGift(api.db, {
    ...{ charityId, currency: 'USDC', paymentMethod: 'crypto' },
    ...{ ...tokens, ...fees },
  });
  const usdc = async () => (await balanceOf(charityId)).balances.USDC;
  expect(await usdc()).toMatchObject({ available: '0.000000', pending_reason: 'unclaimed' });
  await makePaid(charityId);
  expect(await usdc()).toMatchObject({
    available: '0.000000',
    pending: '25.000000',
    pending_reason: 'awaits_evm',
  });
  expect((await balanceOf(charityId)).pending_reason).toBeNull();
});
