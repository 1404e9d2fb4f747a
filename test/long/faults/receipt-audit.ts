/** Holds a whole receipt log to its promises: one leaf a completed gift, one history, right signatures. */
import { type Database, selectRows } from '../../../db/database';
import { type StoredCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { findOpenLog, listLogKeys } from '../../../db/queries/receipt-log/logs';
import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { requireRow } from '../../../domain/errors';
import { parseCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { parseVerifierKey, type VerifierKey } from '../../../domain/receipt-log/keys';
import { hashLeaf } from '../../../domain/receipt-log/leaf';
import { verifyNote } from '../../../domain/receipt-log/note';
import {
  appendLeaves,
  proveConsistency,
  proveInclusion,
  type ReadTile,
  type TilePlace,
} from '../../../domain/receipt-log/tree';
import { verifyConsistency, verifyInclusion } from '../../../domain/receipt-log/verify';

export interface LogAudit {
  leaves: number;
  checkpoints: number;
  /** Completed gifts without exactly one leaf below the newest checkpoint. */
  giftsWithoutLeaf: string[];
  /** Leaves of gifts that did not complete, or whose hash is not that of the gift's text. */
  foreignLeaves: string[];
  /** Leaves without an inclusion proof in the newest checkpoint. */
  unprovenLeaves: string[];
  /** Sizes of older checkpoints that the newest does not extend. */
  forks: number[];
  /** Sizes of checkpoints whose note or numbering is wrong. */
  wrongNotes: number[];
  /** Whether the newest checkpoint has the root of all leaves in their order. */
  isWhole: boolean;
}

/** Audits the open log at rest. Every list must be empty. */
export async function auditReceiptLog(db: Database): Promise<LogAudit> {
  const log = requireRow(await findOpenLog(db), 'the open log');
  const keys = (await listLogKeys(db)).map(({ publicKey }) => parseVerifierKey(publicKey));
  const checkpoints = await listCheckpoints(db, log.id);
  const newest = requireRow(checkpoints.at(-1), 'a checkpoint');
  const leaves = await listLeaves(db, log.id);
  const hashes = leaves.map(({ hash }) => hash);
  const read = await findTiles(db, log.id, await listTiles(db, log.id));
  return {
    leaves: leaves.length,
    checkpoints: checkpoints.length,
    giftsWithoutLeaf: await listGiftsWithoutLeaf(db, newest),
    foreignLeaves: leaves.filter((leaf) => !isLeafOfCompletedGift(leaf)).map(({ id }) => id),
    unprovenLeaves: leaves
      .filter(({ hash }, index) => !isProven(hash, index, newest, read))
      .map(({ id }) => id),
    forks: checkpoints.filter((older) => !isExtended(older, newest, read)).map(({ size }) => size),
    wrongNotes: checkpoints
      .filter((one, at) => one.number !== at + 1 || !isSigned(one, log.origin, keys))
      .map(({ size }) => size),
    isWhole:
      newest.size === hashes.length && appendLeaves(0, hashes, () => undefined).root.equals(newest.root),
  };
}

interface AuditedLeaf {
  id: string;
  hash: Buffer;
  status: string;
  text: string;
}

function isLeafOfCompletedGift({ hash, status, text }: AuditedLeaf): boolean {
  return status === 'completed' && hashLeaf(text).equals(hash);
}

function isProven(
  leafHash: Buffer,
  index: number,
  { size, root }: StoredCheckpoint,
  read: ReadTile,
): boolean {
  return (
    index < size && verifyInclusion({ leafHash, index, size, root, proof: proveInclusion(index, size, read) })
  );
}

function isExtended(older: StoredCheckpoint, newest: StoredCheckpoint, read: ReadTile): boolean {
  const [from, to] = [older.size, newest.size];
  if (from > to) return false;
  const proof = proveConsistency(from, to, read);
  return verifyConsistency({ from, to, fromRoot: older.root, toRoot: newest.root, proof });
}

function isSigned({ note, size, root }: StoredCheckpoint, origin: string, keys: VerifierKey[]): boolean {
  const signed = parseCheckpoint(verifyNote(note, keys).body);
  return signed.origin === origin && signed.size === size && signed.root.equals(root);
}

function listCheckpoints(db: Database, logId: number): Promise<StoredCheckpoint[]> {
  return selectRows(
    db,
    `SELECT log_id AS "logId", number::float8 AS number, size::float8 AS size, root, note, signed_at AS "signedAt"
     FROM receipt_checkpoints WHERE log_id = $1 ORDER BY number`,
    [logId],
  );
}

function listTiles(db: Database, logId: number): Promise<TilePlace[]> {
  return selectRows(db, 'SELECT level, tile_index::float8 AS index FROM receipt_tiles WHERE log_id = $1', [
    logId,
  ]);
}

function listLeaves(db: Database, logId: number): Promise<AuditedLeaf[]> {
  return selectRows(
    db,
    `SELECT d.id, l.leaf_hash AS hash, d.status, d.signed_transaction AS text
     FROM receipt_leaves l JOIN donations d ON d.id = l.donation_id WHERE l.log_id = $1 ORDER BY l.leaf_index`,
    [logId],
  );
}

async function listGiftsWithoutLeaf(db: Database, { logId, size }: StoredCheckpoint): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT d.id FROM donations d LEFT JOIN receipt_leaves l
       ON l.donation_id = d.id AND l.kind = 'gift' AND l.log_id = $1 AND l.leaf_index < $2
     WHERE d.status = 'completed' GROUP BY d.id HAVING count(l.leaf_hash) <> 1`,
    [logId, size],
  );
  return rows.map(({ id }) => id);
}
