/**
 * Stores the receipt logs of an installation. At most one log is open. The SQL casts sizes to float8, because
 * the driver returns float8 as a number and bigint as a string.
 */
import { type Database, runStatement, selectRows } from '../../database';

export interface ReceiptLog {
  id: number;
  origin: string;
  openedAt: Date;
  closedAt: Date | null;
  /** The reason why the log was closed; null for an open log. */
  reason: string | null;
  /** The number of appended leaves. The newest checkpoint may be smaller. */
  size: number;
  /**
   * The reason why the signer refuses to sign this log, and the time of its first refusal. Null if it signs.
   */
  refusal: string | null;
  refusedAt: Date | null;
}

const COLUMNS = `id, origin, opened_at, closed_at, reason, size::float8 AS size,
  refusal, refused_at`;

export async function findOpenLog(db: Database): Promise<ReceiptLog | undefined> {
  const [log] = await selectRows<ReceiptLog>(
    db,
    `SELECT ${COLUMNS} FROM receipt_logs WHERE closed_at IS NULL`,
  );
  return log;
}

/** Returns all logs, oldest first. */
export async function listLogs(db: Database): Promise<ReceiptLog[]> {
  return selectRows(db, `SELECT ${COLUMNS} FROM receipt_logs ORDER BY id`);
}

/** Opens a log without leaves. Fails if another log is open. */
export async function insertLog(tx: Database, { origin, at }: { origin: string; at: Date }): Promise<void> {
  await runStatement(tx, 'INSERT INTO receipt_logs (origin, opened_at) VALUES ($1, $2)', [origin, at]);
}

export async function closeLog(
  tx: Database,
  { logId, reason, at }: { logId: number; reason: string; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    'UPDATE receipt_logs SET closed_at = $2, reason = $3, refusal = NULL, refused_at = NULL WHERE id = $1',
    [logId, at, reason],
  );
}

export async function saveLogSize(tx: Database, logId: number, size: number): Promise<void> {
  await runStatement(tx, 'UPDATE receipt_logs SET size = $2 WHERE id = $1', [logId, size]);
}

/**
 * Stores the reason why the signer refuses to sign the log. Returns false if this reason is already stored.
 */
export async function noteRefusal(
  tx: Database,
  { logId, refusal, at }: { logId: number; refusal: string; at: Date },
): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `UPDATE receipt_logs SET refusal = $2, refused_at = $3
     WHERE id = $1 AND refusal IS DISTINCT FROM $2 RETURNING id`,
    [logId, refusal, at],
  );
  return rows.length > 0;
}

export async function clearRefusal(tx: Database, logId: number): Promise<void> {
  await runStatement(tx, 'UPDATE receipt_logs SET refusal = NULL, refused_at = NULL WHERE id = $1', [logId]);
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
  const rows = await selectRows(
    tx,
    `UPDATE receipt_logs SET witnesses_asked_at = $2 WHERE id = $1 AND (witnesses_asked_at IS NULL
       OR abs(extract(epoch FROM $2::timestamptz - witnesses_asked_at)) * 1000 >= $3) RETURNING id`,
    [logId, at, pauseMs],
  );
  return rows.length > 0;
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

export interface LogKey {
  logId: number;
  /** A C2SP verifier key: name+hash+base64. */
  publicKey: string;
  validFrom: Date;
  validUntil: Date | null;
}

/** Returns the keys of all logs, oldest first. */
export async function listLogKeys(db: Database): Promise<LogKey[]> {
  return selectRows(
    db,
    `SELECT log_id, public_key, valid_from, valid_until
     FROM receipt_log_keys ORDER BY log_id, valid_from, public_key`,
  );
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
  await runStatement(
    tx,
    `UPDATE receipt_log_keys SET valid_until = $3
     WHERE log_id = $1 AND valid_until IS NULL AND NOT public_key = ANY ($2::text[])`,
    [logId, publicKeys, at],
  );
}
