import { type Database } from '../../db/database';
import { findNewestCheckpoint, hasCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { releaseLeaves } from '../../db/queries/receipt-log/leaves';
import {
  awaitReceiptLog,
  closeLog,
  findOpenLog,
  insertLog,
  listLogs,
  type ReceiptLog,
  saveLogSize,
} from '../../db/queries/receipt-log/logs';
import { GivingError, requireRow } from '../../domain/errors';
import { type ReceiptSigner, SignerRefusal } from '../../gateways/settlement/receipt-signer';
import { type Act } from '../act';

/**
 * Returns the open log, and opens one if there is none. The caller must commit before it asks the signer. If
 * a restore of Postgres removed the log, the signer refuses. Operators then need the new row to see the
 * refusal and to recover the log.
 */
export async function ensureLog(tx: Database, origin: string): Promise<ReceiptLog> {
  await awaitReceiptLog(tx);
  if ((await findOpenLog(tx)) === undefined) await insertLog(tx, origin);
  return requireRow(await findOpenLog(tx), origin);
}

/**
 * Closes the open log and opens a new log with another origin. Moves the leaves that no stored checkpoint
 * covers to the new log. Returns the origin of the closed log, or undefined if no log was open, as after a
 * restore.
 */
export async function replaceLog(
  act: Act,
  { origin, reason }: { origin: string; reason: string },
): Promise<string | undefined> {
  await awaitReceiptLog(act.tx);
  const logs = await listLogs(act.tx);
  if (logs.some((log) => log.origin === origin)) {
    throw new GivingError('CONFLICT', `A log ${origin} exists already. Choose another origin.`);
  }
  const log = logs.find(({ closedAt }) => closedAt === null);
  if (log !== undefined) await closeAtCheckpoint(act, log, reason);
  await insertLog(act.tx, origin);
  return log?.origin;
}

async function closeAtCheckpoint({ tx, at }: Act, log: ReceiptLog, reason: string): Promise<void> {
  const checkpoint = await findNewestCheckpoint(tx, log.id);
  const size = checkpoint?.size ?? 0;
  await releaseLeaves(tx, { logId: log.id, fromIndex: size });
  await saveLogSize(tx, log.id, size);
  await closeLog(tx, { logId: log.id, reason, at });
}

export interface Signing {
  /** The origin in the settings (RECEIPT_LOG_ORIGIN). */
  origin: string;
  signer: ReceiptSigner;
}

/**
 * Returns true if this worker may append and sign. Returns false if the log has checkpoints that this
 * worker's signer does not know. Throws a SignerRefusal if the log lacks leaves that were signed, or if the
 * settings name another log.
 */
export async function maySign(tx: Database, log: ReceiptLog, { origin, signer }: Signing): Promise<boolean> {
  const last = await signer.lastSigned(log.origin);
  if (last === undefined && (await hasCheckpoint(tx, log.id))) return false;
  if (log.origin !== origin) {
    throw new SignerRefusal(`The open log is ${log.origin}, but RECEIPT_LOG_ORIGIN is ${origin}.`);
  }
  if (last !== undefined && last.size > log.size) {
    throw new SignerRefusal(`The log has ${log.size} leaves, but ${last.size} leaves were signed before.`);
  }
  return true;
}
