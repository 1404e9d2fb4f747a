import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { type Rating, updateMeanRating, upsertRating } from '../../db/queries/trust/ratings';
import { refreshTrust } from './refresh-trust';

/** Stores the one rating that a donor has for a charity. Updates the charity's mean rating and trust score. */
export async function rateCharity(
  tx: Database,
  rating: Omit<Rating, 'createdAt' | 'updatedAt'> & { at: Date },
): Promise<Rating> {
  const { charityId, at } = rating;
  // Locks the charity first. Otherwise two concurrent ratings could each miss the other in the mean.
  await lockCharity(tx, charityId);
  const stored = await upsertRating(tx, rating);
  await updateMeanRating(tx, charityId);
  await refreshTrust(tx, { charityId, at });
  return stored;
}
