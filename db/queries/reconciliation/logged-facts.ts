/** Reads the leaves that the receipt log should have, and the leaves that it has. */
import { type LoggedFact, type LoggedLeaf } from '../../../domain/reconciliation/leaves';
import { type LeafKind } from '../../../domain/receipt-log/leaf';
import { type Database, selectRows } from '../../database';

const sumOf = (accounts: string) => `
  CROSS JOIN LATERAL (SELECT currency, abs(sum(amount_minor)) AS minor FROM ledger_entries
    WHERE transaction_id = t.id AND ${accounts} GROUP BY currency) AS e`;

/** A refund or dispute has a leaf only if its gift has one. */
const LOGGED_GIFT = `
  JOIN donations d ON d.id = t.donation_id AND d.network = 'receipts'
    AND EXISTS (SELECT 1 FROM receipt_leaves g WHERE g.donation_id = d.id AND g.kind = 'gift')`;

/** SQL for facts that need a leaf. `second_minor` is the net amount of a gift, or the returned amount of another fact. */
const FACTS = `
  SELECT d.id AS subject, 'gift' AS kind, t.id AS reference, d.currency, d.amount_minor, coalesce(e.minor, 0) AS second_minor,
    NULL::text AS sha256, t.posted_at AS since
  FROM ledger_transactions t JOIN donations d ON d.id = t.donation_id AND d.network = 'receipts'
    LEFT JOIN LATERAL (SELECT sum(amount_minor) AS minor FROM ledger_entries
      WHERE transaction_id = t.id AND account = 'charity/' || d.charity_id || '/payable') AS e ON true
  WHERE t.donation_id = ANY($1::text[]) AND t.kind = 'completed'
  UNION ALL
  SELECT r.id, CASE t.kind WHEN 'refunded' THEN 'refund' ELSE 'refund_failed' END, t.id, d.currency, r.amount_minor, e.minor, NULL, t.posted_at
  FROM refunds r JOIN ledger_transactions t ON t.donation_id = r.donation_id AND t.cause = r.id AND t.kind IN ('refunded', 'refund_failed')
    ${LOGGED_GIFT} ${sumOf(`account LIKE 'donor/%'`)}
  WHERE r.id = ANY($1::text[])
  UNION ALL
  SELECT p.id, CASE t.kind WHEN 'dispute_reversed' THEN 'refund_failed' ELSE 'dispute_lost' END, t.id, d.currency, p.amount_minor,
    p.returned_minor, NULL, t.posted_at
  FROM disputes p JOIN ledger_transactions t ON t.donation_id = p.donation_id AND t.cause = p.id
      AND (t.kind = CASE p.joined WHEN 'after_loss' THEN 'dispute_joined' ELSE 'dispute_lost' END OR t.kind = 'dispute_reversed')
    ${LOGGED_GIFT}
  WHERE p.id = ANY($1::text[]) AND p.joined <> 'not_yet'
  UNION ALL
  SELECT g.reference, 'statement', g.reference, NULL, NULL, NULL, encode(s.sha256, 'hex'), m.closed_at
  FROM unnest($1::text[]) AS g (reference)
    JOIN statements s ON s.charity_id = split_part(g.reference, '/', 1) AND s.leaf_hash IS NOT NULL
      AND g.reference = s.charity_id || '/' || to_char(s.month, 'YYYY-MM') || '/' || s.currency
    JOIN closed_months m ON m.month = s.month`;

/** Returns the facts with these references that need a leaf. */
export async function listLoggedFacts(
  db: Database,
  references: string[],
): Promise<(LoggedFact & { subject: string })[]> {
  return selectRows(db, FACTS, [references]);
}

interface LeafRow extends LoggedLeaf {
  subject: string;
  kind: LeafKind | 'unknown';
}

/** SQL for the subject of a leaf: its gift, refund, dispute or statement. An unknown leaf is its own subject. */
const SUBJECT = `CASE l.kind WHEN 'gift' THEN l.donation_id WHEN 'unknown' THEN 'leaf/' || encode(l.leaf_hash, 'hex') ELSE l.reference END`;

/** Returns the leaves of these references. `tileHash` is the hash in the published tile at the leaf's index. */
export async function listLoggedLeaves(db: Database, references: string[]): Promise<LeafRow[]> {
  return selectRows(
    db,
    `SELECT ${SUBJECT} AS subject, l.kind, encode(l.leaf_hash, 'hex') AS leaf_hash,
       coalesce(l.text, CASE l.kind WHEN 'gift' THEN d.signed_transaction END) AS text,
       l.leaf_index IS NOT NULL AS is_placed, l.queued_at,
       nullif(encode(substr(t.hashes, (l.leaf_index % 256)::int * 32 + 1, 32), 'hex'), '') AS tile_hash
     FROM (
       SELECT * FROM receipt_leaves WHERE donation_id = ANY($1::text[]) AND kind = 'gift'
       UNION ALL SELECT * FROM receipt_leaves
         WHERE kind IN ('refund', 'dispute_lost', 'refund_failed', 'statement') AND reference = ANY($1::text[])
       UNION ALL SELECT * FROM receipt_leaves WHERE kind = 'unknown' AND leaf_hash IN (
         SELECT decode(split_part(g.reference, '/', 2), 'hex') FROM unnest($1::text[]) AS g (reference)
         WHERE g.reference ~ '^leaf/[0-9a-f]{64}$')
     ) AS l
     LEFT JOIN donations d ON d.id = l.donation_id
     LEFT JOIN receipt_tiles t ON t.log_id = l.log_id AND t.level = 0 AND t.tile_index = l.leaf_index / 256
     ORDER BY l.queued_at, l.leaf_hash`,
    [references],
  );
}
