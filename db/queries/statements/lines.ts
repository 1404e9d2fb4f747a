/** Reads the lines of a charity's statement from its ledger. */
import { type Currency } from '../../../domain/money';
import { type Period } from '../../../domain/statements/period';
import { type StatementRow } from '../../../domain/statements/parts';
import { type Database, readInBatches, selectRows } from '../../database';

const BATCH_ROWS = 2_000;

/** SQL that selects the accounts of fees: fees of the platform, of processors, and for chargebacks. */
const IS_FEE = `(e.account IN ('platform/fees', 'platform/services', 'platform/chargebacks', 'platform/refund-costs')
  OR e.account LIKE 'processor/%/fees')`;

/** SQL for the balance of charity $1 at $2, in each currency that has a posting before $3. */
const OPENINGS = `
  SELECT currency, coalesce(sum(minor) FILTER (WHERE at < $2), 0) AS minor FROM (
    SELECT currency, month::timestamp AT TIME ZONE 'UTC' AS at, payable_minor - absorbed_minor AS minor
    FROM charity_fund_months WHERE charity_id = $1
    UNION ALL
    SELECT currency, posted_at, payable_minor - absorbed_minor FROM charity_fund_deltas WHERE charity_id = $1
  ) AS change WHERE at < $3 AND ($4::text IS NULL OR currency = $4) GROUP BY currency`;

/** A month closes only after a signed checkpoint covers its leaves. Their indexes never change after that. */
const LEAF_INDEX = `
  CASE t.kind
    WHEN 'completed' THEN (SELECT leaf_index FROM receipt_leaves WHERE donation_id = t.donation_id AND kind = 'gift')
    WHEN 'refunded' THEN (SELECT leaf_index FROM receipt_leaves WHERE kind = 'refund' AND reference = t.cause)
    WHEN 'refund_failed' THEN (SELECT leaf_index FROM receipt_leaves WHERE kind = 'refund_failed' AND reference = t.cause)
    WHEN 'redirected' THEN (SELECT leaf_index FROM receipt_leaves WHERE kind = 'redirect' AND reference = t.cause)
    WHEN 'dispute_lost' THEN (SELECT leaf_index FROM receipt_leaves WHERE kind = 'dispute_lost' AND reference = t.cause)
  END`;

/** A redirect has a line at both charities. Each line names the gift of its charity. */
const GIFT = `CASE WHEN t.kind = 'redirected'
  THEN (SELECT id FROM donations WHERE id IN (t.donation_id, t.cause) AND charity_id = $1) ELSE t.donation_id END`;

const ROWS = `
  WITH opening AS MATERIALIZED (${OPENINGS}), posting AS (
    SELECT p.currency, p.posted_at, p.transaction_id FROM opening o JOIN charity_postings p
      ON p.charity_id = $1 AND p.currency = o.currency AND p.posted_at >= $2 AND p.posted_at < $3
    UNION ALL
    SELECT currency, posted_at, transaction_id FROM charity_fund_deltas
    WHERE charity_id = $1 AND posted_at >= $2 AND posted_at < $3 AND ($4::text IS NULL OR currency = $4)
  )
  SELECT currency, NULL AS posting_id, NULL AS posting, NULL AS cause, NULL AS donation_id, NULL::timestamptz AS at,
    false AS is_fee, minor, NULL::bigint AS leaf_index, NULL::timestamptz AS available_at
  FROM opening
  UNION ALL
  SELECT p.currency, t.id, t.kind, t.cause, ${GIFT}, t.posted_at, line.is_fee, line.minor, ${LEAF_INDEX},
    CASE WHEN t.kind = 'completed' AND NOT line.is_fee
      THEN (SELECT available_at FROM donations WHERE id = t.donation_id) END
  FROM posting p JOIN ledger_transactions t ON t.id = p.transaction_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.amount_minor) FILTER (WHERE e.account LIKE 'charity/' || $1 || '/%'), 0) AS change,
      -coalesce(sum(e.amount_minor) FILTER (WHERE ${IS_FEE}), 0) AS fee
    FROM ledger_entries e WHERE e.transaction_id = t.id AND e.currency = p.currency
  ) AS total
  CROSS JOIN LATERAL (VALUES (false, change - fee), (true, fee)) AS line(is_fee, minor)
  WHERE line.minor <> 0
  ORDER BY currency, at NULLS FIRST, posting_id, is_fee`;

interface RawRow {
  currency: Currency;
  postingId: string | null;
  posting: string;
  cause: string;
  donationId: string | null;
  at: Date;
  isFee: boolean;
  minor: bigint;
  leafIndex: number | null;
  availableAt: Date | null;
}

export interface StatementFilter {
  charityId: string;
  period: Pick<Period, 'from' | 'to'>;
  currency: Currency | undefined;
}

/** Reads a statement in batches from one snapshot. Each currency has its opening balance first, then its entries. */
export async function* listStatementRows(
  db: Database,
  { charityId, period, currency }: StatementFilter,
): AsyncGenerator<StatementRow[], void, undefined> {
  const bind = [charityId, period.from, period.to, currency ?? null];
  for await (const rows of readInBatches<RawRow>(db, ROWS, bind, BATCH_ROWS)) yield rows.map(toRow);
}

function toRow({ postingId, ...row }: RawRow): StatementRow {
  if (postingId === null) return { currency: row.currency, openingMinor: row.minor };
  return { ...row, postingId };
}

/** Returns a charity's balance (payable minus absorbed fees) before a time, which must be the start of a month. */
export async function findBalanceBefore(
  db: Database,
  { charityId, currency, before }: { charityId: string; currency: Currency; before: Date },
): Promise<bigint> {
  const [row] = await selectRows<{ minor: bigint }>(db, OPENINGS, [charityId, before, before, currency]);
  return row?.minor ?? 0n;
}
