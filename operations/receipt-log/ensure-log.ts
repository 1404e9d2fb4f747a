import { type Database } from '../../db/database';
import { awaitReceiptLog, findOpenLog, insertLog, type ReceiptLog } from '../../db/queries/receipt-log/logs';
import { requireRow } from '../../domain/errors';

/**
 * Opens a log if none is open, and returns the open one. The caller commits it before it asks the signer: a log that a
 * restore removed must be there to show the signer's refusal, and to be recovered.
 */
export async function ensureLog(
  tx: Database,
  { origin, at }: { origin: string; at: Date },
): Promise<ReceiptLog> {
  await awaitReceiptLog(tx);
  if ((await findOpenLog(tx)) === undefined) await insertLog(tx, { origin, at });
  return requireRow(await findOpenLog(tx), origin);
}
