import { type Database } from '../../db/database';
import { findOpenLog, noteRefusal } from '../../db/queries/receipt-log/logs';

/** Stores why the signer refuses the open log. Returns whether that is news. */
export async function recordRefusal(
  tx: Database,
  { refusal, at }: { refusal: string; at: Date },
): Promise<boolean> {
  const log = await findOpenLog(tx);
  return log === undefined || noteRefusal(tx, { logId: log.id, refusal, at });
}
