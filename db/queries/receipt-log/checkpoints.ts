/** Stores signed checkpoints. The numbers of a log's checkpoints are consecutive. */
import { type Database, runStatement, selectRows } from '../../database';
import { find, list } from '../../rows';
import { type ReceiptCheckpointRow, receiptCheckpoints } from '../../tables/receipts';

export type StoredCheckpoint = ReceiptCheckpointRow;

export async function findNewestCheckpoint(
  db: Database,
  logId: number,
): Promise<StoredCheckpoint | undefined> {
  const newest = await list(db, receiptCheckpoints, { logId }, { order: [['number', 'DESC']], limit: 1 });
  return newest[0];
}

/** Returns the first checkpoint with exactly this size. */
export async function findCheckpoint(
  db: Database,
  logId: number,
  size: number,
): Promise<StoredCheckpoint | undefined> {
  const first = await list(db, receiptCheckpoints, { logId, size }, { order: ['number'], limit: 1 });
  return first[0];
}

export async function hasCheckpoint(db: Database, logId: number): Promise<boolean> {
  return (await find(db, receiptCheckpoints, { logId })) !== undefined;
}

/**
 * Returns true if a pending gift needs more than one checkpoint. New leaves bring new checkpoints. Without
 * new leaves, such a gift would wait forever.
 */
export async function hasSlowGift(db: Database, logId: number): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM donations d JOIN receipt_leaves l ON l.donation_id = d.id AND l.kind = 'gift'
     WHERE d.status = 'pending' AND d.network = 'receipts' AND d.confirmations_needed > 1 AND l.log_id = $1 LIMIT 1`,
    [logId],
  );
  return rows.length > 0;
}

/** Stores the next checkpoint. Lock the log first. */
export async function insertCheckpoint(
  tx: Database,
  { logId, size, root, note, signedAt }: Omit<StoredCheckpoint, 'number'>,
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO receipt_checkpoints (log_id, number, size, root, note, signed_at)
     SELECT $1::integer, coalesce(max(number), 0) + 1, $2::bigint, $3::bytea, $4::text, $5::timestamptz
     FROM receipt_checkpoints WHERE log_id = $1::integer`,
    [logId, size, root, note, signedAt],
  );
}
