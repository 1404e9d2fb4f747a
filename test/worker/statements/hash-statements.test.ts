/** The hashes of a closed month are complete before the month counts as hashed, also while no receipt log is open. */
import { inTransaction, selectRows } from '../../../db/database';
import { hasUnfoldedPosting, isMonthHashed } from '../../../db/queries/statements/months';
import { createLog } from '../../../log';
import { foldFunds } from '../../../operations/ledger/fold-funds';
import { closeMonth } from '../../../operations/statements/close-month';
import { hashStatements } from '../../../worker/care/statements';
import { bookGift } from '../../factories/booked-gifts';
import { useDatabase } from '../../support/database';

const test = useDatabase();

const AT = new Date('2026-10-04T00:00:00.000Z');
const MONTH = '2026-09-01';

it('without a receipt log, hashes each statement, queues no leaf, and then finishes the month', async () => {
  const { charityId } = await bookGift(test.db, { at: new Date('2026-09-10T10:00:00.000Z') });
  while ((await foldFunds(test.db, AT)) > 0);
  expect(await hasUnfoldedPosting(test.db, AT)).toBe(false);
  expect(await inTransaction(test.db, (tx) => closeMonth({ tx, at: AT }))).toBe(MONTH);

  expect(await hashStatements({ db: test.db, log: createLog('worker', 'silent') }, AT)).toBe(true);
  expect(
    await selectRows(
      test.db,
      `SELECT charity_id AS "charityId", octet_length(sha256) AS bytes, leaf_hash AS "leafHash" FROM statements`,
    ),
  ).toEqual([{ charityId, bytes: 32, leafHash: null }]);
  expect(await selectRows(test.db, 'SELECT 1 FROM receipt_leaves')).toEqual([]);
  // A month that counted as hashed too soon would keep the statements of its later batches without a hash.
  expect(await isMonthHashed(test.db, MONTH)).toBe(false);

  expect(await hashStatements({ db: test.db, log: createLog('worker', 'silent') }, AT)).toBe(true);
  expect(await isMonthHashed(test.db, MONTH)).toBe(true);
  expect(await hashStatements({ db: test.db, log: createLog('worker', 'silent') }, AT)).toBe(false);
});
