/** Stores the pledges of sponsors to match the gifts of campaigns. */
import { Op } from 'sequelize';
import { type Database, runStatement, selectRows } from '../../database';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { users } from '../../tables/accounts';
import { campaigns } from '../../tables/campaigns';
import { type MatchingPledgeRow, matchingPledges } from '../../tables/matching';

export type Pledge = MatchingPledgeRow;

export async function insertPledge(tx: Database, pledge: Pledge): Promise<void> {
  await insert(tx, matchingPledges, pledge);
}

export async function findPledge(db: Database, id: string): Promise<Pledge | undefined> {
  return find(db, matchingPledges, { id });
}

/** Reads one pledge and locks it until the transaction ends. */
export async function lockPledge(tx: Database, id: string): Promise<Pledge | undefined> {
  return lock(tx, matchingPledges, { id });
}

/** Finds the accepted pledge of a campaign. A pledge may be past `endsAt` and not ended yet. */
export async function findAcceptedPledge(db: Database, campaignId: string): Promise<Pledge | undefined> {
  const where = { campaignId, status: 'accepted' };
  return find(db, matchingPledges, where);
}

/** Finds the accepted pledges of campaigns. The map's keys are the campaigns' ids. */
export async function findAcceptedPledges(db: Database, campaignIds: string[]): Promise<Map<string, Pledge>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await list(db, matchingPledges, { campaignId: campaignIds, status: 'accepted' });
  return new Map(rows.map((pledge) => [pledge.campaignId, pledge]));
}

/**
 * Locks a sponsor until the transaction ends. A charge locks the sponsor before the pledge, because gifts lock in this
 * order, too. Another order could deadlock.
 */
export async function lockSponsor(tx: Database, userId: string): Promise<void> {
  await lock(tx, users, { id: userId });
}

/**
 * Locks the choice of a campaign's pledge until the transaction ends, so that only one is accepted at a time. Lock it
 * before any pledge. The row of the campaign would not do: gifts lock it after a pledge.
 */
export async function lockAcceptance(tx: Database, campaignId: string): Promise<void> {
  await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended('accepted pledge/' || $1, 0))`, [
    campaignId,
  ]);
}

/** Updates a pledge. Lock it first. */
export async function updatePledge(tx: Database, id: string, changes: Partial<Pledge>): Promise<void> {
  await update(tx, matchingPledges, { id }, changes);
}

/** Adds to the used amount of a pledge. A negative amount releases money. Lock the pledge first. */
export async function addUsed(tx: Database, id: string, minor: bigint): Promise<void> {
  await runStatement(tx, 'UPDATE matching_pledges SET used_minor = used_minor + $2 WHERE id = $1', [
    id,
    minor,
  ]);
}

/** Stores whether the accepted pledge of a campaign has money left. Does not write an unchanged value. */
export async function markMatching(tx: Database, campaignId: string, hasMatching: boolean): Promise<void> {
  await update(tx, campaigns, { id: campaignId, hasMatching: !hasMatching }, { hasMatching });
}

/** Returns a page of a campaign's pledges, newest first, and the total. `sponsorUserId` selects one sponsor. */
export async function listPledges(
  db: Database,
  filter: { campaignId: string; sponsorUserId: string | undefined; limit: number; offset: number },
): Promise<{ pledges: Pledge[]; total: number }> {
  const { campaignId, sponsorUserId, limit, offset } = filter;
  const { rows, total } = await listPage(
    db,
    matchingPledges,
    { campaignId, ...(sponsorUserId === undefined ? {} : { sponsorUserId }) },
    { order: [['id', 'DESC']], limit, offset },
  );
  return { pledges: rows, total };
}

/** Lists the pledges that a source must still pay: open pledges, and ended pledges with uncharged matches. */
export async function listPledgesOfSource(
  db: Database,
  userId: string,
  source: string,
): Promise<Pick<Pledge, 'id' | 'currency'>[]> {
  return selectRows(
    db,
    `SELECT id, currency FROM matching_pledges p WHERE sponsor_user_id = $1 AND source = $2
       AND (status IN ('pending', 'accepted') OR EXISTS (SELECT 1 FROM gift_matches m
         WHERE m.pledge_id = p.id AND m.status IN ('reserved', 'charging') AND m.kept_minor > 0)) ORDER BY id`,
    [userId, source],
  );
}

/** Moves all pledges of one payment source to another. */
export async function movePledges(
  tx: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await update(tx, matchingPledges, { sponsorUserId: userId, source: from }, { source: to });
}

/** Counts a user's pending pledges for a campaign that have not expired. */
export async function countWaitingPledges(
  db: Database,
  { campaignId, sponsorUserId }: Pick<Pledge, 'campaignId' | 'sponsorUserId'>,
  at: Date,
): Promise<number> {
  const where = { campaignId, sponsorUserId, status: 'pending', endsAt: { [Op.gt]: at } };
  return count(db, matchingPledges, where);
}
