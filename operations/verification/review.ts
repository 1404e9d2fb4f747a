import { insertHistory } from '../../db/queries/verification/history';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { GivingError } from '../../domain/errors';
import { statusOf } from '../../domain/verification/decide';
import { requireUninvolved } from '../../domain/verification/deciders';
import { requireComplete } from '../../domain/verification/requirements';
import { roleOf, STAGES_FOR_REVIEWERS } from '../../domain/verification/stages';
import { type ActingParty, type REVIEW_DECISIONS } from '../../domain/verification/vocabulary';
import { type Act, type Sealing } from '../act';
import { approveChanges } from '../charities/decide-change';
import { acceptHolders } from '../payout-accounts/judge-holders';
import { isAfterRevocation } from './after-revocation';
import { findRequirements, withOfficer } from './requirements';
import { refuseIfSelfRevoked } from './revoked-selves';
import { holdVerification, moveVerification } from './transition';

export interface Review {
  verificationId: string;
  by: ActingParty;
  decision: (typeof REVIEW_DECISIONS)[number];
  reason: string | undefined;
}

/**
 * Applies a reviewer's decision at the verification's current stage. If the decision is the final approval of a
 * charity, also approves the charity's confirmed changes and the holders of its confirmed payout accounts. Throws
 * CONFLICT if another reviewer has claimed the verification, or if the approval would grant a level whose requirements
 * are not met.
 */
export async function reviewVerification(act: Act & Sealing, review: Review): Promise<Verification> {
  const { tx, at } = act;
  const { verificationId, by, decision, reason } = review;
  const held = await holdVerification(tx, verificationId);
  refuseIfClaimed(held, by);
  const found = await findRequirements(tx, held);
  const verification = withOfficer(held, found);
  if (decision === 'approve') {
    requireComplete(verification.state, found);
    await refuseReturned(act, held);
  }
  const decided = await moveVerification(tx, verification, {
    happening: decision,
    by,
    at,
    reason,
    isAfterRevocation: await isAfterRevocation(act, verification),
    ...(decision === 'fail' && reason !== undefined ? { requiredActions: [reason] } : {}),
  });
  if (decision === 'approve') await approveWithIt(act, { before: verification, decided, by });
  return decided;
}

/** Throws CONFLICT if the applicant was recognized, after the application, as somebody whose revocation is in force. */
async function refuseReturned(act: Act, { entityId, state }: Verification): Promise<void> {
  if (roleOf(state) !== 'application') return;
  await refuseIfSelfRevoked(act, { entityType: state.entityType, entityId });
}

interface Decided {
  before: Verification;
  decided: Verification;
  by: ActingParty;
}

/**
 * Approves a charity's confirmed changes and account holders with its verification. A re-verification that the charity
 * itself reported approves none of them, because one person decides it.
 */
async function approveWithIt(act: Act & Sealing, { before, decided, by }: Decided): Promise<void> {
  const { entityId: charityId, state } = decided;
  if (state.stage !== 'verified' || state.entityType !== 'organization' || before.state.isSelfReported)
    return;
  const earlier = before.state.approvals.flatMap((approval) => approval.persons);
  const approval = { charityId, persons: [...earlier, ...by.persons] };
  await approveChanges(act, approval);
  await acceptHolders(act, approval);
}

interface ClaimStep {
  verificationId: string;
  by: ActingParty;
}

/**
 * Reserves a verification for one reviewer. The claim ends with a decision or a release. Nobody claims an appeal that
 * they may not hear.
 */
export async function claimVerification(act: Act, { verificationId, by }: ClaimStep): Promise<Verification> {
  const verification = await holdVerification(act.tx, verificationId);
  requireReviewStage(verification);
  requireUninvolved(verification.state, by);
  refuseIfClaimed(verification, by);
  return storeClaim(act, verification, { claimedBy: by.userId, by });
}

/**
 * Returns a verification to the review queue. Reviewers can end only their own claim. Operators can end any
 * claim.
 */
export async function releaseVerification(
  act: Act,
  { verificationId, by }: ClaimStep,
): Promise<Verification> {
  const verification = await holdVerification(act.tx, verificationId);
  requireReviewStage(verification);
  if (by.kind !== 'operator') refuseIfClaimed(verification, by);
  return storeClaim(act, verification, { claimedBy: null, by });
}

/** Throws CONFLICT if the verification is not waiting for a reviewer. */
function requireReviewStage({ state: { stage } }: Verification): void {
  if (STAGES_FOR_REVIEWERS.includes(stage)) return;
  throw new GivingError('CONFLICT', `A verification in the stage ${stage} is not waiting for a reviewer.`, {
    stage,
  });
}

/** Throws CONFLICT if another reviewer has claimed the verification. */
export function refuseIfClaimed({ state }: Verification, by: ActingParty): void {
  if (state.claimedBy === null || state.claimedBy === by.userId) return;
  throw new GivingError('CONFLICT', 'Another reviewer has claimed this verification.', {
    stage: state.stage,
  });
}

/**
 * Stores the user who claims the verification, or null for a release. Adds the step to the verification's
 * history.
 */
async function storeClaim(
  { tx, at }: Act,
  verification: Verification,
  { claimedBy, by }: { claimedBy: string | null; by: ActingParty },
): Promise<Verification> {
  const state = { ...verification.state, claimedBy };
  const { stage } = state;
  await updateVerification(tx, verification.id, state);
  await insertHistory(tx, verification.id, [
    {
      happening: claimedBy === null ? 'released' : 'claimed',
      fromStage: stage,
      toStage: stage,
      status: statusOf(state),
      by,
      reason: null,
      at,
    },
  ]);
  return { ...verification, state };
}
