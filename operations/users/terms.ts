import { insertTermsAcceptance } from '../../db/queries/users/terms';
import { requireCurrentTerms, type Terms } from '../../domain/users/terms';
import { followUser } from '../verification/requirements';
import { type Act } from '../act';

/** Stores that a user accepts the terms in force. Throws CONFLICT for another version. */
export async function acceptTerms(
  { tx, at }: Act,
  { userId, version, terms }: { userId: string; version: string; terms: Terms },
): Promise<void> {
  requireCurrentTerms(version, terms);
  await insertTermsAcceptance(tx, { userId, version, acceptedAt: at });
  await followUser(tx, userId);
}
