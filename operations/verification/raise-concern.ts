import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty, type Grounds } from '../../domain/verification/vocabulary';
import { holdVerification, moveVerification } from './transition';

export interface Concern {
  verificationId: string;
  by: ActingParty;
  grounds: Grounds;
  reason: string;
  at: Date;
}

/** Raises a concern. The entity keeps its level until the final determination. */
export async function raiseConcern(tx: Database, concern: Concern): Promise<Verification> {
  const { verificationId, by, grounds, reason, at } = concern;
  const verification = await holdVerification(tx, verificationId);
  return moveVerification(tx, verification, {
    happening: 'concern_raised',
    by,
    at,
    reason,
    grounds,
    requiredActions: [`Remedy the concern: ${reason}`],
  });
}
