/** Stores lines and the days and files that were read. A line is a movement that a processor or bank lists. */
import { type ReconciliationSource } from '../../../domain/reconciliation/item';
import {
  type Coverage,
  TRANSFER_WINDOW_DAYS,
  type TheirMovement,
} from '../../../domain/reconciliation/movements';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { find, list } from '../../rows';
import { reconciliationFiles, reconciliationLines } from '../../tables/ledger';

/** The sources whose lines are stored. */
export type LineSource = Extract<ReconciliationSource, 'processor' | 'bank'>;

const GIVEN = `json_to_recordset($2::json) AS g(reference text, channel text, subject text, movement text, currency text,
    amount_minor numeric, fee_minor numeric, moved_at timestamptz)`;

function toJson(lines: TheirMovement[]): string {
  return JSON.stringify(
    lines.map(({ reference, channel, subject, movement, currency, amountMinor, feeMinor, movedAt }) => ({
      reference,
      channel,
      subject,
      movement,
      currency,
      amount_minor: String(amountMinor),
      fee_minor: feeMinor === null ? null : String(feeMinor),
      moved_at: movedAt,
    })),
  );
}

/** Stores the lines that are new. Returns their number. */
export async function insertLines(
  tx: Database,
  source: LineSource,
  lines: TheirMovement[],
  at: Date,
): Promise<number> {
  return changeRows(
    tx,
    `INSERT INTO reconciliation_lines (source, reference, channel, subject, movement, currency, amount_minor, fee_minor, moved_at, read_at)
     SELECT $1, g.reference, g.channel, g.subject, g.movement, g.currency, g.amount_minor, g.fee_minor, g.moved_at, $3 FROM ${GIVEN}
     ON CONFLICT (source, reference) DO NOTHING`,
    [source, toJson(lines), at],
  );
}

/** Finds a stored line with the same reference but another amount or currency. */
export async function findConflict(
  db: Database,
  source: LineSource,
  lines: TheirMovement[],
): Promise<string | undefined> {
  const [row] = await selectRows<{ reference: string }>(
    db,
    `SELECT g.reference FROM ${GIVEN} JOIN reconciliation_lines l ON l.source = $1 AND l.reference = g.reference
     WHERE (l.currency, l.amount_minor) IS DISTINCT FROM (g.currency, g.amount_minor) ORDER BY g.reference LIMIT 1`,
    [source, toJson(lines)],
  );
  return row?.reference;
}

/** Stores that these days of a channel were read. A day is YYYY-MM-DD. */
export async function insertDays(tx: Database, channel: string, days: string[], at: Date): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO reconciliation_days (channel, day, read_at) SELECT $1, unnest($2::date[]), $3
     ON CONFLICT (channel, day) DO UPDATE SET read_at = excluded.read_at`,
    [channel, days, at],
  );
}

/** Returns the span of days that was read from each channel. */
export async function findCoverage(db: Database): Promise<Coverage> {
  const rows = await selectRows<{ channel: string; from: Date; to: Date }>(
    db,
    `SELECT channel, min(day)::timestamp AT TIME ZONE 'UTC' AS "from", (max(day) + 1)::timestamp AT TIME ZONE 'UTC' AS "to"
     FROM reconciliation_days GROUP BY channel`,
  );
  return new Map(rows.map(({ channel, from, to }) => [channel, { from, to }]));
}

/** Stores that a file was read. Returns false if it was read before. */
export async function insertFile(
  tx: Database,
  { sha256, at }: { sha256: Buffer; at: Date },
): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO reconciliation_files (sha256, read_at) VALUES ($1, $2)
     ON CONFLICT (sha256) DO NOTHING`,
    [sha256, at],
  );
  return changed > 0;
}

/** Returns when a file with this content was read, or undefined if it was not read. */
export async function findFileReadAt(db: Database, sha256: Buffer): Promise<Date | undefined> {
  return (await find(db, reconciliationFiles, { sha256 }))?.readAt;
}

/** Returns the lines of these subjects, oldest first. */
export async function listLines(
  db: Database,
  source: LineSource,
  subjects: string[],
): Promise<TheirMovement[]> {
  return list(db, reconciliationLines, { source, subject: subjects }, { order: ['movedAt', 'reference'] });
}

/**
 * Replaces external ids by our ids: of payments, disputes, payouts, NACHA entries and transfers to the bank. Call it
 * again later, because some ids become known only after the line was read.
 */
export async function resolveSubjects(tx: Database, source: LineSource): Promise<void> {
  const statements =
    source === 'bank' ? [RESOLVE_TRACES] : [RESOLVE_PAYMENTS, RESOLVE_DISPUTES, RESOLVE_PAYOUTS];
  for (const statement of statements) await runStatement(tx, statement);
  if (source === 'processor') return;
  // Transfers of the same amount may match the same entry. The next round matches the others.
  while ((await changeRows(tx, RESOLVE_TRANSFERS)) > 0);
}

/** Selects lines with an external id. A partial index covers them, because they are few. */
const IS_UNNAMED = `l.subject !~ '^(donation|refund|dispute|payout|bankfile)_'`;

/** Also compares the individual id, because another system of the company may use the same trace numbers. */
const RESOLVE_TRACES = `
  UPDATE reconciliation_lines l SET subject = f.payout_id FROM bank_file_transfers f
  WHERE l.source = 'bank' AND ${IS_UNNAMED} AND l.subject LIKE 'nacha/%'
    AND l.subject = 'nacha/' || lpad(f.trace_sequence::text, 7, '0') || '/' || upper(right(f.payout_id, 15))`;

const RESOLVE_PAYMENTS = `
  UPDATE reconciliation_lines l SET subject = c.donation_id FROM charges c
  WHERE l.source = 'processor' AND ${IS_UNNAMED} AND l.movement IN ('charge', 'refund')
    AND c.reference = l.subject AND c.processor = l.channel`;

/** In a sandbox, the external id of a dispute is the id of its gift. */
const RESOLVE_DISPUTES = `
  UPDATE reconciliation_lines l SET subject = p.id FROM disputes p
  WHERE l.source = 'processor' AND (${IS_UNNAMED} OR l.channel = 'sandbox') AND l.movement IN ('dispute', 'dispute_reversal')
    AND p.processor_reference = l.subject AND p.processor = l.channel`;

/** If somebody reverses a transfer at Stripe, the line has only Stripe's id of the transfer. */
const RESOLVE_PAYOUTS = `
  UPDATE reconciliation_lines l SET subject = p.id FROM payouts p
  WHERE l.source = 'processor' AND ${IS_UNNAMED} AND l.movement IN ('payout', 'payout_return')
    AND p.reference = l.subject AND p.provider = 'stripe' AND l.channel = 'stripe'`;

/**
 * A bank does not say which payout of the processor it booked. The amount and the day identify the payout. An entry
 * belongs to one transfer at most.
 */
const RESOLVE_TRANSFERS = `
  UPDATE reconciliation_lines l SET subject = m.subject, movement = m.movement
  FROM (
    SELECT DISTINCT ON (near.reference) near.reference, c.reference AS subject, c.movement
    FROM cash_transfers c CROSS JOIN LATERAL (
      SELECT l.reference, abs(extract(epoch FROM l.moved_at - c.moved_at)) AS apart FROM reconciliation_lines l
      WHERE l.source = 'bank' AND l.channel = 'camt.053' AND l.movement = 'other' AND ${IS_UNNAMED} AND l.currency = c.currency
        AND l.amount_minor = CASE c.movement WHEN 'transfer' THEN c.amount_minor ELSE -c.amount_minor END
        AND l.moved_at BETWEEN c.moved_at - ${TRANSFER_WINDOW_DAYS} * interval '1 day' AND c.moved_at + ${TRANSFER_WINDOW_DAYS} * interval '1 day'
      ORDER BY apart, l.reference LIMIT 1
    ) AS near
    WHERE c.booked_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM reconciliation_lines l
      WHERE l.source = 'bank' AND l.subject = c.reference AND l.movement = c.movement)
    ORDER BY near.reference, near.apart, c.id
  ) AS m
  WHERE l.source = 'bank' AND l.reference = m.reference`;
