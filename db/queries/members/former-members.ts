/** Finds people who stopped being members of a charity. */
import { type Database, selectRows } from '../../database';
import { type Reader } from '../mails/readers';

export interface FormerReader extends Reader {
  userId: string;
  leftAt: Date;
}

/** Lists the people with an address who left a charity after `since`, and did not come back. */
export async function listFormerReaders(
  db: Database,
  charityId: string,
  since: Date,
): Promise<FormerReader[]> {
  return selectRows<FormerReader>(
    db,
    `SELECT f.user_id, f.left_at, l.email, u.locale FROM former_members f
       JOIN user_logins l ON l.user_id = f.user_id JOIN users u ON u.id = f.user_id
     WHERE f.charity_id = $1 AND f.left_at > $2 AND NOT EXISTS (
       SELECT FROM charity_members m WHERE m.charity_id = f.charity_id AND m.user_id = f.user_id
     ) ORDER BY l.email`,
    [charityId, since],
  );
}

/** Returns true if a user is a member of a charity, or left it after `since`. */
export async function hasBeenMemberSince(
  db: Database,
  { charityId, userId, since }: { charityId: string; userId: string; since: Date },
): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charity_members WHERE charity_id = $1 AND user_id = $2
     UNION ALL SELECT 1 FROM former_members WHERE charity_id = $1 AND user_id = $2 AND left_at > $3 LIMIT 1`,
    [charityId, userId, since],
  );
  return rows.length > 0;
}
