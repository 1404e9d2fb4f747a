/** Stores the members and invitations of charities. */
import { Op } from 'sequelize';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { count, find, insert, list, listPage, lock, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { leavingSql } from '../users/erasures';
import { type CharityInvitationRow, charityInvitations, charityMembers } from '../../tables/members';

export type CharityInvitation = CharityInvitationRow;

export interface CharityMember {
  userId: string;
  name: string;
  joinedAt: Date;
}

/** Returns a page of a charity's members, earliest first, and the total. */
export async function listMembers(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ members: CharityMember[]; total: number }> {
  const members = await selectRows<CharityMember>(
    db,
    `SELECT m.user_id, u.name, m.created_at AS joined_at
     FROM charity_members m JOIN users u ON u.id = m.user_id
     WHERE m.charity_id = $1 ORDER BY m.created_at, m.user_id LIMIT $2 OFFSET $3`,
    [charityId, page.limit, page.offset],
  );
  return { members, total: await countMembers(db, charityId) };
}

/** Returns the ids of the charities that a user is a member of. */
export async function listMemberCharities(db: Database, userId: string): Promise<string[]> {
  const rows = await list(db, charityMembers, { userId }, { order: ['charityId'] });
  return rows.map(({ charityId }) => charityId);
}

/** Returns the charities that a user is a member of, sorted by name. */
export async function listCharitiesOfUser(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  return selectRows<{ id: string; name: string }>(
    db,
    `SELECT c.id, c.name FROM charity_members m JOIN charities c ON c.id = m.charity_id
     WHERE m.user_id = $1 ORDER BY c.name, c.id`,
    [userId],
  );
}

/** Returns true if a user is a member of a charity. */
export async function isMember(db: Database, charityId: string, userId: string): Promise<boolean> {
  return (await find(db, charityMembers, { charityId, userId })) !== undefined;
}

/** Makes a user a member of a charity. Idempotent. */
export async function addMember(tx: Database, charityId: string, userId: string, at: Date): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO charity_members (charity_id, user_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [charityId, userId, at],
  );
}

/** Removes a member and stores the time of leaving. Returns false if the user is not a member. */
export async function removeMember(
  tx: Database,
  { charityId, userId, at }: { charityId: string; userId: string; at: Date },
): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `WITH gone AS (DELETE FROM charity_members WHERE charity_id = $1 AND user_id = $2 RETURNING charity_id, user_id)
     INSERT INTO former_members (charity_id, user_id, left_at) SELECT charity_id, user_id, $3 FROM gone
     ON CONFLICT (charity_id, user_id) DO UPDATE SET left_at = EXCLUDED.left_at`,
    [charityId, userId, at],
  );
  return changed > 0;
}

/** Locks a charity's members until the transaction ends. Returns their number. */
export async function lockMemberCount(tx: Database, charityId: string): Promise<number> {
  await runStatement(tx, 'SELECT 1 FROM charities WHERE id = $1 FOR NO KEY UPDATE', [charityId]);
  return countMembers(tx, charityId);
}

/** Locks the members of all charities of users, so that two who leave at once see each other. */
export async function lockCharitiesOf(tx: Database, userIds: string[]): Promise<void> {
  await runStatement(
    tx,
    `SELECT 1 FROM charities WHERE id IN (SELECT charity_id FROM charity_members WHERE user_id = ANY($1))
     ORDER BY id FOR NO KEY UPDATE`,
    [userIds],
  );
}

async function countMembers(db: Database, charityId: string): Promise<number> {
  return count(db, charityMembers, { charityId });
}

/** Members who stay when one goes. Who is to be erased does not stay. */
export interface Remaining {
  members: number;
  /** Those of them who joined by a time. */
  ofLongStanding: number;
}

/** Counts the members who stay when one goes. */
export async function countRemaining(
  db: Database,
  { charityId, joinedBefore, without }: { charityId: string; joinedBefore: Date; without: string },
): Promise<Remaining> {
  const [remaining] = await selectRows<Remaining>(
    db,
    `SELECT count(*) AS members, count(*) FILTER (WHERE m.created_at <= $2) AS of_long_standing
     FROM charity_members m WHERE m.charity_id = $1 AND m.user_id <> $3 AND NOT ${leavingSql('m.user_id')}`,
    [charityId, joinedBefore, without],
  );
  return remaining ?? { members: 0, ofLongStanding: 0 };
}

/** Stores an invitation. The row holds only the hash of the invitation's token. */
export async function insertInvitation(tx: Database, invitation: CharityInvitation): Promise<void> {
  await insert(tx, charityInvitations, invitation);
}

/** Returns a page of a charity's invitations, newest first, and the total. */
export async function listInvitations(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ invitations: CharityInvitation[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    charityInvitations,
    { charityId },
    { order: [['id', 'DESC']], ...page },
  );
  return { invitations: rows, total };
}

/** Returns an invitation and the name of its charity, by the hash of the invitation's token. */
export async function findInvitation(
  db: Database,
  tokenHash: string,
): Promise<(CharityInvitation & { charityName: string }) | undefined> {
  const [invitation] = await selectRows<CharityInvitation & { charityName: string }>(
    db,
    `SELECT ${columnsOf(charityInvitations, 'i')}, c.name AS charity_name
     FROM charity_invitations i JOIN charities c ON c.id = i.charity_id WHERE i.token_hash = $1`,
    [tokenHash],
  );
  return invitation;
}

/** Reads an invitation and locks it until the transaction ends. */
export async function lockInvitation(
  tx: Database,
  by: { id: string; charityId: string } | { tokenHash: string },
): Promise<CharityInvitation | undefined> {
  return lock(tx, charityInvitations, by);
}

export interface InvitationSenders {
  userIds: string[];
  /** Without it, the invitations to every charity. */
  charityId?: string;
}

/** Reads the invitations that users sent and that can still be accepted. Locks them until the transaction ends. */
export async function lockInvitationsOf(
  tx: Database,
  { userIds, charityId }: InvitationSenders,
  at: Date,
): Promise<CharityInvitation[]> {
  const pending = { acceptedAt: null, revokedAt: null, expiresAt: { [Op.gt]: at } };
  const sent = { invitedBy: userIds, ...(charityId === undefined ? {} : { charityId }) };
  return list(tx, charityInvitations, { ...sent, ...pending }, { order: ['id'], lock: true });
}

/** Stores that an invitation was accepted or revoked. */
export async function updateInvitation(
  tx: Database,
  id: string,
  changes: Partial<Pick<CharityInvitation, 'acceptedBy' | 'acceptedAt' | 'revokedAt'>>,
): Promise<void> {
  await update(tx, charityInvitations, { id }, changes);
}

/** Counts the invitations that a charity sent after `since`. */
export async function countInvitationsSince(tx: Database, charityId: string, since: Date): Promise<number> {
  return count(tx, charityInvitations, { charityId, createdAt: { [Op.gt]: since } });
}

/** Invitations of the last day, and when the first of them was sent; null if there is none. */
export interface InvitationUse {
  sent: number;
  firstAt: Date | null;
}

/** Counts the invitations to an address after `since`, whoever sent them. */
export async function countInvitationsTo(tx: Database, email: string, since: Date): Promise<InvitationUse> {
  return countUse(tx, 'i.email = $1', email, since);
}

/** Counts the invitations to charities that are not listed, which users of an account sent after `since`. */
export async function countUnlistedInvitations(
  tx: Database,
  accountId: string,
  since: Date,
): Promise<InvitationUse> {
  const matches = `NOT c.listed AND i.invited_by IN (SELECT id FROM users WHERE account_id = $1)`;
  return countUse(tx, matches, accountId, since);
}

async function countUse(tx: Database, matches: string, subject: string, since: Date): Promise<InvitationUse> {
  await runStatement(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`invitations ${subject}`]);
  const [use] = await selectRows<InvitationUse>(
    tx,
    `SELECT count(*) AS sent, min(i.created_at) AS first_at
     FROM charity_invitations i JOIN charities c ON c.id = i.charity_id
     WHERE ${matches} AND i.created_at > $2`,
    [subject, since],
  );
  return use ?? { sent: 0, firstAt: null };
}
