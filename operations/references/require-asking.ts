import { type Verification } from '../../db/queries/verification/verifications';
import { GivingError } from '../../domain/errors';
import { statusOf } from '../../domain/verification/decide';
import { needsAttestations } from '../../domain/verification/requirements';
import { isUndecided } from '../../domain/verification/stages';

/** Throws CONFLICT unless a verification is an undecided application that needs referees and a video call. */
export function requireAsking({ state }: Verification): void {
  const { entityType, level, stage } = state;
  if (!needsAttestations(entityType, level)) {
    throw new GivingError('CONFLICT', 'Only the enhanced verification of an organization asks for this.', {
      level,
    });
  }
  if (isUndecided(stage)) return;
  throw new GivingError('CONFLICT', 'This application is already decided.', { status: statusOf(state) });
}
