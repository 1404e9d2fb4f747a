/** Stores the receipt logs of an installation. At most one log is open. */
import { Op } from 'sequelize';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { find, insert, list, update } from '../../rows';
import {
  type ReceiptLogKeyRow,
  receiptLogKeys,
  type ReceiptLogRow,
  receiptLogs,
} from '../../tables/receipts';

export type ReceiptLog = ReceiptLogRow;

export async function findOpenLog(db: Database): Promise<ReceiptLog | undefined> {
  return find(db, receiptLogs, { closedAt: null });
}

/** Returns all logs, oldest first. */
export async function listLogs(db: Database): Promise<ReceiptLog[]> {
  return list(db, receiptLogs, {}, { order: ['id'] });
}

/** Opens a log without leaves. Fails if another log is open. */
export async function insertLog(tx: Database, origin: string): Promise<void> {
  await insert(tx, receiptLogs, { origin });
}

export async function closeLog(
  tx: Database,
  { logId, reason, at }: { logId: number; reason: string; at: Date },
): Promise<void> {
  const changes = { closedAt: at, reason, refusal: null, refusedAt: null };
  await update(tx, receiptLogs, { id: logId }, changes);
}

export async function saveLogSize(tx: Database, logId: number, size: number): Promise<void> {
  await update(tx, receiptLogs, { id: logId }, { size });
}

/**
 * Stores the reason why the signer refuses to sign the log. Returns false if this reason is already stored.
 */
export async function noteRefusal(
  tx: Database,
  { logId, refusal, at }: { logId: number; refusal: string; at: Date },
): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `UPDATE receipt_logs SET refusal = $2, refused_at = $3
     WHERE id = $1 AND refusal IS DISTINCT FROM $2`,
    [logId, refusal, at],
  );
  return changed > 0;
}

export async function clearRefusal(tx: Database, logId: number): Promise<void> {
  await update(tx, receiptLogs, { id: logId }, { refusal: null, refusedAt: null });
}

/**
 * Stores `at` as the time of a round of requests to the witnesses. Returns false if the last round is too
 * recent.
 */
export async function noteWitnessRound(
  tx: Database,
  { logId, at, pauseMs }: { logId: number; at: Date; pauseMs: number },
): Promise<boolean> {
  // abs() keeps the rounds going after a clock was set back.
  const changed = await changeRows(
    tx,
    `UPDATE receipt_logs SET witnesses_asked_at = $2 WHERE id = $1 AND (witnesses_asked_at IS NULL
       OR abs(extract(epoch FROM $2::timestamptz - witnesses_asked_at)) * 1000 >= $3)`,
    [logId, at, pauseMs],
  );
  return changed > 0;
}

/**
 * Locks the receipt log until the transaction ends, to append or sign. Returns false if another worker holds
 * the lock.
 */
export async function lockReceiptLog(tx: Database): Promise<boolean> {
  const [row] = await selectRows<{ locked: boolean }>(
    tx,
    `SELECT pg_try_advisory_xact_lock(hashtext('receipt-log')) AS locked,
            set_config('synchronous_commit', 'on', true)`,
  );
  return row?.locked === true;
}

/** Locks the receipt log like `lockReceiptLog`, but waits while another worker holds the lock. */
export async function awaitReceiptLog(tx: Database): Promise<void> {
  await runStatement(
    tx,
    `SELECT pg_advisory_xact_lock(hashtext('receipt-log')), set_config('synchronous_commit', 'on', true)`,
  );
}

export type LogKey = ReceiptLogKeyRow;

/** Returns the keys of all logs, oldest first. */
export async function listLogKeys(db: Database): Promise<LogKey[]> {
  return list(db, receiptLogKeys, {}, { order: ['logId', 'validFrom', 'publicKey'] });
}

/** Stores the keys that sign the log now. Ends the validity of the log's other keys. */
export async function saveLogKeys(
  tx: Database,
  { logId, publicKeys, at }: { logId: number; publicKeys: string[]; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO receipt_log_keys (log_id, public_key, valid_from) SELECT $1::integer, unnest($2::text[]), $3
     ON CONFLICT (log_id, public_key) DO UPDATE SET valid_until = NULL
     WHERE receipt_log_keys.valid_until IS NOT NULL`,
    [logId, publicKeys, at],
  );
  const isOther = { logId, validUntil: null, publicKey: { [Op.notIn]: publicKeys } };
  await update(tx, receiptLogKeys, isOther, { validUntil: at });
}
