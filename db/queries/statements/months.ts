/** Stores closed months. The database refuses postings into them. */
import { type Currency } from '../../../domain/money';
import { type Month } from '../../../domain/statements/period';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { count, find, list, update } from '../../rows';
import { closedMonths, type StatementRow, statements } from '../../tables/ledger';
import { isCareDue } from '../platform/care-attempts';

export async function findLastClosedMonth(db: Database): Promise<Month | undefined> {
  return findMonth(db, 'SELECT max(month) AS month FROM closed_months');
}

/** Returns the month of the first posting of any charity. */
export async function findFirstMonth(db: Database): Promise<Month | undefined> {
  return findMonth(
    db,
    `SELECT least((SELECT min(month) FROM charity_fund_months),
       (SELECT date_trunc('month', min(posted_at) AT TIME ZONE 'UTC')::date FROM charity_fund_deltas)) AS month`,
  );
}

/** Returns the closed months in which a statement may still lack its hash, oldest first. */
export async function listUnhashedMonths(db: Database): Promise<Month[]> {
  const rows = await list(db, closedMonths, { hashedAt: null }, { order: ['month'] });
  return rows.map(({ month }) => month);
}

async function findMonth(db: Database, sql: string): Promise<Month | undefined> {
  const [row] = await selectRows<{ month: Month | null }>(db, sql);
  return row?.month ?? undefined;
}

/**
 * Waits for transactions that post into this or an earlier month, and blocks new ones until this transaction ends. The
 * trigger on postings takes the same locks, shared.
 */
export async function lockMonth(tx: Database, month: Month): Promise<void> {
  await runStatement(
    tx,
    `SELECT pg_advisory_xact_lock(7273, 0), pg_advisory_xact_lock(7273, to_char($1::date, 'YYYYMM')::integer)`,
    [month],
  );
}

/** Closes a month. Lock it first. */
export async function insertClosedMonth(tx: Database, month: Month, at: Date): Promise<void> {
  await runStatement(
    tx,
    'INSERT INTO closed_months (month, closed_at) VALUES ($1, $2) ON CONFLICT (month) DO NOTHING',
    [month, at],
  );
}

/** Returns true if a leaf that was queued before a time has no signed checkpoint. Its index may still change. */
export async function hasUncoveredLeaf(db: Database, before: Date): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM receipt_leaves WHERE leaf_index IS NULL AND queued_at < $1 AND kind <> 'statement'
     UNION ALL
     SELECT 1 FROM receipt_logs o JOIN receipt_leaves l ON l.log_id = o.id AND l.leaf_index >= coalesce(
       (SELECT size FROM receipt_checkpoints WHERE log_id = o.id ORDER BY number DESC LIMIT 1), 0)
     WHERE o.closed_at IS NULL AND l.queued_at < $1 AND l.kind <> 'statement' LIMIT 1`,
    [before],
  );
  return rows.length > 0;
}

/** Returns true if a posting before a time is not in the sums yet. */
export async function hasUnfoldedPosting(db: Database, before: Date): Promise<boolean> {
  const rows = await selectRows(db, 'SELECT 1 FROM charity_fund_deltas WHERE posted_at < $1 LIMIT 1', [
    before,
  ]);
  return rows.length > 0;
}

export interface Unhashed {
  /** Names the month's statement in notes of attempts. */
  id: string;
  charityId: string;
  currency: Currency;
}

const UNHASHED_ID = `f.charity_id || '/' || $1::text || '/' || f.currency`;

/**
 * Returns a month's statements without a hash. A statement with neither lines nor a balance needs none. Puts those last
 * whose earlier attempt failed and still holds them back, and says so with `isHeld`.
 */
export async function listUnhashed(
  db: Database,
  { month, at, limit }: { month: Month; at: Date; limit: number },
): Promise<(Unhashed & { isHeld: boolean })[]> {
  return selectRows(
    db,
    `SELECT f.charity_id, f.currency, ${UNHASHED_ID} AS id,
            NOT (${isCareDue('statement_hash', UNHASHED_ID, '$2')}) AS is_held
     FROM charity_fund_months f
     WHERE f.month <= $1::date AND NOT EXISTS (
       SELECT 1 FROM statements s WHERE s.charity_id = f.charity_id AND s.month = $1::date AND s.currency = f.currency)
     GROUP BY f.charity_id, f.currency
     HAVING bool_or(f.month = $1::date) OR sum(f.payable_minor - f.absorbed_minor) <> 0
     ORDER BY is_held, f.charity_id, f.currency LIMIT $3`,
    [month, at, limit],
  );
}

/** Stores that every statement of a month has its hash. */
export async function finishMonth(tx: Database, month: Month, at: Date): Promise<void> {
  await update(tx, closedMonths, { month }, { hashedAt: at });
}

/**
 * Returns true if no statement of a closed month lacks its hash. Months before the first closed one have no postings.
 */
export async function isMonthHashed(db: Database, month: Month): Promise<boolean> {
  return (await count(db, closedMonths, { month, hashedAt: null })) === 0;
}

export type StoredStatement = StatementRow;

/** Stores a statement's hash. Returns false if another process stored it first. */
export async function insertStatement(tx: Database, statement: StoredStatement): Promise<boolean> {
  const { charityId, month, currency, sha256, leafHash } = statement;
  const changed = await changeRows(
    tx,
    `INSERT INTO statements (charity_id, month, currency, sha256, leaf_hash) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [charityId, month, currency, sha256, leafHash],
  );
  return changed > 0;
}

export async function findStatement(
  db: Database,
  { charityId, month, currency }: Pick<StoredStatement, 'charityId' | 'month' | 'currency'>,
): Promise<StoredStatement | undefined> {
  return find(db, statements, { charityId, month, currency });
}
