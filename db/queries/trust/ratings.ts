import { type Database, runStatement, selectRows } from '../../database';

export interface Rating {
  charityId: string;
  userId: string;
  stars: number;
  comment: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Returns true if a user has a completed gift to a charity. Refunded and disputed gifts do not count. */
export async function hasGivenTo(db: Database, userId: string, charityId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM donations WHERE donor_user_id = $1 AND charity_id = $2 AND status = 'completed' AND redirected_to IS NULL LIMIT 1`,
    [userId, charityId],
  );
  return rows.length > 0;
}

/** Stores a user's rating of a charity. Replaces the user's earlier rating. */
export async function upsertRating(
  tx: Database,
  { charityId, userId, stars, comment, at }: Omit<Rating, 'createdAt' | 'updatedAt'> & { at: Date },
): Promise<Rating> {
  const [stored] = await selectRows<{ createdAt: Date }>(
    tx,
    `INSERT INTO charity_ratings (charity_id, user_id, stars, comment, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (charity_id, user_id) DO UPDATE SET stars = $3, comment = $4, updated_at = $5
     RETURNING created_at`,
    [charityId, userId, stars, comment, at],
  );
  return { charityId, userId, stars, comment, createdAt: stored?.createdAt ?? at, updatedAt: at };
}

export async function updateMeanRating(tx: Database, charityId: string): Promise<void> {
  await runStatement(
    tx,
    `UPDATE charities SET rating = (SELECT round(avg(stars), 2) FROM charity_ratings WHERE charity_id = $1)
     WHERE id = $1`,
    [charityId],
  );
}

/** Returns a page of a charity's ratings, newest first, and the total. */
export async function listRatings(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ ratings: Rating[]; total: number }> {
  const rows = await selectRows<Omit<Rating, 'charityId'>>(
    db,
    `SELECT user_id, stars, comment, created_at, updated_at
     FROM charity_ratings WHERE charity_id = $1 ORDER BY updated_at DESC, user_id LIMIT $2 OFFSET $3`,
    [charityId, page.limit, page.offset],
  );
  const [count] = await selectRows<{ total: number }>(
    db,
    'SELECT count(*)::int AS total FROM charity_ratings WHERE charity_id = $1',
    [charityId],
  );
  return { ratings: rows.map((row) => ({ ...row, charityId })), total: count?.total ?? 0 };
}
