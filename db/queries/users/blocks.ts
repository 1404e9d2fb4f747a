/** Stores which people an operator shut out. See docs/rules/access.md. */
import { changeRows, type Database, selectRows } from '../../database';
import { find, remove } from '../../rows';
import { type UserBlockRow, userBlocks } from '../../tables/accounts';

export type UserBlock = UserBlockRow;

/** SQL that is true for a blocked user, whose id the SQL `userId` gives. */
export const blockedSql = (userId: string) =>
  `EXISTS (SELECT FROM user_blocks b WHERE b.user_id = ${userId})`;

/** SQL that is true for a key of an operator or reviewer that a blocked person issued, and may have kept. */
export const staffKeyBlockedSql = (key: string) => `EXISTS (
  SELECT FROM users s, unnest(${key}.issued_by) AS issuer (id),
    -- OFFSET keeps Postgres from reading the whole table of blocks.
    LATERAL (SELECT FROM user_blocks b WHERE b.user_id = issuer.id OFFSET 0) AS blocked
  WHERE s.id = ${key}.user_id AND (s.is_operator OR s.is_reviewer))`;

/** SQL that is true for a guest who is blocked, or who has confirmed the address of a blocked person. */
export const guestBlockedSql = (userId: string) => `(${blockedSql(userId)} OR EXISTS (
  SELECT FROM guests g JOIN user_blocks b ON b.email = g.email
  WHERE g.user_id = ${userId} AND g.confirmed_at IS NOT NULL))`;

export async function findBlock(db: Database, userId: string): Promise<UserBlock | undefined> {
  return find(db, userBlocks, { userId });
}

/** Returns true for a blocked user, and for a guest who has confirmed the address of a blocked person. */
export async function isBlocked(db: Database, userId: string): Promise<boolean> {
  const rows = await selectRows(db, `SELECT WHERE ${guestBlockedSql('$1')}`, [userId]);
  return rows.length > 0;
}

/** Returns true for the confirmed address of a blocked person. */
export async function isAddressBlocked(db: Database, email: string): Promise<boolean> {
  return (await find(db, userBlocks, { email })) !== undefined;
}

/** Stores a block. Returns false if the user is already blocked. */
export async function insertBlock(tx: Database, block: UserBlock): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO user_blocks (user_id, email, reason, blocked_by, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [block.userId, block.email, block.reason, block.blockedBy, block.at],
  );
  return changed > 0;
}

export async function deleteBlock(tx: Database, userId: string): Promise<void> {
  await remove(tx, userBlocks, { userId });
}

/** A person, and everybody who gives with the address that the person confirmed. */
export interface Person {
  userId: string;
  email: string | null;
  /** The person, the guests who confirmed the same address, and those whom the person took over. */
  userIds: string[];
}

/**
 * Finds the person behind a user. For a guest who confirmed the address of an account, this is the user of the account.
 */
export async function findPerson(db: Database, userId: string): Promise<Person | undefined> {
  const [person] = await selectRows<Person>(
    db,
    `WITH asked AS (
       SELECT u.id, coalesce(l.email, g.email) AS email FROM users u
       LEFT JOIN user_logins l ON l.user_id = u.id AND l.confirmed_at IS NOT NULL
       LEFT JOIN guests g ON g.user_id = u.id AND g.confirmed_at IS NOT NULL
       WHERE u.id = $1
     ), person AS (
       SELECT coalesce(l.user_id, asked.id) AS user_id, asked.email FROM asked
       LEFT JOIN user_logins l ON l.email = asked.email AND l.confirmed_at IS NOT NULL
     )
     SELECT person.*, ARRAY(
       SELECT person.user_id UNION SELECT g.user_id FROM guests g
       WHERE g.email = person.email AND g.confirmed_at IS NOT NULL
       UNION SELECT g.user_id FROM guests g WHERE g.taken_over_by = person.user_id) AS user_ids
     FROM person`,
    [userId],
  );
  return person;
}
