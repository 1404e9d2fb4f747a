import { type Database } from '../../db/database';
import { findOpenLog, noteRefusal } from '../../db/queries/receipt-log/logs';

/** Stores the signer's reason for refusing the open log. Returns false if this reason is already stored. */
export async function recordRefusal(
  tx: Database,
  { refusal, at }: { refusal: string; at: Date },
): Promise<boolean> {
  const log = await findOpenLog(tx);
  return log === undefined || noteRefusal(tx, { logId: log.id, refusal, at });
}
