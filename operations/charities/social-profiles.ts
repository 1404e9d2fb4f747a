import { recordAudit, type AuditedAction } from '../../db/queries/access/audit-log';
import {
  lockSocialProfile,
  replaceSocialProfiles,
  type SocialProfile,
  updateSocialProfile,
} from '../../db/queries/charities/social-profiles';
import { type Verification } from '../../db/queries/verification/verifications';
import { type Database } from '../../db/database';
import { type SocialFinding } from '../../domain/charities/social';
import { GivingError, notFound } from '../../domain/errors';
import { type VerificationState } from '../../domain/verification/decide';
import { requireUninvolved } from '../../domain/verification/deciders';
import { roleOf } from '../../domain/verification/stages';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type Act, type ActOf } from '../act';
import { followCharity } from '../verification/requirements';
import { refuseIfClaimed } from '../verification/review';
import { holdVerification } from '../verification/transition';

/** Has the profiles of a charity's links read, unless they passed or a reviewer decided. */
export async function replaceLinks(tx: Database, charityId: string, links: string[]): Promise<void> {
  await replaceSocialProfiles(tx, { charityId, links });
}

type ProfileKey = Pick<SocialProfile, 'charityId' | 'url'>;

/** Stores what the platform found on a profile. Does nothing if the link has gone, or somebody decided meanwhile. */
export async function recordReading(
  { tx, at }: Act,
  { charityId, url, finding }: ProfileKey & { finding: SocialFinding },
): Promise<void> {
  const profile = await lockSocialProfile(tx, { charityId, url });
  if (profile === undefined || profile.checkedAt !== null || profile.decidedAt !== null) return;
  await updateSocialProfile(tx, { charityId, url, ...finding, checkedAt: at });
  await followCharity(tx, charityId);
}

export interface ProfileDecision extends Pick<SocialProfile, 'url'> {
  /** The open application of the charity. */
  verificationId: string;
  by: ActingParty;
  decision: 'pass' | 'fail';
  reason: string | undefined;
}

/**
 * Stores a reviewer's decision about a profile, also against what the platform found. Throws CONFLICT if the application
 * is not open, or if another reviewer has claimed it.
 */
export async function decideSocialProfile(
  { tx, at, actor }: ActOf<NonNullable<AuditedAction['actor']>>,
  { verificationId, by, url, decision, reason }: ProfileDecision,
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  const { entityId: charityId, state } = verification;
  if (state.entityType !== 'organization') throw notFound('social profile');
  requireOpenApplication(state);
  requireUninvolved(state, by);
  refuseIfClaimed(verification, by);
  if ((await lockSocialProfile(tx, { charityId, url })) === undefined) throw notFound('social profile');
  const decided =
    decision === 'pass'
      ? ({ status: 'passed', problem: null } as const)
      : ({ status: 'failed', problem: 'refused' } as const);
  await updateSocialProfile(tx, { charityId, url, ...decided, decidedBy: actor.userId, decidedAt: at });
  await followCharity(tx, charityId);
  await recordAudit(tx, {
    action: 'charity.social_profile_decided',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { url, decision, reason: reason ?? null },
    at,
  });
  return verification;
}

/** Who may decide depends on the application, such as on its referees. */
function requireOpenApplication(state: VerificationState): void {
  if (roleOf(state) === 'application') return;
  const { stage } = state;
  throw new GivingError('CONFLICT', 'Reviewers decide about social profiles in an open application.', {
    stage,
  });
}
