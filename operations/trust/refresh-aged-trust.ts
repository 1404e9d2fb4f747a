import { type Database, inTransaction } from '../../db/database';
import { listAgedTrust } from '../../db/queries/trust/trust';
import { refreshTrust } from './refresh-trust';

const BATCH = 100;

/**
 * Refreshes a batch of outdated trust scores. Scores become outdated without any event, because the factors
 * for history and updates change with time. Opens a transaction for each score. Returns true if more scores
 * may be outdated.
 */
export async function refreshAgedTrust(db: Database, at: Date): Promise<boolean> {
  const charityIds = await listAgedTrust(db, at, BATCH);
  for (const charityId of charityIds) await inTransaction(db, (tx) => refreshTrust(tx, { charityId, at }));
  return charityIds.length === BATCH;
}
