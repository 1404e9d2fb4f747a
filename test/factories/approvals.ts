/** Acts of an operator that wait for another one (docs/rules/approvals.md). */
import { type Database } from '../../db/database';
import { type Approval, insertApproval } from '../../db/queries/approvals/approvals';
import { type ApprovalChange, approvalExpiry } from '../../domain/approvals/approval';
import { newId } from '../../new-id';
import { buildActor, buildCharity } from '.';

/** Stores an act that waits: somebody is to become a member of a charity. Makes what is not given. */
export async function buildApproval(
  db: Database,
  given: Partial<Approval> & { askedBy?: string; userId?: string } = {},
): Promise<Approval> {
  const { userId = (await buildActor(db)).userId, ...changes } = given;
  const charityId = given.charityId === undefined ? (await buildCharity(db)).id : given.charityId;
  const askedBy = given.askedBy ?? (await buildActor(db, { isOperator: true })).userId;
  const change: ApprovalChange = { action: 'member', before: null, after: { user_id: userId } };
  const askedAt = given.askedAt ?? new Date();
  const approval: Approval = {
    ...{ id: newId('approval'), action: change.action, change, reason: 'By letter.', charityId, askedBy },
    ...{ subjectType: 'charity', subjectId: charityId ?? 'none', parties: [askedBy, userId] },
    ...{ askedAt, expiresAt: approvalExpiry(askedAt) },
    ...{ decision: null, decidedBy: null, decidedAt: null, decidedAlone: false, decisionReason: null },
    ...changes,
  };
  await insertApproval(db, approval);
  return approval;
}
