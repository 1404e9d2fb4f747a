import { type Database } from '../../db/database';
import { hasCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { type ReceiptLog } from '../../db/queries/receipt-log/logs';
import { type ReceiptSigner, SignerRefusal } from '../../gateways/receipt-signer';

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
