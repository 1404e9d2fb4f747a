/** Brings charities to the states of the table of answers. Rows are stored as the operations would leave them. */
import { type Database } from '../../../../db/database';
import { addMember } from '../../../../db/queries/members/members';
import { insertHistory } from '../../../../db/queries/verification/history';
import { insertVerification } from '../../../../db/queries/verification/verifications';
import { shiftByDays } from '../../../../domain/days';
import { beginApplication, type VerificationState } from '../../../../domain/verification/decide';
import { type Stage, SYSTEM } from '../../../../domain/verification/vocabulary';
import { newId } from '../../../../new-id';
import {
  type ActorName,
  type Application,
  type Standing,
} from '../../../domain/verification/cells/dimensions';
import { buildCharity, type BuiltActor } from '../../../factories';
import { completeApplication } from '../../../factories/complete-application';

export type People = Record<ActorName, BuiltActor>;

export interface Entity {
  entityId: string;
  standingId: string | undefined;
  applicationId: string | undefined;
}

type Changes = Partial<VerificationState> & { stage: Stage };

const ago = (days: number) => shiftByDays(new Date(), -days);
const soon = (days: number) => shiftByDays(new Date(), days);

/** Stores a charity with its members, its standing verification and its newest application. */
export async function buildEntity(
  db: Database,
  people: People,
  {
    standing,
    application,
    isComplete,
  }: { standing: Standing; application: Application; isComplete: boolean },
): Promise<Entity> {
  const { id: entityId } = await buildCharity(db, { source: 'member' });
  for (const member of [people.applicant, people.other_member]) {
    await addMember(db, entityId, member.userId, ago(400));
  }
  const standingChanges = standingOf(people, standing);
  const applicationChanges = applicationOf(people, application);
  const store = (changes: Changes | undefined, level: 'standard' | 'enhanced') =>
    changes === undefined ? undefined : storeVerification(db, people, { entityId, level, changes });
  const standingId = await store(standingChanges, 'standard');
  const applicationId = await store(applicationChanges, 'enhanced');
  if (isComplete && applicationId !== undefined) await completeApplication(db, applicationId);
  return { entityId, standingId, applicationId };
}

/** A standing verification was approved before others with the same members were revoked. */
const APPROVED = {
  happening: 'approve',
  fromStage: 'compliance_check',
  toStage: 'verified',
  status: 'approved',
  by: SYSTEM,
  reason: null,
  at: ago(300),
} as const;

async function storeVerification(
  db: Database,
  { applicant: { userId, accountId } }: People,
  { entityId, level, changes }: { entityId: string; level: 'standard' | 'enhanced'; changes: Changes },
): Promise<string> {
  const { state } = beginApplication({
    entityType: 'organization',
    level,
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by: { kind: 'entity', userId, persons: [userId] },
    at: ago(2),
  });
  const id = newId('verification');
  const submittedAt = ago(2);
  await insertVerification(db, {
    ...{ id, entityId, accountId, submittedAt },
    state: { ...state, dueAt: null, ...changes },
  });
  if (level === 'standard') await insertHistory(db, id, [APPROVED]);
  return id;
}

const approvalBy = ({ approver: { userId } }: People) => [
  { by: userId, persons: [userId], at: new Date().toISOString() },
];

/** The state of a standing verification, or undefined for none. */
function standingOf(people: People, standing: Standing): Changes | undefined {
  const raised: Pick<VerificationState, 'concernRaisedBy' | 'grounds'> = {
    concernRaisedBy: [people.accuser.userId],
    grounds: 'terms_violations',
  };
  const verified = { expiresAt: soon(200), period: 1 };
  const due = { ...verified, stage: 'renewal_review', expiresAt: ago(5), graceEndsAt: soon(25) } as const;
  const again = { ...verified, stage: 're_verification' } as const;
  const revoked = (days: number) => ({
    ...{ ...verified, ...raised, stage: 'revoked' as const, revokedAt: ago(days), stageEnteredAt: ago(days) },
    deciders: [people.accuser.userId, people.confirmer.userId],
  });
  const appeal = { ...revoked(2), appealedFrom: 'revoked', stageEnteredAt: ago(1) } as const;
  const states: Record<Standing, Changes | undefined> = {
    none: undefined,
    approved: { ...verified, stage: 'verified' },
    renewal_due: due,
    'renewal_due+1': { ...due, approvals: approvalBy(people) },
    expired: { ...verified, stage: 'expired', expiresAt: ago(40) },
    re_verification: again,
    're_verification+1': { ...again, approvals: approvalBy(people) },
    own_re_verification: { ...again, isSelfReported: true },
    concern: { ...verified, ...raised, stage: 'opportunity_to_remedy' },
    determination: { ...verified, ...raised, stage: 'final_determination' },
    'determination+1': {
      ...verified,
      ...raised,
      stage: 'final_determination',
      approvals: approvalBy(people),
    },
    revocation_proposed: {
      ...{ ...verified, ...raised, stage: 'revocation_confirmation' },
      deciders: [people.accuser.userId],
    },
    revoked: revoked(2),
    revoked_31_days: revoked(31),
    revoked_366_days: revoked(366),
    appeal_initial_review: { ...appeal, stage: 'appeal_initial_review' },
    appeal_full_review: { ...appeal, stage: 'appeal_full_review' },
    'appeal_full_review+1': { ...appeal, stage: 'appeal_full_review', approvals: approvalBy(people) },
  };
  return states[standing];
}

/** The state of the newest application, or undefined for none. */
function applicationOf(people: People, application: Application): Changes | undefined {
  const deciders = [people.accuser.userId];
  const checks = { identity: 'completed', documents: 'completed', database: 'completed' } as const;
  const appeal = { deciders, checks, appealedFrom: 'rejected' } as const;
  const states: Record<Application, Changes | undefined> = {
    none: undefined,
    document_submission: { stage: 'document_submission' },
    initial_review: { stage: 'initial_review' },
    information_required: { stage: 'request_for_additional_information' },
    database_verification: { stage: 'database_verification' },
    manual_review: { stage: 'manual_review' },
    financial_review: { stage: 'financial_review' },
    compliance_check: { stage: 'compliance_check' },
    'compliance_check+1': { stage: 'compliance_check', approvals: approvalBy(people) },
    rejection_appeal_initial: { ...appeal, stage: 'appeal_initial_review' },
    rejection_appeal_full: { ...appeal, stage: 'appeal_full_review' },
    'rejection_appeal_full+1': { ...appeal, stage: 'appeal_full_review', approvals: approvalBy(people) },
    rejected: { stage: 'rejected', deciders, stageEnteredAt: ago(1) },
    rejected_31_days: { stage: 'rejected', deciders, stageEnteredAt: ago(31) },
    withdrawn: { stage: 'withdrawn' },
  };
  return states[application];
}
