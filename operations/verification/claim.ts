import { type Database } from '../../db/database';
import { insertHistory } from '../../db/queries/verification/history';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { GivingError } from '../../domain/errors';
import { statusOf } from '../../domain/verification/decide';
import { requireUninvolved } from '../../domain/verification/deciders';
import { STAGES_FOR_REVIEWERS } from '../../domain/verification/stages';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { holdVerification } from './transition';

interface ClaimStep {
  verificationId: string;
  by: ActingParty;
  at: Date;
}

/**
 * Reserves a verification for one reviewer. The claim ends with a decision or a release. Nobody claims an appeal that
 * they may not hear.
 */
export async function claimVerification(
  tx: Database,
  { verificationId, by, at }: ClaimStep,
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  requireReviewStage(verification);
  requireUninvolved(verification.state, by);
  refuseIfClaimed(verification, by);
  return storeClaim(tx, verification, { claimedBy: by.userId, by, at });
}

/**
 * Returns a verification to the review queue. Reviewers can end only their own claim. Operators can end any
 * claim.
 */
export async function releaseVerification(
  tx: Database,
  { verificationId, by, at }: ClaimStep,
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  requireReviewStage(verification);
  if (by.kind !== 'operator') refuseIfClaimed(verification, by);
  return storeClaim(tx, verification, { claimedBy: null, by, at });
}

/** Throws CONFLICT if the verification is not waiting for a reviewer. */
function requireReviewStage({ state: { stage } }: Verification): void {
  if (STAGES_FOR_REVIEWERS.includes(stage)) return;
  throw new GivingError('CONFLICT', `A verification in the stage ${stage} is not waiting for a reviewer.`, {
    stage,
  });
}

/** Throws CONFLICT if another reviewer has claimed the verification. */
export function refuseIfClaimed({ state }: Verification, by: ActingParty): void {
  if (state.claimedBy === null || state.claimedBy === by.userId) return;
  throw new GivingError('CONFLICT', 'Another reviewer has claimed this verification.', {
    stage: state.stage,
  });
}

/**
 * Stores the user who claims the verification, or null for a release. Adds the step to the verification's
 * history.
 */
async function storeClaim(
  tx: Database,
  verification: Verification,
  { claimedBy, by, at }: { claimedBy: string | null; by: ActingParty; at: Date },
): Promise<Verification> {
  const state = { ...verification.state, claimedBy };
  const { stage } = state;
  await updateVerification(tx, verification.id, state);
  await insertHistory(tx, verification.id, [
    {
      happening: claimedBy === null ? 'released' : 'claimed',
      fromStage: stage,
      toStage: stage,
      status: statusOf(state),
      by,
      reason: null,
      at,
    },
  ]);
  return { ...verification, state };
}
