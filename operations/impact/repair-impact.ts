import { type Database, inTransaction } from '../../db/database';
import { resetSums } from '../../db/queries/impact/drift';
import { lockSums } from '../../db/queries/impact/fold';

/** Resets a charity's sums, which are folded anew from its gifts and hours. A command calls it, so it opens its own transaction. */
export async function repairImpact(db: Database, charityId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSums(tx);
    await resetSums(tx, charityId);
  });
}
