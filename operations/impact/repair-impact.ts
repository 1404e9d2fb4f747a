import { type Database, inTransaction } from '../../db/database';
import { resetSums } from '../../db/queries/impact/drift';
import { lockSums } from '../../db/queries/impact/fold';

/**
 * Deletes a charity's impact sums, and queues its gifts and hours to be added again. Opens its own
 * transaction.
 */
export async function repairImpact(db: Database, charityId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSums(tx);
    await resetSums(tx, charityId);
  });
}
