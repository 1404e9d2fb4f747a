import { findUser } from '../../db/queries/access/accounts';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type Approval } from '../../db/queries/approvals/approvals';
import { findCharity } from '../../db/queries/charities/charities';
import { markCharityClaimed } from '../../db/queries/claims/claims';
import {
  addMember,
  countRemaining,
  isMember,
  lockMemberCount,
  removeMember as deleteMember,
} from '../../db/queries/members/members';
import { type Actor } from '../../domain/access/actor';
import { type ApprovalChange } from '../../domain/approvals/approval';
import { GivingError, notFound, requireRow, validationError } from '../../domain/errors';
import { mayStopUntil } from '../../domain/members/former';
import { type Act, type ActOf, type Sealing } from '../act';
import { type ApprovedAct } from '../approvals/approved-act';
import { askApproval } from '../approvals/ask-approval';
import { queueSecurityMail } from '../mails/queue-mail';
import { passOnSubscriptions } from '../subscriptions/pass-on';
import { requireMayDecide } from '../ties/may-decide';
import { followCharity } from '../verification/requirements';
import { revokeInvitationsOf } from './invitations';

interface Membership {
  charityId: string;
  userId: string;
}

export interface NewMember extends Membership {
  reason: string | null;
}

/**
 * Asks that a user becomes a member of a charity, which another operator must approve. Throws FORBIDDEN for an operator
 * who is tied to the charity. Returns undefined if the user is a member already.
 */
export async function askForMember(
  act: ActOf<Actor> & Sealing,
  { charityId, userId, reason }: NewMember,
): Promise<Approval | undefined> {
  const { tx } = act;
  if ((await findUser(tx, userId)) === undefined) {
    throw validationError([{ field: 'user_id', code: 'not_found', message: 'there is no such user' }]);
  }
  // Everybody who changes or asks about members locks the charity first.
  await lockMemberCount(tx, charityId);
  if (await isMember(tx, charityId, userId)) return undefined;
  await requireMayDecide(act, { charityId });
  return askApproval(act, {
    subject: { type: 'charity', id: charityId },
    charityId,
    change: { action: 'member', before: null, after: { user_id: userId } },
    reason,
    gainers: [userId],
  });
}

/** Makes a user a member as another operator approved. Throws CONFLICT if the user is a member already. */
export async function applyMember(
  { tx, at, actor }: ApprovedAct,
  { after: { user_id: userId } }: ApprovalChange<'member'>,
  { subjectId: charityId, askedBy }: Approval,
): Promise<void> {
  const members = await lockMemberCount(tx, charityId);
  if (await isMember(tx, charityId, userId)) {
    throw new GivingError('CONFLICT', 'This person is a member already.', { reason: 'changed' });
  }
  await addMember(tx, charityId, userId, at);
  await followCharity(tx, charityId);
  if (members === 0) await markCharityClaimed(tx, charityId, at);
  await recordAudit(tx, {
    action: 'charity_member.added',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: userId, asked_by: askedBy },
    at,
  });
}

export interface Removal {
  charityId: string;
  userId: string;
  /** True if the last member may be removed. After that, only operators can manage the charity. */
  mayRemoveLast: boolean;
}

/** Removes a member of a charity, and tells them by mail. */
export async function removeMember(
  act: ActOf<AuditedAction['actor']> & Sealing,
  { charityId, userId, mayRemoveLast }: Removal,
): Promise<void> {
  const { tx, at, actor } = act;
  await lockMemberCount(tx, charityId);
  const wasMember = await deleteMember(tx, { charityId, userId, at });
  if (!wasMember) throw notFound('member');
  const remaining = await countRemaining(tx, { charityId, joinedBefore: at, without: userId });
  if (remaining.members === 0 && !mayRemoveLast) throw lastMemberStays();
  await recordAudit(tx, {
    action: 'charity_member.removed',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: userId },
    at,
  });
  await revokeInvitationsOf(act, { userIds: [userId], charityId });
  await passOnSubscriptions(act, charityId);
  await mailFormerMember(act, { charityId, userId });
}

/** Builds the error for the removal of a charity's last member. */
export function lastMemberStays(): GivingError {
  return new GivingError('CONFLICT', 'The last member cannot be removed. Invite another member first.');
}

async function mailFormerMember(act: Act & Sealing, { charityId, userId }: Membership): Promise<void> {
  const reader = await findLoginByUser(act.tx, userId);
  if (reader === undefined) return;
  const { name } = requireRow(await findCharity(act.tx, charityId), charityId);
  const news = { charityName: name, until: mayStopUntil(act.at).toISOString() };
  await queueSecurityMail(act, { kind: 'member_removed', news, reader });
}
