import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { type Rating, updateMeanRating, upsertRating } from '../../db/queries/trust/ratings';
import { refreshTrust } from './refresh-trust';

/** Stores a donor's one rating of a charity, and with it the charity's mean and trust. */
export async function rateCharity(
  tx: Database,
  rating: Omit<Rating, 'createdAt' | 'updatedAt'> & { at: Date },
): Promise<Rating> {
  const { charityId, at } = rating;
  // The charity's row first: two ratings at once would each compute a mean without the other.
  await lockCharity(tx, charityId);
  const stored = await upsertRating(tx, rating);
  await updateMeanRating(tx, charityId);
  await refreshTrust(tx, { charityId, at });
  return stored;
}
