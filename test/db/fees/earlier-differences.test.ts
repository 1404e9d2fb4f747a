/** The differences of the earlier comparison of charges stay in the queue when the schema is migrated, and back. */
import { type Database, inTransaction, runStatement, selectRows } from '../../../db/database';
import { reconciliation } from '../../../db/migrations/20261223000000-create-reconciliation';
import { buildDonation } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

async function run(db: Database, sql: string): Promise<void> {
  await inTransaction(db, (tx) => tx.sequelize.query(sql, { transaction: tx.transaction }));
}

it('an open difference stays open, and one whose charge has moved is resolved', async () => {
  const { db } = test;
  const [open, moved, second] = [await buildDonation(db), await buildDonation(db), await buildDonation(db)];
  await db.models.charges.update(
    { state: 'processing', reference: 'pi_open' },
    { where: { donationId: open.id } },
  );
  await db.models.charges.update(
    { state: 'approved', reference: 'pi_moved' },
    { where: { donationId: moved.id } },
  );
  await run(db, reconciliation.down);
  await runStatement(
    db,
    `INSERT INTO charge_differences VALUES ('other_state', 'pi_open', $1, 'processing', 'approved', now()),
       ('other_state', 'pi_moved', $2, 'processing', 'approved', now()),
       ('missing_here', 'pi_second', $3, NULL, 'approved', now()), ('missing_here', 'pi_none', NULL, NULL, 'approved', now())`,
    [open.id, moved.id, second.id],
  );
  await run(db, reconciliation.up);
  const items = await selectRows(
    db,
    `SELECT reference, kind, status, resolution FROM reconciliation_items WHERE source = 'charges' ORDER BY their_reference`,
  );
  expect(items).toEqual([
    { reference: moved.id, kind: 'other_state', status: 'resolved', resolution: 'disappeared' },
    { reference: 'pi_none', kind: 'missing_here', status: 'open', resolution: null },
    { reference: open.id, kind: 'other_state', status: 'open', resolution: null },
    { reference: `${second.id}/pi_second`, kind: 'missing_here', status: 'open', resolution: null },
  ]);
  await run(db, reconciliation.down);
  const back = await selectRows(
    db,
    `SELECT reference, donation_id AS gift, ours FROM charge_differences ORDER BY reference`,
  );
  expect(back).toEqual([
    { reference: 'pi_none', gift: null, ours: null },
    { reference: 'pi_open', gift: open.id, ours: 'processing' },
    { reference: 'pi_second', gift: second.id, ours: null },
  ]);
  await run(db, reconciliation.up);
});
