import { type Verification } from '../../../db/queries/verification/verifications';
import { GivingError } from '../../../domain/errors';
import { type ActingParty } from '../../../domain/verification/vocabulary';
import { actingParty, mayTakePart, type VerificationRole } from '../../policies/verification';
import { type EntityRequest, loadVerification } from './load';

const FORBIDDEN: Record<VerificationRole, string> = {
  entity: 'Only the entity itself, its members or an operator may do this.',
  reviewer: 'Only reviewers may do this, and never for themselves or their own organization.',
  either: 'Only the entity itself or a reviewer may do this.',
};

/** The current verification, and the party that the caller acts as. 403 for a caller without the role. */
export async function requireParty(
  request: EntityRequest,
  role: VerificationRole,
  { inForce = false } = {},
): Promise<{ verificationId: Verification['id']; by: ActingParty }> {
  const { verification, entity } = await loadVerification(request, { inForce });
  if (!mayTakePart(request.actor, entity, role)) throw new GivingError('FORBIDDEN', FORBIDDEN[role]);
  return { verificationId: verification.id, by: actingParty(request.actor, entity) };
}
