import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty, type DETERMINATIONS } from '../../domain/verification/vocabulary';
import { holdVerification, moveVerification } from './transition';

export interface Determination {
  verificationId: string;
  by: ActingParty;
  decision: (typeof DETERMINATIONS)[number];
  reason: string;
  at: Date;
}

/**
 * Dismisses a concern, or revokes the entity's level. The first `revoke` is only a proposal. It takes effect
 * when another reviewer also decides `revoke`.
 */
export async function determineConcern(tx: Database, determination: Determination): Promise<Verification> {
  const { verificationId, by, decision, reason, at } = determination;
  const verification = await holdVerification(tx, verificationId);
  return moveVerification(tx, verification, { happening: decision, by, at, reason });
}
