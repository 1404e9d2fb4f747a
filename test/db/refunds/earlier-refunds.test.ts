/** Refunds and disputes from before donors bore fees get their shares of the processing fee when the schema is migrated. */
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { sharedRefundFees } from '../../../db/migrations/20261130000000-share-refund-fees';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { completeRefund } from '../../../operations/refunds/complete-refund';
import { requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { useDatabase } from '../../support/database';

const test = useDatabase();

async function run(db: Database, sql: string): Promise<void> {
  await inTransaction(db, (tx) => tx.sequelize.query(sql, { transaction: tx.transaction }));
}

it('the shares of a gift’s parts sum to its fees, and the charity bears them', async () => {
  const { db } = test;
  const gift = await buildCompletedDonation(db);
  await buildCompletedDonation(db, { charityId: gift.charityId });
  const by = { donationId: gift.id, reason: null, at: new Date() };
  const asker = { requestedBy: 'charity' as const, requestedByUserId: gift.donorUserId };
  for (const amount of ['1.00', '1.77', '0.40']) {
    await inTransaction(db, async (tx) => {
      const id = newId('refund');
      const refund = await requestRefund(tx, { ...by, ...asker, id, amount, environment: 'sandbox' });
      await completeRefund(tx, { refund, at: new Date() });
    });
  }
  const dispute = {
    ...by,
    id: newId('dispute'),
    evidenceDueAt: new Date(),
    openedByUserId: gift.donorUserId,
  };
  await inTransaction(db, (tx) => openDispute(tx, dispute));
  const listShares = () =>
    selectRows(
      db,
      `SELECT id, processing_fee_minor::text AS fee FROM refunds WHERE fee_bearer = 'charity' AND kept_minor = 0
       UNION ALL SELECT id, processing_fee_minor::text FROM disputes ORDER BY id`,
    );
  const before = await listShares();
  await run(db, sharedRefundFees.down);
  await run(db, sharedRefundFees.up);
  expect(await listShares()).toEqual(before);
  const broken: InvariantResult[] = [];
  await checkLedger(db, (result) => {
    if (result.offenders > 0) broken.push(result);
  });
  expect(broken).toEqual([]);
});
