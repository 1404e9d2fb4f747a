/** Transfers of the processor's list are booked once, also by two runs at the same time. */
import { type Database, inTransaction, runStatement } from '../../../db/database';
import { bookListedTransfers } from '../../../operations/ledger/transfers';
import { useDatabase } from '../../support/database';
import { countWaiting } from '../../support/locks';
import { balanceOf } from '../../support/payouts';
import { waitFor } from '../../support/wait';

const test = useDatabase();

const at = new Date();
const book = (tx: Database) => bookListedTransfers({ tx, at }, 'sandbox');

it('a transfer that another run books meanwhile is not booked again', async () => {
  await runStatement(
    test.db,
    `INSERT INTO reconciliation_lines
       (source, reference, channel, subject, movement, currency, amount_minor, moved_at, read_at)
     VALUES ('processor', 'line_1', 'sandbox', 'po_1', 'transfer', 'USD', -25000, $1, $1)`,
    [at],
  );
  let second = Promise.resolve(-1);
  const first = await inTransaction(test.db, async (tx) => {
    const booked = await book(tx);
    second = inTransaction(test.db, book);
    await waitFor('the second run', async () => (await countWaiting(test.db)) > 0);
    return booked;
  });
  expect([first, await second]).toEqual([1, 0]);
  expect(await balanceOf(test.db, 'cash/bank')).toBe(-25_000n);
});
