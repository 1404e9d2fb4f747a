import { type Database } from '../../db/database';
import { insertRecoveredLeaves, listQueuedLeaves, placeLeaves } from '../../db/queries/receipt-log/leaves';
import { awaitReceiptLog, findOpenLog, lockReceiptLog, saveLogSize } from '../../db/queries/receipt-log/logs';
import { findTiles, saveTiles } from '../../db/queries/receipt-log/tiles';
import { GivingError } from '../../domain/errors';
import { appendLeaves, tilesForRoot } from '../../domain/receipt-log/tree';
import { type Act } from '../act';
import { maySign, type Signing } from './log';

export interface Append extends Signing {
  /** The maximum number of leaves to append. */
  limit: number;
}

/**
 * Appends queued leaves to the open log. Does nothing while another worker appends, or if this worker's signer does not
 * know the log. Throws a SignerRefusal if the signer has signed more leaves than Postgres has. Postgres has then lost
 * leaves, and new leaves at their positions would fork the log. Returns the number of appended leaves.
 */
export async function appendQueuedLeaves(tx: Database, { limit, ...signing }: Append): Promise<number> {
  if (!(await lockReceiptLog(tx))) return 0;
  const log = await findOpenLog(tx);
  if (log === undefined || !(await maySign(tx, log, signing))) return 0;
  const hashes = await listQueuedLeaves(tx, limit);
  if (hashes.length === 0) return 0;
  const { size, tiles } = appendLeaves(log.size, hashes, await findTiles(tx, log.id, tilesForRoot(log.size)));
  await placeLeaves(tx, { logId: log.id, firstIndex: log.size, leafHashes: hashes });
  await saveTiles(tx, log.id, tiles);
  await saveLogSize(tx, log.id, size);
  return hashes.length;
}

export interface Recovery {
  logId: number;
  /** The number of leaves that Postgres still has. */
  size: number;
  /** The hashes of the lost leaves, in order. */
  leafHashes: Buffer[];
  /** The root hash that the signer signed last. */
  root: Buffer;
}

/**
 * Appends lost leaves again. Refuses leaves that do not produce the signed root, so nobody needs to trust the
 * source of the leaves. Links the leaf of a gift to the gift. For any other leaf, Postgres then knows only
 * the hash.
 */
export async function recoverLeaves(
  { tx, at }: Act,
  { logId, size, leafHashes, root }: Recovery,
): Promise<void> {
  await awaitReceiptLog(tx);
  const log = await findOpenLog(tx);
  if (log?.id !== logId || log.size !== size) {
    throw new GivingError('CONFLICT', 'The log changed while the command ran. Run the command again.');
  }
  const grown = appendLeaves(size, leafHashes, await findTiles(tx, logId, tilesForRoot(size)));
  if (!grown.root.equals(root)) {
    throw new GivingError('CONFLICT', 'These leaves do not lead to the root that the signer signed last.');
  }
  await insertRecoveredLeaves(tx, { leafHashes, at });
  await placeLeaves(tx, { logId, firstIndex: size, leafHashes });
  await saveTiles(tx, logId, grown.tiles);
  await saveLogSize(tx, logId, grown.size);
}
