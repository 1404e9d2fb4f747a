/** Removes a member. Another operator must approve it if nobody would remain who has been a member for long. */
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { type Approval } from '../../db/queries/approvals/approvals';
import { countRemaining, isMember, lockMemberCount } from '../../db/queries/members/members';
import { type Actor } from '../../domain/access/actor';
import { type ApprovalChange } from '../../domain/approvals/approval';
import { notFound } from '../../domain/errors';
import { memberBefore } from '../../domain/members/long-standing';
import { type ActOf, type Sealing } from '../act';
import { askApproval } from '../approvals/ask-approval';
import { lastMemberStays, type Removal, removeMember } from './change-members';

/**
 * Removes a member, or asks another operator if no other member is of long standing. Returns undefined if the member is
 * removed.
 */
export async function removeMemberOrAsk(
  act: ActOf<Actor> & Sealing,
  removal: Removal,
): Promise<Approval | undefined> {
  const { tx, at } = act;
  const { charityId, userId } = removal;
  const members = await lockMemberCount(tx, charityId);
  if (!(await isMember(tx, charityId, userId))) throw notFound('member');
  const remaining = await countRemaining(tx, { charityId, joinedBefore: memberBefore(at), without: userId });
  if (remaining.members === 0 && !removal.mayRemoveLast) throw lastMemberStays();
  if (remaining.ofLongStanding > 0) {
    await removeMember(act, removal);
    return undefined;
  }
  return askApproval(act, {
    subject: { type: 'charity', id: charityId },
    charityId,
    change: { action: 'member_removal', before: { members }, after: { user_id: userId, removed: true } },
    reason: null,
  });
}

/**
 * Removes a member as another operator approved, whoever else joined or left meanwhile. Otherwise the member could keep
 * themselves in by inviting others.
 */
export async function applyRemoval(
  act: ActOf<AuditedAction['actor']> & Sealing,
  { after: { user_id: userId } }: ApprovalChange<'member_removal'>,
  { subjectId: charityId }: Approval,
): Promise<void> {
  await removeMember(act, { charityId, userId, mayRemoveLast: true });
}
