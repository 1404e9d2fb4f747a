import { type Database } from '../../db/database';
import { listQueuedLeaves, placeLeaves } from '../../db/queries/receipt-log/leaves';
import { findOpenLog, lockReceiptLog, saveLogSize } from '../../db/queries/receipt-log/logs';
import { findTiles, saveTiles } from '../../db/queries/receipt-log/tiles';
import { appendLeaves, tilesForRoot } from '../../domain/receipt-log/tree';
import { maySign, type Signing } from './signer-check';

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
