import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findCharity } from '../../db/queries/charities/charities';
import {
  type Claim,
  listClaimants,
  listOpenClaims,
  markCharityClaimed,
  updateClaim,
} from '../../db/queries/claims/claims';
import { addMember, lockMemberCount } from '../../db/queries/members/members';
import { type Actor } from '../../domain/access/actor';
import {
  CLAIM_APPROVALS,
  type ClaimDecision,
  isOpenToObjections,
  RIVAL_APPROVED,
} from '../../domain/claims/claim';
import { GivingError, requireRow } from '../../domain/errors';
import { type Approval, requireNewApprover } from '../../domain/verification/approvals';
import { type Act, type ActOf, type Sealing } from '../act';
import { requireMayDecide, refuseTied } from '../ties/may-decide';
import { announceClaim, mailClaimant } from './announce-claim';

export interface ClaimOrder {
  claim: Pick<Claim, 'id' | 'charityId'>;
  decision: ClaimDecision;
  reason: string | undefined;
}

/**
 * Applies a decision about a claim. Nobody tied to somebody who ever claimed the charity may decide. One denial ends the claim.
 * Whoever passes a claim to review, or approves it, voids the approvals of rival claims, because their approvers did not
 * judge this one. The final approval denies the rivals.
 */
export async function decideClaim(act: ActOf<Actor> & Sealing, order: ClaimOrder): Promise<Claim> {
  const { tx, at } = act;
  const { decision, reason = null } = order;
  const { charityId } = order.claim;
  const { claim, rivals } = await lockOpenClaim(tx, order.claim);
  const parties = await listClaimants(tx, charityId);
  const persons = await requireMayDecide(act, { charityId, parties });
  if (decision === 'deny') return end(act, { ...claim, status: 'denied', reason });
  const passed = { ...claim, passedToReviewAt: claim.passedToReviewAt ?? at };
  if (decision === 'review') return claim.passedToReviewAt === null ? putFirst(tx, passed, rivals) : claim;
  const approvals = await approve(act, claim, persons);
  if (approvals.length < CLAIM_APPROVALS) return putFirst(tx, { ...passed, approvals }, rivals);
  for (const rival of rivals) await end(act, { ...rival, status: 'denied', reason: RIVAL_APPROVED });
  await addMember(tx, charityId, claim.userId, at);
  await markCharityClaimed(tx, charityId, at);
  return end(act, { ...passed, status: 'approved', approvals, reason });
}

/** Stores a claim that a decider took up. Voids the approvals of its rivals. */
async function putFirst(tx: Database, claim: Claim, rivals: Claim[]): Promise<Claim> {
  for (const rival of rivals) await updateClaim(tx, { ...rival, approvals: [] });
  await updateClaim(tx, claim);
  return claim;
}

async function approve(act: ActOf<Actor>, claim: Claim, persons: string[]): Promise<Approval[]> {
  const { at, actor } = act;
  if (isOpenToObjections(claim, at)) {
    const until = claim.objectionsUntil?.toISOString();
    const message = 'Members of the charity may still object. Approve the claim after that time.';
    throw new GivingError('CONFLICT', message, { reason: 'objections_open', objections_until: until });
  }
  const { userId } = actor;
  requireNewApprover(claim.approvals, { kind: actor.isOperator ? 'operator' : 'reviewer', userId, persons });
  const parties = claim.approvals.flatMap((approval) => approval.persons);
  await refuseTied(act, persons, { charityId: claim.charityId, parties });
  return [...claim.approvals, { by: userId, persons, at: at.toISOString() }];
}

async function end(act: ActOf<Actor> & Sealing, claim: Claim): Promise<Claim> {
  const { tx, at, actor } = act;
  const ended: Claim = { ...claim, decidedAt: at };
  await updateClaim(tx, ended);
  await announceClaim(act, ended);
  const { name: charityName } = requireRow(await findCharity(tx, claim.charityId), claim.charityId);
  await mailClaimant(act, { claim: ended, charityName });
  await recordAudit(tx, {
    action: `charity.claim_${claim.status}`,
    actor,
    subject: { type: 'charity', id: claim.charityId },
    details: { claim_id: claim.id, user_id: claim.userId },
    at,
  });
  return ended;
}

export interface NewObjection {
  claim: Pick<Claim, 'id' | 'charityId'>;
  userId: string;
  reason: string;
}

/** Records that a member of the charity objects to a claim. The deciders see the objection. */
export async function objectToClaim({ tx, at }: Act, order: NewObjection): Promise<Claim> {
  const { userId, reason } = order;
  const { claim } = await lockOpenClaim(tx, order.claim);
  if (!isOpenToObjections(claim, at)) {
    const message = 'The time for objections to this claim is over.';
    throw new GivingError('CONFLICT', message, { reason: 'objections_over' });
  }
  const objections = [...claim.objections, { by: userId, at: at.toISOString(), reason }];
  await updateClaim(tx, { ...claim, objections });
  return { ...claim, objections };
}

/** Locks a charity's open claims, because a decision changes all of them. Throws CONFLICT if this one is decided. */
async function lockOpenClaim(
  tx: Database,
  { id, charityId }: Pick<Claim, 'id' | 'charityId'>,
): Promise<{ claim: Claim; rivals: Claim[] }> {
  await lockMemberCount(tx, charityId);
  const open = await listOpenClaims(tx, charityId);
  const claim = open.find((each) => each.id === id);
  if (claim === undefined) {
    throw new GivingError('CONFLICT', 'This claim is already decided.', { reason: 'already_decided' });
  }
  return { claim, rivals: open.filter((each) => each !== claim) };
}
