import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty, type REVIEW_DECISIONS } from '../../domain/verification/vocabulary';
import { refuseIfClaimed } from './claim';
import { holdVerification, moveVerification } from './transition';

export interface Review {
  verificationId: string;
  by: ActingParty;
  decision: (typeof REVIEW_DECISIONS)[number];
  reason: string | undefined;
  at: Date;
}

/** Decides the stage under review. Throws CONFLICT if another reviewer has claimed the verification. */
export async function reviewVerification(tx: Database, review: Review): Promise<Verification> {
  const { verificationId, by, decision, reason, at } = review;
  const verification = await holdVerification(tx, verificationId);
  refuseIfClaimed(verification, by);
  return moveVerification(tx, verification, {
    happening: decision,
    by,
    at,
    reason,
    ...(decision === 'fail' && reason !== undefined ? { requiredActions: [reason] } : {}),
  });
}
