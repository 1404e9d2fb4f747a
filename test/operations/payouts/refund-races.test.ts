/** Refunds against a payout that leaves, fails or waits: each cent goes one way, and no charity ends below zero. */
import { findBroken } from '../../support/broken-invariants';
import { inTransaction } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { lockSpendable } from '../../../db/queries/ledger/funds';
import { type Refund } from '../../../db/queries/refunds/refunds';
import { GivingError } from '../../../domain/errors';
import { type AskingRole } from '../../../domain/refunds/refund';
import { newId } from '../../../new-id';
import { endAccountCoolingOff } from '../../../operations/payout-accounts/cooling-off';
import { updatePayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { decideRefund } from '../../../operations/refunds/decide-refund';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import { sizeOf } from '../../support/large';
import { buildPayee, type Payee } from '../../factories/payees';
import { askForPayout, gatewaysOf, payoutActivities, payoutOf } from '../../support/payouts';

const ROUNDS = sizeOf({ usual: 10, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);

const test = useDatabase(8);
let activities: ReturnType<typeof payoutActivities>;
beforeAll(async () => {
  activities = payoutActivities(test.db);
});

const DAY_MS = 86_400_000;
const later = (days = 1) => Date.now() + days * DAY_MS;
const leave = (payoutId: string) => activities.leavePayout({ payoutId, nowMs: later() });
const send = (payoutId: string, days: number) => activities.sendPayout({ payoutId, nowMs: later(days) });

/** Runs the contenders at once. Returns what those said that were not refused. Anything but a refusal is a bug. */
async function race<Said>(contenders: (() => Promise<Said>)[]): Promise<Said[]> {
  const results = await Promise.allSettled(contenders.map((contend) => contend()));
  for (const result of results) {
    if (result.status === 'rejected' && !(result.reason instanceof GivingError)) throw result.reason;
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** A payee with two gifts of 100.00, and a payout of 150.00 that may leave. */
async function buildRound(last4 = '6789') {
  const payee = await buildPayee(test.db, { minor: 0n, account: { last4 } });
  const gifts = [await give(payee), await give(payee)] as const;
  const { id } = await askForPayout(test.db, payee, { amount: '150.00' });
  return { payee, gifts, id };
}

function give({ charity }: Payee): Promise<Gift> {
  return buildCompletedGift(test.db, {
    charityId: charity.id,
    amountMinor: 10_000n,
    totalChargeMinor: 10_000n,
    amountUsdMinor: 10_000n,
    netMinor: 10_000n,
    platformFeeMinor: 0n,
    processingFeeMinor: 0n,
    paymentMethod: 'crypto',
  });
}

function refund(gift: Gift, requestedBy: AskingRole): Promise<Refund> {
  const order = { id: newId('refund'), donationId: gift.id, reason: null, requestedBy };
  const terms = { requestedByUserId: gift.donorUserId, environment: 'sandbox' as const };
  return inTransaction(test.db, (tx) => requestRefund({ tx, at: new Date() }, { ...order, ...terms }));
}

/** Sends the refunds that were accepted. Returns how many there are. */
async function settle(refunds: Refund[]): Promise<number> {
  const accepted = refunds.filter(({ decision }) => decision === null);
  for (const { id } of accepted) {
    expect(await activities.settleRefund({ refundId: id })).toMatchObject({ status: 'completed' });
  }
  return accepted.length;
}

async function spendable({ charity }: Payee): Promise<bigint> {
  const place = { charityId: charity.id, currency: 'USD' as const, at: new Date(later(30)) };
  return inTransaction(test.db, (tx) => lockSpendable(tx, place));
}

async function times(round: () => Promise<void>): Promise<void> {
  for (let number = 0; number < ROUNDS; number += 1) await round();
  expect(await findBroken(test.db)).toEqual([]);
}

const isRefund = (said: unknown): said is Refund =>
  typeof said === 'object' && said !== null && 'decision' in said;

it('a payout that leaves, and refunds by a donor and by the charity', () =>
  times(async () => {
    const { payee, gifts, id } = await buildRound();
    const said = await race<unknown>([
      () => leave(id),
      () => refund(gifts[0], 'donor'),
      () => refund(gifts[1], 'charity'),
      () => leave(id),
    ]);
    const refunds = said.filter(isRefund);
    const paidBack = BigInt(await settle(refunds));
    const { status } = await payoutOf(test.db, id);
    // The payout leaves before both refunds or after none: 200.00 pay either it alone or the refunds.
    expect([
      ['in_transit', 0n],
      ['failed', 1n],
      ['failed', 2n],
    ]).toContainEqual([status, paidBack]);
    expect(await spendable(payee)).toBe(status === 'failed' ? 20_000n - paidBack * 10_000n : 5_000n);
  }));

it('a payout that a bank refuses, and a refund of the money that it gives back', () =>
  times(async () => {
    const { payee, gifts, id } = await buildRound('0001');
    await leave(id);
    await send(id, 1);
    const said = await race<unknown>([
      () => send(id, 30),
      () => refund(gifts[0], 'charity'),
      () => send(id, 30),
    ]);
    const paidBack = BigInt(await settle(said.filter(isRefund)));
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'failed' });
    expect(await spendable(payee)).toBe(20_000n - paidBack * 10_000n);
  }));

it('a payout that leaves, and a donor’s waiting refund that the platform bears', () =>
  times(async () => {
    const { payee, gifts, id } = await buildRound();
    await leave(id);
    const waiting = await refund(gifts[0], 'donor');
    expect(waiting.decision).toBe('needed');
    const next = await askForPayout(test.db, payee, { amount: '50.00' });
    const decide = () =>
      inTransaction(test.db, (tx) =>
        decideRefund(
          { tx, at: new Date() },
          {
            refundId: waiting.id,
            decision: 'platform_bears',
            reason: 'The charity was paid.',
            decidedByUserId: gifts[0].donorUserId,
          },
        ),
      );
    await race<unknown>([decide, () => leave(next.id), decide]);
    expect(await activities.settleRefund({ refundId: waiting.id })).toMatchObject({ status: 'completed' });
    expect(await payoutOf(test.db, next.id)).toMatchObject({ status: 'in_transit' });
    expect(await spendable(payee)).toBe(0n);
  }));

it('a payout that leaves, and the end of its account’s cooling-off', () =>
  times(async () => {
    const { payee, id } = await buildRound();
    await updatePayoutAccount(test.db, payee.account.id, { status: 'cooling_off' });
    const { secrets, address } = gatewaysOf(test.db);
    const end = () =>
      inTransaction(test.db, (tx) =>
        endAccountCoolingOff({ tx, at: new Date(), secrets, address }, payee.account.id),
      );
    await race<unknown>([() => leave(id), end, () => leave(id)]);
    // Whoever came first, nothing stays held for an account that is active.
    expect((await payoutOf(test.db, id)).status).not.toBe('held');
    await leave(id);
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'in_transit', holdReason: null });
  }));
