import { type Database } from '../../db/database';
import { insertHistory } from '../../db/queries/verification/history';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { GivingError } from '../../domain/errors';
import { statusOf } from '../../domain/verification/decide';
import { STAGES_FOR_REVIEWERS } from '../../domain/verification/stages';
import { type ActingParty } from '../../domain/verification/vocabulary';

/** CONFLICT unless the verification waits for a reviewer. */
export function requireReviewStage({ state: { stage } }: Verification): void {
  if (STAGES_FOR_REVIEWERS.includes(stage)) return;
  throw new GivingError('CONFLICT', `In the stage ${stage} nothing waits for a reviewer.`, { stage });
}

/** CONFLICT when another reviewer has claimed the verification. */
export function refuseIfClaimed({ state }: Verification, by: ActingParty): void {
  if (state.claimedBy === null || state.claimedBy === by.userId) return;
  throw new GivingError('CONFLICT', 'Another reviewer has claimed this verification.', {
    stage: state.stage,
  });
}

/** Stores who looks after a verification, and adds the step to its history. */
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
