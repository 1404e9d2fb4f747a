import { recordAudit, type AuditedAction } from '../../db/queries/access/audit-log';
import {
  lockSocialProfile,
  replaceSocialProfiles,
  type SocialProfile,
  updateSocialProfile,
} from '../../db/queries/charities/social-profiles';
import { type Database } from '../../db/database';
import { type SocialFinding } from '../../domain/charities/social';
import { notFound } from '../../domain/errors';
import { type Act, type ActOf } from '../act';
import { followCharity } from '../verification/requirements';

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

export interface ProfileDecision extends ProfileKey {
  decision: 'pass' | 'fail';
  reason: string | undefined;
}

/** Stores a reviewer's decision about a profile, also against what the platform found. */
export async function decideSocialProfile(
  { tx, at, actor }: ActOf<NonNullable<AuditedAction['actor']>>,
  { charityId, url, decision, reason }: ProfileDecision,
): Promise<void> {
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
}
