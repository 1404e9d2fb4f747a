import { type Database } from '../../db/database';
import { insertRecoveredLeaves, placeLeaves } from '../../db/queries/receipt-log/leaves';
import { awaitReceiptLog, findOpenLog, saveLogSize } from '../../db/queries/receipt-log/logs';
import { findTiles, saveTiles } from '../../db/queries/receipt-log/tiles';
import { GivingError } from '../../domain/errors';
import { appendLeaves, tilesForRoot } from '../../domain/receipt-log/tree';

export interface Recovery {
  logId: number;
  /** How many leaves Postgres still has. */
  size: number;
  /** The lost leaf hashes, in order. */
  leafHashes: Buffer[];
  /** The root that the signer signed last. */
  root: Buffer;
  at: Date;
}

/**
 * Appends lost leaves again. Refuses any leaves that do not lead to the signed root, so nobody needs to trust their source.
 * A gift's own leaf belongs to the gift again. Postgres knows only the hash of the others.
 */
export async function recoverLeaves(
  tx: Database,
  { logId, size, leafHashes, root, at }: Recovery,
): Promise<void> {
  await awaitReceiptLog(tx);
  const log = await findOpenLog(tx);
  if (log?.id !== logId || log.size !== size) {
    throw new GivingError('CONFLICT', 'The log has changed meanwhile. Run the command again.');
  }
  const grown = appendLeaves(size, leafHashes, await findTiles(tx, logId, tilesForRoot(size)));
  if (!grown.root.equals(root)) {
    throw new GivingError('CONFLICT', 'These leaves do not lead to the root that was signed last.');
  }
  await insertRecoveredLeaves(tx, { leafHashes, at });
  await placeLeaves(tx, { logId, firstIndex: size, leafHashes });
  await saveTiles(tx, logId, grown.tiles);
  await saveLogSize(tx, logId, grown.size);
}
