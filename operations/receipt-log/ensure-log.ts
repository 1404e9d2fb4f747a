import { type Database } from '../../db/database';
import { awaitReceiptLog, findOpenLog, insertLog, type ReceiptLog } from '../../db/queries/receipt-log/logs';
import { requireRow } from '../../domain/errors';

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
