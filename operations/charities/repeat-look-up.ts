import { type Database } from '../../db/database';
import { forgetLookUps, type Verification } from '../../db/queries/verification/verifications';
import { roleOf } from '../../domain/verification/stages';
import { type ActingParty, type Stage } from '../../domain/verification/vocabulary';
import { type Act } from '../act';
import { moveVerification } from '../verification/transition';

/** In these stages, the look-up of an application has not happened yet, or has to be repeated. */
const BEFORE_LOOK_UP: readonly Stage[] = [
  'application',
  'document_submission',
  'initial_review',
  'request_for_additional_information',
];

/**
 * Sends a charity's application back to the look-up after a change of its name, EIN, address or wallet. Otherwise,
 * reviewers might approve details that were never compared with the register and the sanctions lists. Throws CONFLICT
 * during an appeal, so that the change is refused.
 */
export async function repeatLookUp(
  { tx, at }: Act,
  { application, by }: { application: Verification; by: ActingParty },
): Promise<void> {
  const { stage } = application.state;
  await forgetEarlierLookUps(tx, application.entityId);
  if (roleOf(application.state) !== 'application' || BEFORE_LOOK_UP.includes(stage)) return;
  await moveVerification(tx, application, { happening: 'details_changed', by, at });
}

/** Forgets what was found about the earlier details, so that no granted appeal relies on it. */
export async function forgetEarlierLookUps(tx: Database, charityId: string): Promise<void> {
  await forgetLookUps(tx, charityId, [...BEFORE_LOOK_UP, 'rejected']);
}
