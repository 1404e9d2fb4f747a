import { type Database } from '../../db/database';
import { insertHistory } from '../../db/queries/verification/history';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { GivingError } from '../../domain/errors';
import { statusOf } from '../../domain/verification/decide';
import { STAGES_FOR_REVIEWERS } from '../../domain/verification/stages';
import { type ActingParty } from '../../domain/verification/vocabulary';

/** Throws CONFLICT if the verification is not waiting for a reviewer. */
export function requireReviewStage({ state: { stage } }: Verification): void {
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
export async function storeClaim(
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
