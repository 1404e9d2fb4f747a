import { type Database, inTransaction } from '../../db/database';
import { resetSums } from '../../db/queries/impact/drift';
import {
  addDeltas,
  type ImpactDelta,
  insertAchievements,
  listBadges,
  listDeltas,
  listSupports,
  lockSums,
  tryLockSums,
} from '../../db/queries/impact/fold';
import { earnAchievements, SupportTally } from '../../domain/impact/achievements';

const BATCH = 5_000;

/**
 * Adds a batch of changes of gifts and hours to the impact sums, and awards the badges that users earn by
 * them. Opens a transaction, because the worker's loop has none. Returns the number of changes, or 0 while
 * another process does this work.
 */
export async function foldImpact(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockSums(tx))) return 0;
    const deltas = await listDeltas(tx, BATCH);
    // A mutant survives: without changes the later statements write nothing
    if (deltas.length === 0) return 0;
    await giveAchievements(tx, deltas);
    const ids = deltas.map(({ id }) => id);
    await addDeltas(tx, ids);
    return deltas.length;
  });
}

/**
 * Awards badges to the users of a batch. Adds each user's changes one by one, oldest first, because the
 * change that earns a badge also sets the badge's date.
 */
async function giveAchievements(tx: Database, deltas: ImpactDelta[]): Promise<void> {
  const userIds = [...new Set(deltas.map(({ userId }) => userId))];
  const supportsOf = Map.groupBy(await listSupports(tx, userIds), userOf);
  const badgesOf = Map.groupBy(await listBadges(tx, userIds), userOf);
  const deltasOf = Map.groupBy(deltas, userOf);
  const earned = userIds.flatMap((userId) => {
    const tally = new SupportTally(supportsOf.get(userId) ?? []);
    const badges = new Set((badgesOf.get(userId) ?? []).map(({ badge }) => badge));
    const achievements = earnAchievements(tally, deltasOf.get(userId) ?? [], badges);
    return achievements.map((achievement) => ({ userId, ...achievement }));
  });
  await insertAchievements(tx, earned);
}

const userOf = ({ userId }: { userId: string }) => userId;

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
