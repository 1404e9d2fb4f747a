import { type Database } from '../../db/database';
import { findNewestCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { releaseLeaves } from '../../db/queries/receipt-log/leaves';
import {
  awaitReceiptLog,
  closeLog,
  insertLog,
  listLogs,
  type ReceiptLog,
  saveLogSize,
} from '../../db/queries/receipt-log/logs';
import { GivingError } from '../../domain/errors';

/**
 * Closes the open log and opens a new log with another origin. Moves the leaves that no stored checkpoint
 * covers to the new log. Returns the origin of the closed log, or undefined if no log was open, as after a
 * restore.
 */
export async function replaceLog(
  tx: Database,
  { origin, reason, at }: { origin: string; reason: string; at: Date },
): Promise<string | undefined> {
  await awaitReceiptLog(tx);
  const logs = await listLogs(tx);
  if (logs.some((log) => log.origin === origin)) {
    throw new GivingError('CONFLICT', `A log ${origin} exists already. Choose another origin.`);
  }
  const log = logs.find(({ closedAt }) => closedAt === null);
  if (log !== undefined) await closeAtCheckpoint(tx, log, { reason, at });
  await insertLog(tx, origin);
  return log?.origin;
}

async function closeAtCheckpoint(
  tx: Database,
  log: ReceiptLog,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const checkpoint = await findNewestCheckpoint(tx, log.id);
  const size = checkpoint?.size ?? 0;
  await releaseLeaves(tx, { logId: log.id, fromIndex: size });
  await saveLogSize(tx, log.id, size);
  await closeLog(tx, { logId: log.id, reason, at });
}
