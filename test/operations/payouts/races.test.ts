/** Of two requests that cannot both be served, at most one is, and nothing leaves that is not there. */
import { findBroken } from '../../support/broken-invariants';
import { inTransaction } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { lockSpendable } from '../../../db/queries/ledger/funds';
import { listPayouts } from '../../../db/queries/payouts/payouts';
import { savePayoutSettings } from '../../../db/queries/payouts/settings';
import { GivingError } from '../../../domain/errors';
import { type PayoutDecision } from '../../../domain/payouts/payout';
import { newId } from '../../../new-id';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { cancelPayout } from '../../../operations/payouts/member-changes';
import { decidePayout } from '../../../operations/payouts/decide-payout';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { buildActor, type BuiltActor } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';
import { sizeOf } from '../../support/large';
import { buildPayee, type Payee } from '../../factories/payees';
import { askForPayout, payoutActivities, payoutOf } from '../../support/payouts';
import { count } from '../../../db/rows';
import { refunds } from '../../../db/tables/refunds';

const ROUNDS = sizeOf({ usual: 10, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);

const test = useDatabase(8);

type Contender = () => Promise<unknown>;

/** Runs the contenders at once; answers how many were not refused. Anything but a refusal is a bug. */
async function race(contenders: Contender[]): Promise<number> {
  const results = await Promise.allSettled(contenders.map((contend) => contend()));
  for (const result of results) {
    if (result.status === 'rejected' && !(result.reason instanceof GivingError)) throw result.reason;
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

const later = () => Date.now() + 3_600_000;
const leave = (payoutId: string) => payoutActivities(test.db).leavePayout({ payoutId, nowMs: later() });

/** A payee whose only money is one gift of 100.00. */
async function buildGift(): Promise<{ payee: Payee; gift: Gift }> {
  const payee = await buildPayee(test.db, { minor: 0n });
  const gift = await buildCompletedGift(test.db, {
    charityId: payee.charity.id,
    amountMinor: 10_000n,
    totalChargeMinor: 10_000n,
    amountUsdMinor: 10_000n,
    netMinor: 10_000n,
    platformFeeMinor: 0n,
    processingFeeMinor: 0n,
    paymentMethod: 'crypto',
  });
  return { payee, gift };
}

function refund(gift: Gift): Promise<unknown> {
  return inTransaction(test.db, (tx) =>
    requestRefund(
      { tx, at: new Date() },
      {
        id: newId('refund'),
        donationId: gift.id,
        reason: null,
        requestedBy: 'charity',
        requestedByUserId: gift.donorUserId,
        environment: 'sandbox',
      },
    ),
  );
}

async function spendable({ charity }: Payee): Promise<bigint> {
  const place = { charityId: charity.id, currency: 'USD' as const, at: new Date(later()) };
  return inTransaction(test.db, (tx) => lockSpendable(tx, place));
}

function actorOf({ userId, accountId }: BuiltActor): Actor {
  return { userId, accountId, credentialId: 'key_none' } as Actor;
}

function decide(payoutId: string, decision: PayoutDecision, actor: BuiltActor): Contender {
  const at = new Date();
  const order = { payoutId, decision, reason: 'Checked.' };
  return () => inTransaction(test.db, (tx) => decidePayout({ tx, at, actor: actorOf(actor) }, order));
}

const cancel = (payoutId: string) => () =>
  inTransaction(test.db, (tx) => cancelPayout({ tx, at: new Date() }, payoutId));

async function times(round: () => Promise<void>): Promise<void> {
  for (let number = 0; number < ROUNDS; number += 1) await round();
  expect(await findBroken(test.db)).toEqual([]);
}

it('two payouts, and money for one', () =>
  times(async () => {
    const payee = await buildPayee(test.db);
    const ask = () => askForPayout(test.db, payee);
    expect(await race([ask, ask, ask])).toBe(1);
    expect(await spendable(payee)).toBe(0n);
  }));

it('a payout that leaves, and a refund of the money that it takes', () =>
  times(async () => {
    const { payee, gift } = await buildGift();
    const { id } = await askForPayout(test.db, payee);
    await race([() => leave(id), () => refund(gift)]);
    await leave(id);
    const { status } = await payoutOf(test.db, id);
    const { refunds } = await refundsOf(gift);
    expect([
      ['in_transit', 0],
      ['failed', 1],
    ]).toContainEqual([status, refunds]);
    expect(await spendable(payee)).toBe(0n);
  }));

it('a new payout, and a refund of the money that it wants', () =>
  times(async () => {
    const { payee, gift } = await buildGift();
    await race([() => askForPayout(test.db, payee), () => refund(gift)]);
    const { payouts } = await listPayouts(test.db, { charityId: payee.charity.id, limit: 9, offset: 0 });
    for (const { id } of payouts) await leave(id);
    const left = await Promise.all(payouts.map(async ({ id }) => (await payoutOf(test.db, id)).status));
    const { refunds } = await refundsOf(gift);
    expect(left.filter((status) => status === 'in_transit').length + refunds).toBe(1);
    expect(await spendable(payee)).toBe(0n);
  }));

it('a payout that leaves, and a dispute that takes its money', () =>
  times(async () => {
    const { payee, gift } = await buildGift();
    const { id } = await askForPayout(test.db, payee);
    const dispute = () =>
      inTransaction(test.db, (tx) =>
        openDispute(
          { tx, at: new Date() },
          {
            id: newId('dispute'),
            donationId: gift.id,
            reason: null,
            evidenceDueAt: new Date(later()),
            openedByUserId: gift.donorUserId,
          },
        ),
      );
    // An issuer takes the disputed money even if the charity was already paid. The charity may then owe it.
    expect(await race([() => leave(id), dispute])).toBe(2);
    expect(['in_transit', 'failed']).toContain((await payoutOf(test.db, id)).status);
  }));

it('a payout that leaves, and its cancellation', () =>
  times(async () => {
    const { id } = await askForPayout(test.db, await buildPayee(test.db));
    const won = await race([() => leave(id), cancel(id)]);
    const { status } = await payoutOf(test.db, id);
    // Leaving is never refused: it finds the payout cancelled.
    expect([
      ['in_transit', 1],
      ['cancelled', 2],
    ]).toContainEqual([status, won]);
  }));

it('a payout that leaves twice, and a hold', () =>
  times(async () => {
    const { id } = await askForPayout(test.db, await buildPayee(test.db));
    const won = await race([() => leave(id), () => leave(id), decide(id, 'hold', await buildActor(test.db))]);
    const { status } = await payoutOf(test.db, id);
    expect([
      ['in_transit', 2],
      ['held', 3],
    ]).toContainEqual([status, won]);
  }));

it('two releases, two approvals, and a cancellation', () =>
  times(async () => {
    const payee = await buildPayee(test.db, { minor: 2_000_000n });
    const { id } = await askForPayout(test.db, payee);
    const [first, second] = [await buildActor(test.db), await buildActor(test.db)];
    expect(await race([decide(id, 'release', first), decide(id, 'release', first)])).toBe(1);
    expect(
      await race([
        decide(id, 'approve', second),
        decide(id, 'approve', second),
        decide(id, 'approve', first),
      ]),
    ).toBe(1);
    expect(await race([cancel(id), cancel(id)])).toBe(1);
    expect(await payoutOf(test.db, id)).toMatchObject({ status: 'cancelled' });
  }));

it('a run, the same run again, and a payout on request', () =>
  times(async () => {
    const payee = await buildPayee(test.db);
    const charityId = payee.charity.id;
    await savePayoutSettings(test.db, { charityId, frequency: 'daily', minimumMinor: 0n });
    const activities = payoutActivities(test.db);
    const group = {
      day: '2026-11-25',
      nowMs: Date.now(),
      after: charityId.slice(0, -1),
      cash: await activities.readCash(),
    };
    const run = () => activities.makeDuePayouts(group);
    await race([run, run, () => askForPayout(test.db, payee)]);
    const { payouts } = await listPayouts(test.db, { charityId, limit: 9, offset: 0 });
    expect(payouts.map(({ amountMinor }) => amountMinor)).toEqual([10_000n]);
  }));

async function refundsOf({ id }: Gift): Promise<{ refunds: number }> {
  return { refunds: await count(test.db, refunds, { donationId: id }) };
}
