import { recordAudit } from '../../db/queries/access/audit-log';
import { listOperators } from '../../db/queries/access/operators';
import { type Approval, lockApproval, updateApproval } from '../../db/queries/approvals/approvals';
import { type Actor } from '../../domain/access/actor';
import { type Scope } from '../../domain/access/scopes';
import {
  aloneFrom,
  APPROVAL_SCOPES,
  type ApprovalDecision,
  approvalStatus,
} from '../../domain/approvals/approval';
import { GivingError, notFound } from '../../domain/errors';
import { type Act, type ActOf, type Sealing } from '../act';
import { mayDecide, requireMayDecide } from '../ties/may-decide';
import { applyApproval } from './apply-approval';
import { type ApprovedAct } from './approved-act';

interface Verdict {
  approvalId: string;
  decision: ApprovalDecision;
  reason: string;
}

/**
 * Decides an act that waits for another operator, and does it if the decision is to approve. Throws FORBIDDEN for
 * anybody tied to who asked, to who gains by it or to the charity, and for a credential that could not ask for it. Throws CONFLICT if the act does not wait any more, or
 * no longer fits what it changes. Then it stays as it is.
 */
export async function decideApproval(act: ActOf<Actor> & Sealing, verdict: Verdict): Promise<Approval> {
  const approval = await lockWaiting(act, verdict.approvalId);
  const { action, charityId, parties } = approval;
  requireScope(act.actor, APPROVAL_SCOPES[action]);
  await requireMayDecide(act, { charityId, parties });
  return carryOut(act, approval, verdict);
}

function requireScope({ scopes }: Pick<Actor, 'scopes'>, scope: Scope): void {
  if (scopes.includes(scope)) return;
  throw new GivingError('FORBIDDEN', `This credential lacks the scope ${scope}.`, { scope });
}

/**
 * Approves an act on the host, because no operator may decide it. Throws CONFLICT while an operator may, and until
 * ALONE_AFTER_HOURS after the mails.
 */
export async function approveAlone(
  act: ActOf<null> & Sealing,
  { approvalId, reason }: Omit<Verdict, 'decision'>,
): Promise<Approval> {
  const approval = await lockWaiting(act, approvalId);
  const from = aloneFrom(approval.askedAt);
  if (act.at < from) {
    throw new GivingError('CONFLICT', `Nobody decides this alone before ${from.toISOString()}.`, { from });
  }
  const decider = await findDecider(act, approval);
  if (decider !== undefined) {
    throw new GivingError('CONFLICT', `The operator ${decider} may decide this.`, { operator_id: decider });
  }
  return carryOut(act, approval, { approvalId, reason, decision: 'approve' });
}

async function lockWaiting({ tx, at }: Act, approvalId: string): Promise<Approval> {
  const approval = await lockApproval(tx, approvalId);
  if (approval === undefined) throw notFound('approval');
  const status = approvalStatus(approval, at);
  if (status === 'waiting') return approval;
  throw new GivingError('CONFLICT', `This approval is ${status}.`, { status });
}

/** Returns an operator who may decide, or undefined if none may. */
async function findDecider(act: Act, { charityId, parties }: Approval): Promise<string | undefined> {
  for (const operator of await listOperators(act.tx)) {
    if (await mayDecide(act, [operator], { charityId, parties })) return operator;
  }
  return undefined;
}

async function carryOut(
  act: ApprovedAct,
  approval: Approval,
  { decision, reason }: Verdict,
): Promise<Approval> {
  const { tx, at, actor } = act;
  const decided = {
    ...{ decision, decidedBy: actor?.userId ?? null, decidedAt: at },
    ...{ decidedAlone: actor === null, decisionReason: reason },
  };
  await updateApproval(tx, approval.id, decided);
  await recordAudit(tx, {
    action: decision === 'approve' ? 'approval.approved' : 'approval.refused',
    actor,
    subject: { type: 'approval', id: approval.id },
    details: { action: approval.action, asked_by: approval.askedBy, reason, alone: decided.decidedAlone },
    at,
  });
  if (decision === 'approve') await applyApproval(act, approval);
  return { ...approval, ...decided };
}
