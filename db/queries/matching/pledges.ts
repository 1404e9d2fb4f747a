/** Stores the pledges of sponsors to match the gifts of campaigns. */
import { Op } from 'sequelize';
import { type Database, runStatement, selectRows } from '../../database';
import { type MatchingPledgeRow } from '../../models/matching';

export type Pledge = MatchingPledgeRow;

export async function insertPledge(tx: Database, pledge: Pledge): Promise<void> {
  await tx.models.matchingPledges.create(pledge, { transaction: tx.transaction, returning: false });
}

export async function findPledge(db: Database, id: string): Promise<Pledge | undefined> {
  const row = await db.models.matchingPledges.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Reads one pledge and locks it until the transaction ends. */
export async function lockPledge(tx: Database, id: string): Promise<Pledge | undefined> {
  const row = await tx.models.matchingPledges.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

/** Finds the accepted pledge of a campaign. A pledge may be past `endsAt` and not ended yet. */
export async function findAcceptedPledge(db: Database, campaignId: string): Promise<Pledge | undefined> {
  const where = { campaignId, status: 'accepted' };
  const row = await db.models.matchingPledges.findOne({ where, transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Finds the accepted pledges of campaigns. The map's keys are the campaigns' ids. */
export async function findAcceptedPledges(db: Database, campaignIds: string[]): Promise<Map<string, Pledge>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db.models.matchingPledges.findAll({
    where: { campaignId: campaignIds, status: 'accepted' },
    transaction: db.transaction,
  });
  return new Map(rows.map((row) => row.get({ plain: true })).map((pledge) => [pledge.campaignId, pledge]));
}

/**
 * Locks a sponsor until the transaction ends. A charge locks the sponsor before the pledge, because gifts lock in this
 * order, too. Another order could deadlock.
 */
export async function lockSponsor(tx: Database, userId: string): Promise<void> {
  await selectRows(tx, 'SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

/** Updates a pledge. Lock it first. */
export async function updatePledge(tx: Database, id: string, changes: Partial<Pledge>): Promise<void> {
  await tx.models.matchingPledges.update(changes, { where: { id }, transaction: tx.transaction });
}

/** Adds to the used amount of a pledge. A negative amount releases money. Lock the pledge first. */
export async function addUsed(tx: Database, id: string, minor: bigint): Promise<void> {
  await runStatement(tx, 'UPDATE matching_pledges SET used_minor = used_minor + $2 WHERE id = $1', [
    id,
    minor.toString(),
  ]);
}

/** Stores whether the accepted pledge of a campaign has money left. Does not write an unchanged value. */
export async function markMatching(tx: Database, campaignId: string, hasMatching: boolean): Promise<void> {
  await tx.models.campaigns.update(
    { hasMatching },
    { where: { id: campaignId, hasMatching: !hasMatching }, transaction: tx.transaction },
  );
}

/** Returns a page of a campaign's pledges, newest first, and the total. `sponsorUserId` selects one sponsor. */
export async function listPledges(
  db: Database,
  filter: { campaignId: string; sponsorUserId: string | undefined; limit: number; offset: number },
): Promise<{ pledges: Pledge[]; total: number }> {
  const { campaignId, sponsorUserId, limit, offset } = filter;
  const { rows, count } = await db.models.matchingPledges.findAndCountAll({
    where: { campaignId, ...(sponsorUserId === undefined ? {} : { sponsorUserId }) },
    order: [['id', 'DESC']],
    limit,
    offset,
  });
  return { pledges: rows.map((row) => row.get({ plain: true })), total: count };
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
  await tx.models.matchingPledges.update(
    { source: to },
    { where: { sponsorUserId: userId, source: from }, transaction: tx.transaction },
  );
}

/** Counts a user's pending pledges for a campaign that have not expired. */
export async function countWaitingPledges(
  db: Database,
  { campaignId, sponsorUserId }: Pick<Pledge, 'campaignId' | 'sponsorUserId'>,
  at: Date,
): Promise<number> {
  const where = { campaignId, sponsorUserId, status: 'pending', endsAt: { [Op.gt]: at } };
  return db.models.matchingPledges.count({ where, transaction: db.transaction });
}
