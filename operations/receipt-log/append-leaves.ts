import { type Database } from '../../db/database';
import { listQueuedLeaves, placeLeaves } from '../../db/queries/receipt-log/leaves';
import {
  findOpenLog,
  insertLog,
  lockReceiptLog,
  type ReceiptLog,
  saveLogSize,
} from '../../db/queries/receipt-log/logs';
import { hasCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { findTiles, saveTiles } from '../../db/queries/receipt-log/tiles';
import { requireRow } from '../../domain/errors';
import { appendLeaves, tilesForRoot } from '../../domain/receipt-log/tree';
import { type ReceiptSigner, SignerRefusal } from '../../gateways/receipt-signer';

export interface Append {
  /** The origin of a log that is opened now. */
  origin: string;
  signer: ReceiptSigner;
  /** At most this many leaves. */
  limit: number;
  at: Date;
}

/**
 * Appends queued leaves to the open log, and opens one if there is none. Does nothing while another worker appends, or if
 * only another worker's signer knows the log. Throws a SignerRefusal if the signer has signed more leaves than Postgres
 * has: appending would fork the log. Returns how many leaves were appended.
 */
export async function appendQueuedLeaves(
  tx: Database,
  { origin, signer, limit, at }: Append,
): Promise<number> {
  if (!(await lockReceiptLog(tx))) return 0;
  const log = (await findOpenLog(tx)) ?? (await openLog(tx, origin, at));
  if (!(await maySign(tx, log, { origin, signer }))) return 0;
  const hashes = await listQueuedLeaves(tx, limit);
  if (hashes.length === 0) return 0;
  const { size, tiles } = appendLeaves(log.size, hashes, await findTiles(tx, log.id, tilesForRoot(log.size)));
  await placeLeaves(tx, { logId: log.id, firstIndex: log.size, leafHashes: hashes });
  await saveTiles(tx, log.id, tiles);
  await saveLogSize(tx, log.id, size);
  return hashes.length;
}

async function openLog(tx: Database, origin: string, at: Date): Promise<ReceiptLog> {
  await insertLog(tx, { origin, at });
  return requireRow(await findOpenLog(tx), origin);
}

async function maySign(
  tx: Database,
  log: ReceiptLog,
  { origin, signer }: Pick<Append, 'origin' | 'signer'>,
): Promise<boolean> {
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
