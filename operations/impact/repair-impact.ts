import { type Database, inTransaction } from '../../db/database';
import { resetSums } from '../../db/queries/impact/drift';
import { lockSums } from '../../db/queries/impact/fold';

/** Resets a charity's sums, so that its gifts and hours are added again. Opens its own transaction. */
export async function repairImpact(db: Database, charityId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSums(tx);
    await resetSums(tx, charityId);
  });
}
