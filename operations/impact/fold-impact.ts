import { type Database, inTransaction } from '../../db/database';
import {
  addDeltas,
  type ImpactDelta,
  insertAchievements,
  listBadges,
  listDeltas,
  listSupports,
  tryLockSums,
} from '../../db/queries/impact/fold';
import { earnAchievements, SupportTally } from '../../domain/impact/achievements';

const BATCH = 5_000;

/**
 * Adds a batch of changed gifts and hours to the sums, and awards the earned badges. Opens a transaction, because the
 * worker's loop has none. Returns the batch size, or 0 while another process does this work.
 */
export async function foldImpact(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await tryLockSums(tx))) return 0;
    const deltas = await listDeltas(tx, BATCH);
    if (deltas.length === 0) return 0;
    await giveAchievements(tx, deltas);
    const ids = deltas.map(({ id }) => id);
    await addDeltas(tx, ids);
    return deltas.length;
  });
}

/** Awards badges. Adds the changes one by one, oldest first, to the sums from before the batch. */
async function giveAchievements(tx: Database, deltas: ImpactDelta[]): Promise<void> {
  const userIds = [...new Set(deltas.map(({ userId }) => userId))];
  const supportsOf = groupByUser(await listSupports(tx, userIds));
  const badgesOf = groupByUser(await listBadges(tx, userIds));
  const deltasOf = groupByUser(deltas);
  const earned = userIds.flatMap((userId) => {
    const tally = new SupportTally(supportsOf.get(userId) ?? []);
    const badges = new Set((badgesOf.get(userId) ?? []).map(({ badge }) => badge));
    const achievements = earnAchievements(tally, deltasOf.get(userId) ?? [], badges);
    return achievements.map((achievement) => ({ userId, ...achievement }));
  });
  await insertAchievements(tx, earned);
}

function groupByUser<Row extends { userId: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group === undefined) groups.set(row.userId, [row]);
    else group.push(row);
  }
  return groups;
}
