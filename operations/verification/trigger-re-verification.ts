import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { STAGE_RULES } from '../../domain/verification/stages';
import { type ActingParty, type Trigger } from '../../domain/verification/vocabulary';
import { holdVerification, moveVerification } from './transition';

export interface TriggerReport {
  verificationId: string;
  by: ActingParty;
  trigger: Trigger;
  details: string | undefined;
  at: Date;
}

/** Starts the re-verification of a verified entity. The entity keeps its level until the decision. */
export async function triggerReVerification(tx: Database, report: TriggerReport): Promise<Verification> {
  const { verificationId, by, trigger, details, at } = report;
  const verification = await holdVerification(tx, verificationId);
  const reason = details === undefined ? trigger : `${trigger}: ${details}`;
  return moveVerification(tx, verification, { happening: 'trigger', by, at, reason });
}

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
