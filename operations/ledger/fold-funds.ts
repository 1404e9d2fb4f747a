import { type Database, inTransaction } from '../../db/database';
import { deletePastPending, foldDeltas, tryLockFold } from '../../db/queries/ledger/fold-funds';
import { shiftByDays } from '../../domain/days';

const BATCH = 5_000;
/** Keeps past pending sums for a while, because processes whose clocks are slow may still read them. */
const KEPT_DAYS = 1;

/**
 * Adds a batch of postings to the sums of charities' funds. Opens a transaction, because the worker's loop has none.
 * Returns the batch size, or 0 while another process does this work.
 */
export async function foldFunds(db: Database, at: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockFold(tx))) return 0;
    await deletePastPending(tx, shiftByDays(at, -KEPT_DAYS), BATCH);
    return foldDeltas(tx, BATCH);
  });
}
