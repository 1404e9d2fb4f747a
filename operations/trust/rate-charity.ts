import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { type Rating, updateMeanRating, upsertRating } from '../../db/queries/trust/ratings';
import { refreshTrust } from './refresh-trust';

/**
 * Stores a donor's rating of a charity, which replaces the donor's earlier rating. Updates the charity's mean
 * rating and trust score.
 */
export async function rateCharity(
  tx: Database,
  rating: Omit<Rating, 'createdAt' | 'updatedAt'> & { at: Date },
): Promise<Rating> {
  const { charityId, at } = rating;
  // Locks the charity first. Otherwise, two concurrent ratings could each compute a mean without the other.
  await lockCharity(tx, charityId);
  const stored = await upsertRating(tx, rating);
  await updateMeanRating(tx, charityId);
  await refreshTrust(tx, { charityId, at });
  return stored;
}
