import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { refuseIfClaimed, requireReviewStage, storeClaim } from './claim';
import { holdVerification } from './transition';

/**
 * Returns a verification to the review queue. Reviewers can end only their own claim. Operators can end any
 * claim.
 */
export async function releaseVerification(
  tx: Database,
  { verificationId, by, at }: { verificationId: string; by: ActingParty; at: Date },
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  requireReviewStage(verification);
  if (by.kind !== 'operator') refuseIfClaimed(verification, by);
  return storeClaim(tx, verification, { claimedBy: null, by, at });
}
