/** Stores claims of charities. */
import { Op, Transaction } from 'sequelize';
import { type ClaimStatus } from '../../../domain/claims/claim';
import { type Database, selectRows } from '../../database';
import { listMemberCharities } from '../members/members';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { users } from '../../tables/accounts';
import { charities } from '../../tables/charities';
import { charityClaims, type ClaimRow } from '../../tables/members';
export type Claim = ClaimRow;

export async function insertClaim(tx: Database, claim: Claim): Promise<void> {
  await insert(tx, charityClaims, claim);
}

export async function findClaim(db: Database, id: string): Promise<Claim | undefined> {
  return find(db, charityClaims, { id });
}

/** Lists the claims of a charity that are in review, oldest first. Reviewers decide them as one case. */
export async function listOpenClaims(db: Database, charityId: string): Promise<Claim[]> {
  return list(db, charityClaims, { charityId, status: 'in_review' }, { order: ['id'] });
}

/** Lists everybody who ever claimed a charity, or who could use a credential that made a claim. */
export async function listClaimants(db: Database, charityId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT user_id AS id FROM charity_claims WHERE charity_id = $1
     UNION SELECT unnest(persons) FROM charity_claims WHERE charity_id = $1`,
    [charityId],
  );
  return rows.map(({ id }) => id);
}

/** Locks who claims until the transaction ends, so that their other claims wait. */
export async function lockClaimant(tx: Database, userId: string): Promise<void> {
  await lock(tx, users, { id: userId }, Transaction.LOCK.NO_KEY_UPDATE);
}

/** Counts a user's claims that are in review. */
export async function countOpenClaims(db: Database, userId: string): Promise<number> {
  return count(db, charityClaims, { userId, status: 'in_review' });
}

/** Finds the last denial of these users' claims of a charity after a time. */
export async function findDenialSince(
  db: Database,
  { charityId, userIds, since }: { charityId: string; userIds: string[]; since: Date },
): Promise<Date | undefined> {
  const userId = { [Op.in]: userIds };
  const denied = { charityId, userId, status: 'denied', decidedAt: { [Op.gt]: since } } as const;
  const [last] = await list(db, charityClaims, denied, { order: [['decidedAt', 'DESC']], limit: 1 });
  return last?.decidedAt ?? undefined;
}

/** Returns true if the deciders were mailed after a time about a claim that still waits. */
export async function hasToldDecidersSince(db: Database, since: Date): Promise<boolean> {
  return (await count(db, charityClaims, { status: 'in_review', decidersToldAt: { [Op.gt]: since } })) > 0;
}

interface ClaimFilter {
  readerId?: string;
  status?: ClaimStatus | undefined;
  limit: number;
  offset: number;
}

/**
 * Returns a page of claims, newest first, and the total. With `readerId`, only claims by this user or of their
 * charities.
 */
export async function listClaims(
  db: Database,
  { readerId, status, limit, offset }: ClaimFilter,
): Promise<{ claims: Claim[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    charityClaims,
    {
      ...(status === undefined ? {} : { status }),
      ...(readerId === undefined ? {} : await whereReader(db, readerId)),
    },
    { order: [['id', 'DESC']], limit, offset },
  );
  return { claims: rows, total };
}

async function whereReader(db: Database, userId: string) {
  return { [Op.or]: [{ userId }, { charityId: await listMemberCharities(db, userId) }] };
}

/** Stores what an operation changed about a claim. */
export async function updateClaim(tx: Database, claim: Claim): Promise<void> {
  const { id, status, approvals, objections, reason, decidedAt, passedToReviewAt } = claim;
  const changes = { status, approvals, objections, reason, decidedAt, passedToReviewAt };
  await update(tx, charityClaims, { id }, changes);
}

/** Stores when a claim of a charity was granted. Only verifications granted later count for payouts. */
export async function markCharityClaimed(tx: Database, charityId: string, at: Date): Promise<void> {
  await update(tx, charities, { id: charityId }, { claimedAt: at });
}
