/** Tells whether the receipt log gets its checkpoints in time. */
import { LATE_AFTER_MS } from '../../../domain/receipt-log/pace';
import { type Database, selectRows } from '../../database';

export interface ReceiptLogHealth {
  /** The reason why the signer refuses to sign the open log; null if it signs. */
  refusal: string | null;
  /** The time that the oldest leaf has been waiting for a checkpoint; 0 if no leaf is waiting. */
  waitingMs: number;
  isLate: boolean;
}

export async function findReceiptLogHealth(db: Database, at: Date): Promise<ReceiptLogHealth> {
  const [row] = await selectRows<{ refusal: string | null; since: Date | null }>(
    db,
    `SELECT (SELECT refusal FROM receipt_logs WHERE closed_at IS NULL) AS refusal, least(
       (SELECT min(queued_at) FROM receipt_leaves WHERE leaf_index IS NULL),
       (SELECT l.queued_at FROM receipt_logs o JOIN receipt_leaves l ON l.log_id = o.id AND l.leaf_index = coalesce(
          (SELECT size FROM receipt_checkpoints WHERE log_id = o.id ORDER BY number DESC LIMIT 1), 0)
        WHERE o.closed_at IS NULL)
     ) AS since`,
  );
  const since = row?.since ?? at;
  const waitingMs = Math.max(0, at.getTime() - since.getTime());
  return { refusal: row?.refusal ?? null, waitingMs, isLate: waitingMs > LATE_AFTER_MS };
}
