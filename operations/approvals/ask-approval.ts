import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import {
  type Approval,
  findWaiting,
  insertApproval,
  lockSubject,
} from '../../db/queries/approvals/approvals';
import { type Actor } from '../../domain/access/actor';
import { approvalExpiry, type ApprovalChange } from '../../domain/approvals/approval';
import { GivingError } from '../../domain/errors';
import { newId } from '../../new-id';
import { type ActOf, type Sealing } from '../act';
import { mailApproval } from './mail-approval';

export interface Ask {
  subject: { type: string; id: string };
  /** The charity for which people are tied, and whose members are mailed. Null for an act without a charity. */
  charityId: string | null;
  change: ApprovalChange;
  reason: string | null;
  /** Who gains by the act besides the person who asks. They may not decide. */
  gainers?: readonly string[];
}

/**
 * Stores an act that waits for another operator, and mails operators and the charity's members. Nothing else changes.
 * Throws CONFLICT with `approval_id` if the same change of the subject already waits.
 */
export async function askApproval(act: ActOf<Actor | null> & Sealing, ask: Ask): Promise<Approval> {
  const { tx, at, actor } = act;
  const { subject, charityId, change, reason, gainers = [] } = ask;
  await lockSubject(tx, subject.id);
  const waiting = await findWaiting(tx, { subjectId: subject.id, change, at });
  if (waiting !== undefined) {
    throw new GivingError('CONFLICT', 'This change already waits for another operator.', {
      approval_id: waiting,
    });
  }
  const approval: Approval = {
    ...{ id: newId('approval'), action: change.action, change, charityId, reason },
    ...{ subjectType: subject.type, subjectId: subject.id },
    ...{ askedBy: actor?.userId ?? null, askedAt: at, expiresAt: approvalExpiry(at) },
    parties: [...new Set([...(actor === null ? [] : await findPersons(tx, actor)), ...gainers])],
    ...{ decision: null, decidedBy: null, decidedAt: null, decidedAlone: false, decisionReason: null },
  };
  await insertApproval(tx, approval);
  await mailApproval(act, approval);
  await recordAudit(tx, {
    action: 'approval.asked',
    actor,
    subject: { type: 'approval', id: approval.id },
    details: { action: approval.action, subject_type: subject.type, subject_id: subject.id },
    at,
  });
  return approval;
}
