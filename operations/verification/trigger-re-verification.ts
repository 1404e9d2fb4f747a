import { type Verification } from '../../db/queries/verification/verifications';
import { allows } from '../../domain/verification/stages';
import { type ActingParty, type Trigger } from '../../domain/verification/vocabulary';
import { type Act } from '../act';
import { holdVerification, moveVerification } from './transition';

export interface TriggerReport {
  verificationId: string;
  by: ActingParty;
  trigger: Trigger;
  details: string | undefined;
}

/** Starts the re-verification of a verified entity. The entity keeps its level until the decision. */
export async function triggerReVerification({ tx, at }: Act, report: TriggerReport): Promise<Verification> {
  const { verificationId, by, trigger, details } = report;
  const verification = await holdVerification(tx, verificationId);
  const reason = details === undefined ? trigger : `${trigger}: ${details}`;
  return moveVerification(tx, verification, { happening: 'trigger', trigger, by, at, reason });
}

/**
 * Starts a re-verification after a change of an important detail. Does nothing if the verification's stage
 * does not allow one.
 */
export async function openReVerification(
  act: Act,
  { verification, by, details }: { verification: Verification; by: ActingParty; details: string },
): Promise<void> {
  const { id: verificationId, state } = verification;
  if (!allows(state, 'trigger')) return;
  await triggerReVerification(act, { verificationId, by, trigger: 'material_change', details });
}
