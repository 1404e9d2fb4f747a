/** Stores signed checkpoints. The numbers of a log's checkpoints are consecutive. */
import { type Database, runStatement, selectRows } from '../../database';

export interface StoredCheckpoint {
  logId: number;
  number: number;
  size: number;
  root: Buffer;
  /** The signed note, without cosignatures. */
  note: string;
  signedAt: Date;
}

const SELECT_CHECKPOINT = `
  SELECT log_id, number::float8 AS number, size::float8 AS size, root, note, signed_at
  FROM receipt_checkpoints`;

export async function findNewestCheckpoint(
  db: Database,
  logId: number,
): Promise<StoredCheckpoint | undefined> {
  const [checkpoint] = await selectRows<StoredCheckpoint>(
    db,
    `${SELECT_CHECKPOINT} WHERE log_id = $1 ORDER BY number DESC LIMIT 1`,
    [logId],
  );
  return checkpoint;
}

/** Returns the first checkpoint with exactly this size. */
export async function findCheckpoint(
  db: Database,
  logId: number,
  size: number,
): Promise<StoredCheckpoint | undefined> {
  const [checkpoint] = await selectRows<StoredCheckpoint>(
    db,
    `${SELECT_CHECKPOINT} WHERE log_id = $1 AND size = $2 ORDER BY number LIMIT 1`,
    [logId, size],
  );
  return checkpoint;
}

export async function hasCheckpoint(db: Database, logId: number): Promise<boolean> {
  const rows = await selectRows(db, 'SELECT 1 FROM receipt_checkpoints WHERE log_id = $1 LIMIT 1', [logId]);
  return rows.length > 0;
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
