/** Decides how long a revocation keeps an entity from applying. See docs/rules/verification.md. */
import { shiftByDays } from '../days';
import { GivingError } from '../errors';
import { type VerificationState } from './decide';
import { STAGE_RULES } from './stages';

/** A revoked entity may apply again after this many days, or after a successful appeal. */
export const REVOCATION_DAYS = 365;

/** Returns true if a verification is revoked, also while its appeal is open. */
export function isRevoked({
  stage,
  appealedFrom,
}: Pick<VerificationState, 'stage' | 'appealedFrom'>): boolean {
  const isAppealed = stage === 'appeal_initial_review' || stage === 'appeal_full_review';
  return stage === 'revoked' || (isAppealed && appealedFrom === 'revoked');
}

/** Throws CONFLICT if a revocation of one of the entity's verifications still keeps it from applying. */
export function refuseIfRevoked(
  verifications: readonly { id: string; state: VerificationState }[],
  at: Date,
): void {
  for (const { id, state } of verifications) {
    if (state.revokedAt === null || !isRevoked(state)) continue;
    const until = shiftByDays(state.revokedAt, REVOCATION_DAYS);
    if (at >= until) continue;
    const message =
      'The verification was revoked. Apply after a successful appeal, or from details.until on.';
    throw new GivingError('CONFLICT', message, {
      reason: 'revoked',
      until: until.toISOString(),
      verification_id: id,
      status: STAGE_RULES[state.stage].status,
    });
  }
}
