/** Reads the movements of money that the ledger has booked, for the comparison with processors and banks. */
import { type ReconciliationSource } from '../../../domain/reconciliation/item';
import {
  FEE_DUE_DAYS,
  type OurMovement,
  PAYOUT_DUE_DAYS,
  TRANSFER_WINDOW_DAYS,
} from '../../../domain/reconciliation/movements';
import { type Database, selectRows } from '../../database';

export interface BookedMovement extends OurMovement {
  subject: string;
}

/** SQL for the amount that a posting moves on the matching accounts. Money that came to us is positive. */
const moved = (posting: string, accounts: string) => `
  CROSS JOIN LATERAL (SELECT currency, -sum(amount_minor) AS minor FROM ledger_entries
    WHERE transaction_id = ${posting}.id AND ${accounts} GROUP BY currency) AS e`;

const WINDOW = `${TRANSFER_WINDOW_DAYS} * interval '1 day'`;

const DONOR = `account LIKE 'donor/%'`;
const ISSUER = `account LIKE 'issuer/%'`;

/** $1 are the references, $2 is the channel, $3 the time of the comparison, $4 the days until a fee is due. */
const CHARGES = `
  SELECT t.donation_id AS subject, 'charge' AS movement, t.id AS reference, $2 AS channel, e.currency, e.minor,
    CASE WHEN c.cost_booked_at IS NOT NULL OR t.posted_at < $3::timestamptz - $4::integer * interval '1 day' THEN
      (SELECT sum(f.amount_minor) FROM ledger_transactions p JOIN ledger_entries f ON f.transaction_id = p.id
       WHERE p.donation_id = t.donation_id AND p.kind IN ('completed', 'processing_cost') AND f.account LIKE 'processor/%') END AS fee,
    d.created_at AS since, t.posted_at AS until, t.posted_at AS due_at, false AS after_payout
  FROM ledger_transactions t JOIN donations d ON d.id = t.donation_id
    JOIN charges c ON c.donation_id = t.donation_id AND c.processor = $2 ${moved('t', DONOR)}
  WHERE t.donation_id = ANY($1::text[]) AND t.kind = 'completed'`;

const REFUNDS = `
  SELECT r.id, CASE t.kind WHEN 'refunded' THEN 'refund' ELSE 'refund_failure' END, t.id, $2, e.currency, e.minor, NULL::numeric,
    r.created_at, t.posted_at, t.posted_at, false
  FROM refunds r JOIN ledger_transactions t ON t.donation_id = r.donation_id AND t.kind IN ('refunded', 'refund_failed') AND t.cause = r.id
    JOIN charges c ON c.donation_id = r.donation_id AND c.processor = $2 ${moved('t', DONOR)}
  WHERE r.id = ANY($1::text[])`;

/** The processor may have withdrawn the money some days before it reported the dispute. */
const DISPUTES = `
  SELECT p.id, CASE t.kind WHEN 'disputed' THEN 'dispute' ELSE 'dispute_reversal' END, t.id, $2, e.currency, e.minor, NULL::numeric,
    p.created_at - interval '7 days', t.posted_at, t.posted_at, false
  FROM disputes p JOIN ledger_transactions t ON t.donation_id = p.donation_id AND t.cause = p.id
      AND t.kind IN ('disputed', 'dispute_won', 'dispute_reversed')
    ${moved('t', `CASE t.kind WHEN 'dispute_reversed' THEN ${DONOR} ELSE ${ISSUER} END`)}
  WHERE p.id = ANY($1::text[]) AND p.processor = $2`;

/** SQL for the block of each payout in its file. A pain.001 file has a block for each method and currency. */
const BLOCKS = `
  SELECT f.payout_id, f.file_id, f.file_id || '/' ||
    dense_rank() OVER (PARTITION BY f.file_id ORDER BY p.method, p.currency) AS block
  FROM bank_file_transfers f JOIN payouts p ON p.id = f.payout_id
  WHERE f.file_id IN (SELECT file_id FROM bank_file_transfers WHERE payout_id = ANY($1::text[]))`;

/** True if the list must have the payout on its own. A bank may book a file or block as one. NACHA confirms nothing. */
const IS_LISTED_ALONE = `(p.provider <> 'file' OR p.method <> 'ach' AND NOT EXISTS (
    SELECT 1 FROM blocks b JOIN reconciliation_lines l ON l.source = 'bank' AND l.subject IN (b.file_id, b.block) WHERE b.payout_id = p.id))`;

const CHANNEL = `CASE WHEN p.provider <> 'file' THEN p.provider WHEN p.method = 'ach' THEN 'nacha' ELSE 'camt.053' END`;

/** $5 is the number of days after which a payout in transit must be listed. */
const PAYOUTS = (isMine: string) => `
  SELECT p.id, 'payout', t.id, ${CHANNEL}, e.currency, e.minor, 0::numeric, p.left_at, coalesce(paid.posted_at, ended.posted_at, $3),
    CASE WHEN NOT ${IS_LISTED_ALONE} OR ended.kind = 'payout_failed' THEN NULL
         ELSE coalesce(paid.posted_at, p.left_at + $5::integer * interval '1 day') END, false
  FROM payouts p JOIN ledger_transactions t ON t.donation_id IS NULL AND t.kind = 'payout_left' AND t.cause = p.id
    LEFT JOIN ledger_transactions paid ON paid.donation_id IS NULL AND paid.kind = 'payout_paid' AND paid.cause = p.id
    LEFT JOIN ledger_transactions ended ON ended.donation_id IS NULL AND ended.kind = 'payout_failed' AND ended.cause = p.id
    ${moved('t', `account = 'payouts/in-transit'`)}
  WHERE p.id = ANY($1::text[]) AND ${isMine}`;

/** True for a payout that failed before a file had it, for example because its account was removed. */
const WAS_NEVER_SENT = `t.kind = 'payout_failed' AND p.method = 'ach' AND p.provider = 'file'
      AND NOT EXISTS (SELECT 1 FROM bank_file_transfers f WHERE f.payout_id = p.id)`;

/** A failed payout is listed as returned only if it was listed before. NACHA always lists the return. */
const RETURNS = (isMine: string) => `
  SELECT p.id, 'payout_return', t.id, ${CHANNEL}, e.currency, e.minor, NULL::numeric, p.left_at, t.posted_at,
    CASE WHEN ${WAS_NEVER_SENT} THEN NULL ELSE t.posted_at END, t.kind = 'payout_failed' AND NOT (p.provider = 'file' AND p.method = 'ach')
  FROM payouts p JOIN ledger_transactions t ON t.donation_id IS NULL AND t.kind IN ('payout_failed', 'payout_returned') AND t.cause = p.id
    ${moved('t', `account IN ('payouts/in-transit', 'cash/bank', 'cash/stripe', 'cash/sandbox')`)}
  WHERE p.id = ANY($1::text[]) AND ${isMine}`;

/** `moved_at` is the day on which the bank has the money. The processor sends it some days earlier. */
const TRANSFERRED = (channel: string, accounts: string, dueAt: string) => `
  SELECT c.reference, c.movement, t.id, ${channel}, e.currency, e.minor, 0::numeric, c.moved_at - ${WINDOW}, c.moved_at + ${WINDOW},
    ${dueAt}, false
  FROM cash_transfers c JOIN ledger_transactions t ON t.donation_id IS NULL AND t.kind = 'cash_moved' AND t.cause = c.id
    ${moved('t', accounts)}
  WHERE c.reference = ANY($1::text[])`;

/** A sandbox lists no transfers, so they are never due there. */
const TRANSFERS_OUT = `${TRANSFERRED(
  '$2',
  `account LIKE 'cash/%' AND account <> 'cash/bank'`,
  `CASE WHEN c.processor <> 'sandbox' THEN c.moved_at END`,
)} AND c.processor = $2`;

/** A transfer is due only if a statement in its currency was read. Other statements are of other accounts. */
const TRANSFERS_IN = TRANSFERRED(
  `'camt.053'`,
  `account = 'cash/bank'`,
  `CASE WHEN EXISTS (SELECT 1 FROM reconciliation_lines l WHERE l.source = 'bank' AND l.channel = 'camt.053' AND l.currency = c.currency)
     THEN c.moved_at + $5::integer * interval '1 day' END`,
);

/** SQL for the total of each file, and of each block of a file. */
const BATCHES = `
  SELECT g.reference, 'payout', f.id, $2, p.currency, -sum(p.net_minor), 0::numeric, f.made_at, $3, NULL::timestamptz, false
  FROM unnest($1::text[]) AS g (reference) JOIN bank_files f ON f.id = split_part(g.reference, '/', 1)
    JOIN (SELECT t.file_id, t.payout_id, t.file_id || '/' ||
            dense_rank() OVER (PARTITION BY t.file_id ORDER BY o.method, o.currency) AS block
          FROM bank_file_transfers t JOIN payouts o ON o.id = t.payout_id
          WHERE t.file_id IN (SELECT split_part(reference, '/', 1) FROM unnest($1::text[]) AS g (reference))) AS b
      ON b.file_id = f.id AND g.reference IN (b.file_id, b.block)
    JOIN payouts p ON p.id = b.payout_id
  GROUP BY g.reference, f.id, p.currency, f.made_at`;

const OF_FILE = `p.provider = 'file'`;
const OF_PROCESSOR = `p.provider = $2`;

const PARTS = {
  processor: [CHARGES, REFUNDS, DISPUTES, PAYOUTS(OF_PROCESSOR), RETURNS(OF_PROCESSOR), TRANSFERS_OUT],
  bank: [PAYOUTS(OF_FILE), RETURNS(OF_FILE), BATCHES, TRANSFERS_IN],
};

/** Returns the booked movements of these references. `channel` is the processor's name. */
export async function listOurMovements(
  db: Database,
  search: {
    source: Extract<ReconciliationSource, 'processor' | 'bank'>;
    channel: string;
    references: string[];
    at: Date;
  },
): Promise<BookedMovement[]> {
  return selectRows(
    db,
    `WITH blocks AS MATERIALIZED (${BLOCKS})
     SELECT * FROM (${PARTS[search.source].join(' UNION ALL ')})
       AS booked (subject, movement, reference, channel, currency, amount_minor, fee_minor, since, until, due_at, is_only_after_payout)
     WHERE $2::text IS NOT NULL AND $4::integer IS NOT NULL`,
    [search.references, search.channel, search.at, FEE_DUE_DAYS, PAYOUT_DUE_DAYS],
  );
}
