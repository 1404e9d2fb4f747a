import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { lockMemberCount, removeMember as deleteMember } from '../../db/queries/members/members';
import { deletePendingMember } from '../../db/queries/members/pending-members';
import { GivingError, notFound } from '../../domain/errors';

export interface Removal {
  charityId: string;
  userId: string;
  /** True if the last member may be removed. After that, only operators can manage the charity. */
  mayRemoveLast: boolean;
  actor: AuditedAction['actor'];
  at: Date;
}

/** Removes a member of a charity, or a pending first member. */
export async function removeMember(
  tx: Database,
  { charityId, userId, mayRemoveLast, actor, at }: Removal,
): Promise<void> {
  const members = await lockMemberCount(tx, charityId);
  const isMember = await deleteMember(tx, { charityId, userId, at });
  const pending = await deletePendingMember(tx, { charityId, userId });
  if (!isMember && pending === undefined) throw notFound('member');
  if (isMember && members === 1 && !mayRemoveLast) {
    throw new GivingError('CONFLICT', 'The last member cannot be removed. Invite another member first.');
  }
  await recordAudit(tx, {
    action: 'charity_member.removed',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: userId },
    at,
  });
}
