/**
 * The dimensions of the table of answers: in which state an entity can be, who acts, and how.
 * `+1` means that one person has approved already. Every entity is an organization. A standing holds `standard`, and
 * an application asks for `enhanced` with every requirement met, unless a row says something else.
 */

/** Each entity has at most one standing verification. */
export const STANDINGS = [
  'none',
  'approved',
  'renewal_due',
  'renewal_due+1',
  'expired',
  // A re-verification after a trigger that a reviewer reported.
  're_verification',
  're_verification+1',
  // A re-verification after a trigger that the charity reported of itself.
  'own_re_verification',
  // The concern's time to remedy runs.
  'concern',
  'determination',
  // One person has dismissed the concern.
  'determination+1',
  // One person has asked for the revocation.
  'revocation_proposed',
  'revoked',
  // The 30 days to appeal are over, the 365 days of the revocation are not.
  'revoked_31_days',
  'revoked_366_days',
  'appeal_initial_review',
  'appeal_full_review',
  'appeal_full_review+1',
] as const;

/** The newest application. At most one is open. The last three are closed. */
export const APPLICATIONS = [
  'none',
  'document_submission',
  'initial_review',
  'information_required',
  'database_verification',
  'manual_review',
  'financial_review',
  'compliance_check',
  'compliance_check+1',
  // Appeals of a rejected application.
  'rejection_appeal_initial',
  'rejection_appeal_full',
  'rejection_appeal_full+1',
  'rejected',
  'rejected_31_days',
  'withdrawn',
] as const;

export const ACTS = [
  'status',
  'apply_for_held',
  'apply_for_more',
  'withdraw',
  'documents',
  'references',
  'video_call',
  'remedy',
  'appeal',
  'pass',
  'fail',
  'approve',
  'deny',
  'claim',
  'release',
  'concern',
  'dismiss',
  'revoke',
  'trigger_leadership',
  'trigger_suspicious',
] as const;

export const ACTORS = [
  // The member who applied, and another one.
  'applicant',
  'other_member',
  // A user who has nothing to do with the charity.
  'outsider',
  // A reviewer who took no part so far.
  'reviewer',
  // The reviewer who gave the first of two approvals, or dismissed the concern first. Exists in the `+1` states only.
  'approver',
  // The reviewer who raised the concern and asked for the revocation, and who denied the rejected application.
  'accuser',
  // The reviewer who confirmed the revocation.
  'confirmer',
  // A reviewer who holds a key that the applicant issued.
  'tied_reviewer',
  'operator',
  // The applicant's token for somebody else's application.
  'application_token',
] as const;

export type Standing = (typeof STANDINGS)[number];
export type Application = (typeof APPLICATIONS)[number];
export type ActName = (typeof ACTS)[number];
export type ActorName = (typeof ACTORS)[number];

/** The path names the entity, or one of its two cases. */
export type PathKind = 'entity' | 'standing' | 'application';

export const OPEN_APPLICATIONS: readonly Application[] = APPLICATIONS.slice(1, -3);
export const CLOSED_APPLICATIONS: readonly Application[] = APPLICATIONS.slice(-3);

/** The standings of a revocation within its 365 days. */
export const REVOKED: readonly Standing[] = [
  'revoked',
  'revoked_31_days',
  'appeal_initial_review',
  'appeal_full_review',
  'appeal_full_review+1',
];

/** A revocation withdraws the open application, and nobody applies within the 365 days. */
export function canBe(standing: Standing, application: Application): boolean {
  return !(REVOKED.includes(standing) && OPEN_APPLICATIONS.includes(application));
}

/** Only somebody who gave the first approval of a case can be its approver. */
export function existsIn(actor: ActorName, standing: Standing, application: Application): boolean {
  return actor !== 'approver' || standing.endsWith('+1') || application.endsWith('+1');
}

/** The case that an act with the entity's id means. */
export function caseMeant(
  act: ActName,
  standing: Standing,
  application: Application,
): 'standing' | 'application' | undefined {
  const newest = application === 'none' ? undefined : 'application';
  const isOpen = OPEN_APPLICATIONS.includes(application);
  if (['status', 'concern', 'remedy', 'dismiss', 'revoke'].includes(act) || act.startsWith('trigger'))
    return standing === 'none' ? newest : 'standing';
  if (act === 'appeal') {
    // The revoked standing, else the newest rejected application.
    if (REVOKED.includes(standing) || standing === 'revoked_366_days') return 'standing';
    if (['rejected', 'rejected_31_days'].includes(application)) return 'application';
  }
  // The application if there is one, else the standing.
  if (isOpen) return 'application';
  return standing === 'none' ? newest : 'standing';
}
