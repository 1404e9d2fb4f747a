/** Folds the deltas of charities' funds: adds each to the sums, lists its posting, and deletes it. */
import { type Database, runStatement, selectRows } from '../../database';

/** The advisory lock of the fold. No other lock uses this number. */
const FOLD_LOCK = 7_274;

/** Locks the fold until the transaction ends. Returns false if another transaction holds the lock. */
export async function tryLockFold(tx: Database): Promise<boolean> {
  const [lock] = await selectRows<{ taken: boolean }>(tx, 'SELECT pg_try_advisory_xact_lock($1) AS taken', [
    FOLD_LOCK,
  ]);
  return lock?.taken === true;
}

/** Folds the oldest deltas in one statement, so that readers count each delta once. Returns how many it folded. */
export async function foldDeltas(tx: Database, limit: number): Promise<number> {
  const [row] = await selectRows<{ folded: number }>(tx, FOLD, [limit]);
  return row?.folded ?? 0;
}

const FOLD = `
  WITH taken AS (
    DELETE FROM charity_fund_deltas WHERE id IN (SELECT id FROM charity_fund_deltas ORDER BY id LIMIT $1) RETURNING *
  ), months AS (
    INSERT INTO charity_fund_months AS m
    SELECT charity_id, currency, date_trunc('month', posted_at AT TIME ZONE 'UTC')::date, sum(payable_minor),
      sum(absorbed_minor)
    FROM taken GROUP BY 1, 2, 3
    ON CONFLICT (charity_id, currency, month) DO UPDATE SET
      payable_minor = m.payable_minor + excluded.payable_minor,
      absorbed_minor = m.absorbed_minor + excluded.absorbed_minor
  ), pending AS (
    INSERT INTO charity_pending_funds AS p
    SELECT charity_id, currency, available_at, sum(pending_minor)
    FROM taken WHERE available_at IS NOT NULL AND pending_minor <> 0 GROUP BY 1, 2, 3
    ON CONFLICT (charity_id, currency, available_at) DO UPDATE SET
      pending_minor = p.pending_minor + excluded.pending_minor
  ), postings AS (
    INSERT INTO charity_postings (charity_id, currency, posted_at, transaction_id)
    SELECT charity_id, currency, posted_at, transaction_id FROM taken
  )
  SELECT count(*) AS folded FROM taken`;

/** Deletes one batch of pending sums that became available before a time. A sandbox has one for each gift. */
export async function deletePastPending(tx: Database, before: Date, limit: number): Promise<void> {
  await runStatement(
    tx,
    `DELETE FROM charity_pending_funds WHERE ctid IN (
       SELECT ctid FROM charity_pending_funds WHERE available_at < $1 LIMIT $2)`,
    [before, limit],
  );
}
