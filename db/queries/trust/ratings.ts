import { type Database, runStatement, selectRows } from '../../database';
import { find, listPage } from '../../rows';
import { charityRatings, type CharityRatingRow } from '../../tables/campaigns';
import { donations } from '../../tables/gifts';

export type Rating = CharityRatingRow;

/** Returns true if a user has a completed gift to a charity. Refunded and disputed gifts do not count. */
export async function hasGivenTo(db: Database, userId: string, charityId: string): Promise<boolean> {
  const gift = { donorUserId: userId, charityId, status: 'completed' as const, redirectedTo: null };
  return (await find(db, donations, gift)) !== undefined;
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
  const { rows, total } = await listPage(
    db,
    charityRatings,
    { charityId },
    {
      order: [
        ['updatedAt', 'DESC'],
        ['userId', 'ASC'],
      ],
      ...page,
    },
  );
  return { ratings: rows, total };
}
