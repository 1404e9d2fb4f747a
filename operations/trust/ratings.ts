import { lockCharity } from '../../db/queries/charities/charities';
import { type Rating, updateMeanRating, upsertRating } from '../../db/queries/trust/ratings';
import { lockTrustFacts, updateTrust } from '../../db/queries/trust/trust';
import { requireRow } from '../../domain/errors';
import { listBadges } from '../../domain/trust/badges';
import { scoreTrust } from '../../domain/trust/score';
import { type Act } from '../act';

/**
 * Stores a donor's rating of a charity, which replaces the donor's earlier rating. Updates the charity's mean
 * rating and trust score.
 */
export async function rateCharity(
  act: Act,
  rating: Omit<Rating, 'createdAt' | 'updatedAt'>,
): Promise<Rating> {
  const { charityId } = rating;
  // Locks the charity first. Otherwise, two concurrent ratings could each compute a mean without the other.
  await lockCharity(act.tx, charityId);
  const stored = await upsertRating(act.tx, { ...rating, at: act.at });
  await updateMeanRating(act.tx, charityId);
  await refreshTrust(act, charityId);
  return stored;
}

/**
 * Computes and stores a charity's trust score and badges. Call it in every transaction that changes a fact on
 * which the score depends.
 */
export async function refreshTrust({ tx, at }: Act, charityId: string): Promise<void> {
  const facts = requireRow(await lockTrustFacts(tx, charityId), charityId);
  const { score, factors } = scoreTrust(facts, at);
  await updateTrust(tx, charityId, { score, factors, badges: listBadges(facts, at), at });
}
