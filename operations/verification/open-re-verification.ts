import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { STAGE_RULES } from '../../domain/verification/stages';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { triggerReVerification } from './trigger-re-verification';

/**
 * Starts a re-verification after a change of an important detail. Does nothing if the verification's stage
 * does not allow one.
 */
export async function openReVerification(
  tx: Database,
  {
    verification,
    by,
    details,
    at,
  }: { verification: Verification; by: ActingParty; details: string; at: Date },
): Promise<void> {
  const { id: verificationId, state } = verification;
  if (STAGE_RULES[state.stage].on.trigger === undefined) return;
  await triggerReVerification(tx, { verificationId, by, trigger: 'material_change', details, at });
}
