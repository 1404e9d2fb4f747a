import { type z } from 'zod';
import { type Reference } from '../../db/queries/references/references';
import { type VideoCall } from '../../db/queries/video-calls/video-calls';
import { type VerificationDocument } from '../../db/queries/verification/documents';
import { type VerificationEvidence } from '../../db/queries/verification/evidence';
import { type VerificationHistoryEntry } from '../../db/queries/verification/history';
import { type Verification } from '../../db/queries/verification/verifications';
import { type IdentityLink } from '../../gateways/verification/identity-vendor';
import { estimateCompletion, statusOf } from '../../domain/verification/decide';
import { printSubject } from '../../domain/verification/events';
import { listSteps } from '../../domain/verification/steps-of-people';
import { type Requirement } from '../../domain/verification/requirements';
import { roleOf, STAGE_RULES } from '../../domain/verification/stages';
import { type historySchema, type queueSchema, type verificationSchema } from '../routes/verification/schema';

import { presentReference } from './reference';
import { presentVideoCall } from './video-call';

export interface VerificationParts {
  entityName: string;
  /** Null for its entity, which must not learn that it looks like a revoked one. */
  approvalsNeeded: number | null;
  /** True if the reader may see who reviewed. */
  showsReviewers: boolean;
  /** True if the reader may see the answers of referees. */
  showsAnswers: boolean;
  references: Reference[];
  /** Newest first. */
  calls: VideoCall[];
  now: Date;
  documents: VerificationDocument[];
  requirements: Requirement[];
  requiredActions: string[];
  evidence: VerificationEvidence[];
  /** When the name was last compared with the sanctions lists. Null if it never was. */
  screenedAt: Date | null;
  /** The link to the identity check. Present only for the person whom it checks. */
  link: IdentityLink | undefined;
  /** The id of the entity's other verification that stands or is applied for. */
  otherId: string | undefined;
}

/** Presents a verification to its entity and platform staff. Only staff see the URLs of documents. */
export function presentVerification(
  { id, entityId, submittedAt, state }: Verification,
  parts: VerificationParts,
  publicUrl: string | undefined,
): z.input<typeof verificationSchema> {
  const { showsReviewers, documents, evidence, link, references, calls, now } = parts;
  const { requirements, requiredActions } = parts;
  const [call] = calls;
  return {
    verification_id: id,
    ...printSubject(entityId, state),
    entity_name: parts.entityName,
    claimed_by: showsReviewers ? state.claimedBy : null,
    approvals_needed: parts.approvalsNeeded,
    possible: listSteps(state, now),
    standing: roleOf(state) === 'standing',
    other_verification_id: parts.otherId ?? null,
    status: statusOf(state),
    stage: state.stage,
    checks: state.checks,
    required_actions: requiredActions,
    next_action: link === undefined ? null : { type: 'redirect', url: link.url, problem: link.problem },
    reason: state.reason,
    grounds: state.grounds,
    approvals: presentApprovals(state, showsReviewers),
    documents: documents.map((document) => ({
      id: document.id,
      type: document.type,
      status: document.status,
      issued_on: document.issuedOn,
      document_id: document.uploadId,
      url: showsReviewers ? document.url : null,
      expires_on: document.expiresOn,
      problems: document.problems,
    })),
    evidence: evidence.map(({ source, outcome, facts, checkedAt }) => ({
      source,
      outcome,
      facts: { ...facts },
      checked_at: checkedAt.toISOString(),
    })),
    last_screened_at: parts.screenedAt?.toISOString() ?? null,
    requirements: requirements.map(({ code, label, status, problem }) => ({ code, label, status, problem })),
    references: references.map((reference) => presentReference(reference, parts.showsAnswers, now)),
    video_call: call === undefined ? null : presentVideoCall(call, showsReviewers),
    estimated_completion: estimateCompletion(state)?.toISOString() ?? null,
    submitted_at: submittedAt.toISOString(),
    expires_at: state.expiresAt?.toISOString() ?? null,
    history_url: `${publicUrl ?? ''}/api/v1/verification/${entityId}/history`,
  };
}

function presentApprovals({ approvals }: Verification['state'], showsReviewers: boolean) {
  return approvals.map(({ by, at }) => ({ by: showsReviewers ? by : null, at }));
}

/** Presents one line of the history. Only reviewers and operators see who reviewed. */
export function presentHistoryEntry(
  entry: VerificationHistoryEntry,
  showsReviewers: boolean,
): z.input<typeof historySchema>['history'][number] {
  const isShown = showsReviewers || entry.actorKind === 'entity';
  return {
    verification_id: entry.verificationId,
    happening: entry.happening,
    from_stage: entry.fromStage,
    to_stage: entry.toStage,
    status: entry.status,
    actor: { kind: entry.actorKind, id: isShown ? entry.actorId : null },
    reason: entry.reason,
    at: entry.at.toISOString(),
  };
}

/** Presents a verification in the reviewers' queue. */
export function presentQueueEntry(
  { id, entityId, submittedAt, state }: Verification,
  { names, now }: { names: ReadonlyMap<string, string>; now: Date },
): z.input<typeof queueSchema>['verifications'][number] {
  const { waitsFor } = STAGE_RULES[state.stage];
  return {
    verification_id: id,
    ...printSubject(entityId, state),
    entity_name: names.get(entityId) ?? '',
    status: statusOf(state),
    stage: state.stage,
    standing: roleOf(state) === 'standing',
    waits_for: waitsFor === 'nobody' ? 'system' : waitsFor,
    claimed_by: state.claimedBy,
    approvals: presentApprovals(state, true),
    submitted_at: submittedAt.toISOString(),
    stage_entered_at: state.stageEnteredAt.toISOString(),
    due_at: state.dueAt?.toISOString() ?? null,
    overdue: state.dueAt !== null && state.dueAt < now,
  };
}
