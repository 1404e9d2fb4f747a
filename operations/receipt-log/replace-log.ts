import { type Database } from '../../db/database';
import { findNewestCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { releaseLeaves } from '../../db/queries/receipt-log/leaves';
import {
  awaitReceiptLog,
  closeLog,
  findOpenLog,
  insertLog,
  saveLogSize,
} from '../../db/queries/receipt-log/logs';
import { GivingError } from '../../domain/errors';

/**
 * Closes the open log and opens one with another origin. Leaves that no stored checkpoint covers go to the new log.
 * Returns the origin of the closed log.
 */
export async function replaceLog(
  tx: Database,
  { origin, reason, at }: { origin: string; reason: string; at: Date },
): Promise<string> {
  await awaitReceiptLog(tx);
  const log = await findOpenLog(tx);
  if (log === undefined) throw new GivingError('CONFLICT', 'There is no open log.');
  if (log.origin === origin) {
    throw new GivingError('CONFLICT', `The log ${origin} is open. The new log needs another origin.`);
  }
  const checkpoint = await findNewestCheckpoint(tx, log.id);
  const size = checkpoint?.size ?? 0;
  await releaseLeaves(tx, { logId: log.id, fromIndex: size });
  await saveLogSize(tx, log.id, size);
  await closeLog(tx, { logId: log.id, reason, at });
  await insertLog(tx, { origin, at });
  return log.origin;
}
