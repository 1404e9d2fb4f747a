import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { requireUninvolved } from '../../domain/verification/deciders';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { refuseIfClaimed, requireReviewStage, storeClaim } from './claim';
import { holdVerification } from './transition';

/**
 * Reserves a verification for one reviewer. The claim ends with a decision or a release. Nobody claims an appeal that
 * they may not hear.
 */
export async function claimVerification(
  tx: Database,
  { verificationId, by, at }: { verificationId: string; by: ActingParty; at: Date },
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  requireReviewStage(verification);
  requireUninvolved(verification.state, by);
  refuseIfClaimed(verification, by);
  return storeClaim(tx, verification, { claimedBy: by.userId, by, at });
}
