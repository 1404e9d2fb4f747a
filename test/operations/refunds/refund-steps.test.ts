/** What the processor reports about a refund, and what a refund needs of its charity. */
import { inTransaction, selectRows } from '../../../db/database';
import { type Gift, findGift, listTimeline } from '../../../db/queries/gifts/gifts';
import { findRefund, type Refund } from '../../../db/queries/refunds/refunds';
import { requireRow } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { completeRefund } from '../../../operations/refunds/end-refund';
import { followRefund } from '../../../operations/refunds/follow-refund';
import { hasFunds } from '../../../operations/refunds/conditions';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const at = new Date();

function request(gift: Gift, amount?: string): Promise<Refund> {
  return inTransaction(test.db, (tx) =>
    requestRefund(
      { tx, at },
      {
        id: newId('refund'),
        donationId: gift.id,
        amount,
        reason: null,
        requestedBy: 'platform',
        requestedByUserId: gift.donorUserId,
        doesPlatformBearFees: true,
        environment: 'sandbox',
      },
    ),
  );
}

/** A charity whose other gift pays for refunds. */
async function buildGift(): Promise<Gift> {
  const gift = await buildCompletedGift(test.db);
  await buildCompletedGift(test.db, { charityId: gift.charityId });
  return gift;
}

const complete = (refund: Refund) => inTransaction(test.db, (tx) => completeRefund({ tx, at }, refund));
const refuse = ({ id }: Refund) =>
  inTransaction(test.db, (tx) => followRefund({ tx, at }, { refundId: id, state: 'refused' }));
const statusOf = async ({ id }: Refund) => requireRow(await findRefund(test.db, id), id).status;

async function signalsOf({ id }: Refund): Promise<unknown[]> {
  const rows = await selectRows<{ signal: string }>(
    test.db,
    'SELECT signal FROM outbox WHERE workflow_id = $1 AND signal IS NOT NULL',
    [id],
  );
  return rows.map(({ signal }) => signal);
}

it('a pending refund that the processor refused fails at once, and its workflow is told', async () => {
  const refund = await request(await buildGift());
  expect(await refuse(refund)).toBe(true);
  expect(await statusOf(refund)).toBe('failed');
  expect(await signalsOf(refund)).toEqual(['refundMoved']);
});

it('a completed refund that failed at the processor is reversed, and no workflow is told', async () => {
  const gift = await buildGift();
  const refund = await request(gift, '2.00');
  await complete(refund);
  expect((await listTimeline(test.db, gift.id)).at(-1)?.detail).toBe('USD 2.00 went back to the donor.');
  await inTransaction(test.db, (tx) =>
    openDispute(
      { tx, at },
      {
        id: newId('dispute'),
        donationId: gift.id,
        amount: '1.00',
        reason: null,
        evidenceDueAt: at,
        openedByUserId: gift.donorUserId,
      },
    ),
  );
  expect(await refuse(refund)).toBe(true);
  expect(await statusOf(refund)).toBe('failed');
  expect(await signalsOf(refund)).toEqual([]);
  expect(await findGift(test.db, gift.id)).toMatchObject({ status: 'disputed', refundedMinor: 0n });
  // The open dispute is in the event, too.
  expect(
    await selectRows(
      test.db,
      `SELECT data->>'status' AS status FROM events
       WHERE name = 'donation.refund_failed' AND data->>'donation_id' = $1`,
      [gift.id],
    ),
  ).toEqual([{ status: 'disputed' }]);
});

it('a refund that takes nothing from the charity needs no money of it', async () => {
  const { charityId, currency } = await buildCompletedGift(test.db);
  const has = (fromCharityMinor: bigint) =>
    inTransaction(test.db, (tx) =>
      hasFunds(tx, { charityId, currency }, { fromCharityMinor, requestedBy: 'donor' }),
    );
  expect([await has(0n), await has(442n), await has(443n)]).toEqual([true, true, false]);
});

it('a pending refund that the processor still works on stays pending, and its workflow is told', async () => {
  const refund = await request(await buildGift());
  const known = { refundId: refund.id, state: 'pending' as const };
  expect(await inTransaction(test.db, (tx) => followRefund({ tx, at }, known))).toBe(true);
  expect(await statusOf(refund)).toBe('pending');
  expect(await signalsOf(refund)).toEqual(['refundMoved']);
});
