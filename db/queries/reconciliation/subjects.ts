/** Lists the references that a comparison checks, in pages sorted by reference. Tells what we know about each. */
import { type ReconciliationSource } from '../../../domain/reconciliation/item';
import { type Subject } from '../../../domain/reconciliation/movements';
import { type Database, selectRows } from '../../database';

export interface SubjectPage {
  source: Exclude<ReconciliationSource, 'charges'>;
  /** Movements before this time are left out, unless an unresolved item is about them. */
  since: Date;
  after: string;
  limit: number;
}

/** Returns SQL for up to $3 references after $1, sorted. $2 is the earliest time, and $4 is the source. */
function part(column: string, from: string): string {
  return `(SELECT ${column} AS subject FROM ${from} AND ${column} > $1 ORDER BY 1 LIMIT $3)`;
}

const ITEMS = part('reference', `reconciliation_items WHERE source = $4 AND status <> 'resolved'`);
const LINES = `(SELECT DISTINCT subject AS subject FROM reconciliation_lines
    WHERE source = $4 AND moved_at >= $2 AND subject > $1 ORDER BY 1 LIMIT $3)`;
/** All times count, because an old refund or dispute may have been booked recently. */
const REFUNDS = part('id', `refunds WHERE greatest(created_at, settled_at, reversed_at) >= $2`);
const DISPUTES = part('id', `disputes WHERE greatest(created_at, resolved_at, reversed_at) >= $2`);

/** The processor's ids of its payouts to our bank. */
const TRANSFERS = part('reference', `cash_transfers WHERE booked_at >= $2`);

/** Payouts in transit count at any age, because they may be overdue. */
const PARTS: Record<SubjectPage['source'], string[]> = {
  processor: [
    LINES,
    ITEMS,
    TRANSFERS,
    part('id', `donations WHERE settled_at >= $2`),
    REFUNDS,
    DISPUTES,
    part(
      'id',
      `payouts WHERE provider <> 'file' AND (status = 'in_transit' OR greatest(left_at, ended_at) >= $2)`,
    ),
  ],
  bank: [
    LINES,
    ITEMS,
    TRANSFERS,
    part(
      'id',
      `payouts WHERE provider = 'file' AND (status = 'in_transit' OR greatest(left_at, ended_at) >= $2)`,
    ),
  ],
  receipt_log: [
    ITEMS,
    part('id', `donations WHERE network = 'receipts' AND settled_at >= $2`),
    REFUNDS,
    DISPUTES,
    part('donation_id', `receipt_leaves WHERE kind = 'gift' AND queued_at >= $2`),
    part('reference', `receipt_leaves WHERE reference IS NOT NULL AND queued_at >= $2`),
    part(
      `('leaf/' || encode(leaf_hash, 'hex'))`,
      `receipt_leaves WHERE kind = 'unknown' AND queued_at >= $2`,
    ),
    part(
      `(s.charity_id || '/' || to_char(s.month, 'YYYY-MM') || '/' || s.currency)`,
      `statements s JOIN closed_months m ON m.month = s.month WHERE s.leaf_hash IS NOT NULL AND m.closed_at >= $2`,
    ),
  ],
};

/** Returns the next references after `after`. If there are fewer than `limit`, no reference is left. */
export async function listSubjects(
  db: Database,
  { source, since, after, limit }: SubjectPage,
): Promise<string[]> {
  const rows = await selectRows<{ subject: string }>(
    db,
    `SELECT subject FROM (${PARTS[source].join(' UNION ')}) AS parts
     WHERE $4::text IS NOT NULL ORDER BY subject LIMIT $3`,
    [after, since, limit, source],
  );
  return rows.map(({ subject }) => subject);
}

/** Tells for each reference whether we know it, and whether its state may still change. */
export async function findSubjects(db: Database, references: string[]): Promise<Map<string, Subject>> {
  const rows = await selectRows<{ reference: string; isOpen: boolean }>(
    db,
    `SELECT id AS reference, status = 'pending' AS is_open FROM donations WHERE id = ANY($1::text[])
     UNION ALL SELECT id, status = 'pending' FROM refunds WHERE id = ANY($1::text[])
     UNION ALL SELECT id, status IN ('opened', 'under_review') FROM disputes WHERE id = ANY($1::text[])
     UNION ALL SELECT id, status IN ('held', 'scheduled', 'in_transit') FROM payouts WHERE id = ANY($1::text[])
     UNION ALL SELECT reference, false FROM cash_transfers WHERE reference = ANY($1::text[]) AND booked_at IS NOT NULL
     UNION ALL SELECT subject, true FROM reconciliation_lines l WHERE source = 'processor' AND subject = ANY($1::text[])
       AND movement IN ('transfer', 'transfer_return') AND NOT EXISTS (SELECT 1 FROM cash_transfers c
         WHERE c.processor = l.channel AND c.reference = l.subject AND c.movement = l.movement AND c.booked_at IS NOT NULL)
     UNION ALL SELECT g.reference, false FROM unnest($1::text[]) AS g (reference)
       JOIN bank_files f ON f.id = split_part(g.reference, '/', 1)
     UNION ALL SELECT g.reference, false FROM unnest($1::text[]) AS g (reference)
       JOIN statements s ON g.reference = s.charity_id || '/' || to_char(s.month, 'YYYY-MM') || '/' || s.currency
       AND s.charity_id = split_part(g.reference, '/', 1)`,
    [references],
  );
  const known = new Map(rows.map(({ reference, isOpen }) => [reference, isOpen]));
  return new Map(
    references.map((reference) => [
      reference,
      { reference, isKnown: known.has(reference), isOpen: known.get(reference) ?? false },
    ]),
  );
}
