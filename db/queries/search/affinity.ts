import { type Database, selectRows } from '../../database';

/** A charity that a user recently gave to. */
export interface GivenTo {
  charityId: string;
  category: string | null;
  state: string | null;
  gifts: number;
}

const GIFTS_LOOKED_AT = 200;

/** Returns the charities of the user's last 200 gifts. Counts only completed and disputed gifts. */
export async function findGivenTo(db: Database, userId: string): Promise<GivenTo[]> {
  return selectRows<GivenTo>(
    db,
    `SELECT charity_id, charities.category, charities.state, count(*) AS gifts
     FROM (
       SELECT charity_id FROM donations
       WHERE donor_user_id = $1 AND status IN ('completed', 'disputed') AND redirected_to IS NULL ORDER BY id DESC LIMIT $2
     ) lately JOIN charities ON charities.id = charity_id
     GROUP BY 1, 2, 3`,
    [userId, GIFTS_LOOKED_AT],
  );
}
