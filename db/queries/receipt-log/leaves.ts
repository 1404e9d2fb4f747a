/**
 * Stores the leaves of the receipt log. A leaf is first queued. Later the appender assigns its log and its
 * index.
 */
import { Op } from 'sequelize';
import { type LeafKind } from '../../../domain/receipt-log/leaf';
import { type Database, runStatement, selectRows } from '../../database';
import { count, update } from '../../rows';
import { type ReceiptLeafRow, receiptLeaves } from '../../tables/receipts';

/** A leaf with its text, also that of a gift. The text is null only for a recovered leaf of an unknown gift. */
export type StoredLeaf = ReceiptLeafRow;

const SELECT_LEAF = `
  SELECT l.leaf_hash, l.log_id, l.leaf_index, l.donation_id, l.kind, l.reference,
         coalesce(l.text, CASE l.kind WHEN 'gift' THEN d.signed_transaction END) AS text, l.queued_at
  FROM receipt_leaves l LEFT JOIN donations d ON d.id = l.donation_id`;

export async function findLeaf(db: Database, leafHash: Buffer): Promise<StoredLeaf | undefined> {
  const [leaf] = await selectRows<StoredLeaf>(db, `${SELECT_LEAF} WHERE l.leaf_hash = $1`, [leafHash]);
  return leaf;
}

/**
 * Returns the leaves of a gift. The gift's own leaf comes first. The leaves of its refunds and disputes
 * follow in the order of the log.
 */
export async function listLeavesOfGift(db: Database, donationId: string): Promise<StoredLeaf[]> {
  return selectRows(
    db,
    `${SELECT_LEAF} WHERE l.donation_id = $1
     ORDER BY (l.kind = 'gift') DESC, l.leaf_index NULLS LAST, l.queued_at, l.leaf_hash`,
    [donationId],
  );
}

export interface Coverage {
  queuedAt: Date;
  /** The number of signed checkpoints that include the leaf. */
  confirmations: number;
  /** True if the leaf is in a closed log. */
  isClosed: boolean;
}

export async function findCoverage(db: Database, leafHash: Buffer): Promise<Coverage | undefined> {
  const [row] = await selectRows<Coverage>(db, FIND_COVERAGE, [leafHash]);
  return row;
}

const FIND_COVERAGE = `
  SELECT l.queued_at, coalesce(
    (SELECT number FROM receipt_checkpoints WHERE log_id = l.log_id ORDER BY number DESC LIMIT 1) + 1 -
    (SELECT number FROM receipt_checkpoints WHERE log_id = l.log_id AND size > l.leaf_index
     ORDER BY size, number LIMIT 1), 0) AS confirmations,
    EXISTS (SELECT 1 FROM receipt_logs WHERE id = l.log_id AND closed_at IS NOT NULL) AS is_closed
  FROM receipt_leaves l WHERE l.leaf_hash = $1`;

export async function hasGiftLeaf(db: Database, donationId: string): Promise<boolean> {
  return (await count(db, receiptLeaves, { donationId, kind: 'gift' })) > 0;
}

/**
 * Queues the leaf of a gift that is still pending. Locks the gift first. So if another transaction is failing
 * the gift, the leaf is not queued.
 */
export async function queueGiftLeaf(
  db: Database,
  { leafHash, donationId, at }: { leafHash: Buffer; donationId: string; at: Date },
): Promise<void> {
  await runStatement(
    db,
    `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, queued_at)
     SELECT $1, d.id, 'gift', $3 FROM donations d JOIN charges c ON c.donation_id = d.id
     WHERE d.id = $2 AND d.status = 'pending' AND c.state NOT IN ('cancelling', 'cancelled')
     FOR SHARE
     ON CONFLICT (leaf_hash) DO NOTHING`,
    [leafHash, donationId, at],
  );
}

export interface NewLeaf {
  leafHash: Buffer;
  /** Null for a statement. */
  donationId: string | null;
  kind: Exclude<LeafKind, 'gift'>;
  reference: string;
  text: string;
  at: Date;
}

/** Queues the leaf of a refund, dispute or statement. Does nothing if a leaf of this kind and reference exists. */
export async function queueLeaf(tx: Database, leaf: NewLeaf): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, reference, text, queued_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, reference) DO NOTHING`,
    [leaf.leafHash, leaf.donationId, leaf.kind, leaf.reference, leaf.text, leaf.at],
  );
}

/** Returns the hashes of queued leaves, oldest first. */
export async function listQueuedLeaves(db: Database, limit: number): Promise<Buffer[]> {
  const rows = await selectRows<{ leafHash: Buffer }>(
    db,
    `SELECT leaf_hash FROM receipt_leaves WHERE leaf_index IS NULL
     ORDER BY queued_at, leaf_hash LIMIT $1`,
    [limit],
  );
  return rows.map(({ leafHash }) => leafHash);
}

export async function hasQueuedLeaves(db: Database): Promise<boolean> {
  const rows = await selectRows(db, 'SELECT 1 FROM receipt_leaves WHERE leaf_index IS NULL LIMIT 1');
  return rows.length > 0;
}

/** Assigns consecutive indexes to leaves, in the given order. */
export async function placeLeaves(
  tx: Database,
  { logId, firstIndex, leafHashes }: { logId: number; firstIndex: number; leafHashes: Buffer[] },
): Promise<void> {
  await runStatement(
    tx,
    `UPDATE receipt_leaves l SET log_id = $1, leaf_index = $2::bigint + placed.ordinal - 1
     FROM unnest($3::bytea[]) WITH ORDINALITY AS placed (leaf_hash, ordinal)
     WHERE l.leaf_hash = placed.leaf_hash`,
    [logId, firstIndex, leafHashes],
  );
}

/**
 * Queues leaves of which only the hash is known. Skips leaves that are already stored. If a leaf belongs to a
 * gift, the hash equals the gift's transaction_hash.
 */
export async function insertRecoveredLeaves(
  tx: Database,
  { leafHashes, at }: { leafHashes: Buffer[]; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO receipt_leaves (leaf_hash, donation_id, kind, queued_at)
     SELECT lost.leaf_hash, d.id, CASE WHEN d.id IS NULL THEN 'unknown' ELSE 'gift' END, $2
     FROM unnest($1::bytea[]) AS lost (leaf_hash)
     LEFT JOIN donations d ON d.transaction_hash = '0x' || encode(lost.leaf_hash, 'hex')
     ON CONFLICT (leaf_hash) DO NOTHING`,
    [leafHashes, at],
  );
}

/** Queues a log's leaves again, starting at this index. Another log will get them. */
export async function releaseLeaves(
  tx: Database,
  { logId, fromIndex }: { logId: number; fromIndex: number },
): Promise<void> {
  const freed = { logId: null, leafIndex: null };
  await update(tx, receiptLeaves, { logId, leafIndex: { [Op.gte]: fromIndex } }, freed);
}
