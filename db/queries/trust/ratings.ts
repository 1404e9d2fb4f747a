import { type Database, selectRows } from '../../database';

export interface Rating {
  charityId: string;
  userId: string;
  stars: number;
  comment: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Whether a user gave to a charity and the gift was settled and not given back. */
export async function hasGivenTo(db: Database, userId: string, charityId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM donations WHERE donor_user_id = $1 AND charity_id = $2 AND status = 'completed' LIMIT 1`,
    [userId, charityId],
  );
  return rows.length > 0;
}

/** Stores a user's one rating of a charity, in place of an earlier one, and the charity's new mean. */
export async function rateCharity(
  tx: Database,
  rating: Omit<Rating, 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<Rating> {
  const { charityId, userId, stars, comment } = rating;
  // The charity's row first: two ratings at once would each compute a mean without the other.
  await selectRows(tx, 'SELECT 1 FROM charities WHERE id = $1 FOR UPDATE', [charityId]);
  const [stored] = await selectRows<{ created_at: Date }>(
    tx,
    `INSERT INTO charity_ratings (charity_id, user_id, stars, comment, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (charity_id, user_id) DO UPDATE SET stars = $3, comment = $4, updated_at = $5
     RETURNING created_at`,
    [charityId, userId, stars, comment, now],
  );
  await selectRows(
    tx,
    `UPDATE charities SET rating = (SELECT round(avg(stars), 2) FROM charity_ratings WHERE charity_id = $1)
     WHERE id = $1 RETURNING id`,
    [charityId],
  );
  return { ...rating, createdAt: stored?.created_at ?? now, updatedAt: now };
}

/** A page of a charity's ratings, newest first, and how many there are. */
export async function listRatings(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ ratings: Rating[]; total: number }> {
  const rows = await selectRows<Omit<Rating, 'charityId'>>(
    db,
    `SELECT user_id AS "userId", stars, comment, created_at AS "createdAt", updated_at AS "updatedAt"
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
