import { findUser } from '../../db/queries/access/accounts';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByUser } from '../../db/queries/access/logins';
import { findCharity } from '../../db/queries/charities/charities';
import { markCharityClaimed } from '../../db/queries/claims/claims';
import {
  addMember as storeMember,
  isMember,
  lockMemberCount,
  removeMember as deleteMember,
} from '../../db/queries/members/members';
import { deletePendingMember, insertPendingMember } from '../../db/queries/members/pending-members';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound, requireRow, validationError } from '../../domain/errors';
import { mayStopUntil } from '../../domain/members/former';
import { type Act, type ActOf, type Sealing } from '../act';
import { queueSecurityMail } from '../mails/queue-mail';
import { passOnSubscriptions } from '../subscriptions/pass-on';
import { requireMayDecide } from '../ties/may-decide';

export interface Membership {
  charityId: string;
  userId: string;
}

/**
 * Makes a user a member of a charity. The charity's first member stays pending until a second operator
 * confirms. Only an operator who is not related to the charity may add the first member. Returns whether the
 * user is pending. Repeating is harmless.
 */
export async function addMember(
  act: ActOf<Actor>,
  { charityId, userId }: Membership,
): Promise<{ isPending: boolean }> {
  const { tx, at, actor } = act;
  if ((await findUser(tx, userId)) === undefined) {
    throw validationError([{ field: 'user_id', code: 'not_found', message: 'there is no such user' }]);
  }
  const isPending = (await lockMemberCount(tx, charityId)) === 0;
  // A repeated call makes no new tie.
  if (await isMember(tx, charityId, userId)) return { isPending: false };
  if (isPending) {
    const askingPersons = await requireMayDecide(act, { charityId });
    await insertPendingMember(tx, { charityId, userId, askedBy: actor.userId, askingPersons });
  } else {
    await storeMember(tx, charityId, userId, at);
  }
  await recordAudit(tx, {
    action: isPending ? 'charity_member.proposed' : 'charity_member.added',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: userId },
    at,
  });
  return { isPending };
}

export interface Confirmation {
  charityId: string;
  userId: string;
}

/**
 * Confirms a charity's first member, who is pending. Throws FORBIDDEN for anybody tied to the operator who asked, the
 * pending member or the charity.
 */
export async function confirmMember(act: ActOf<Actor>, { charityId, userId }: Confirmation): Promise<void> {
  const { tx, at, actor } = act;
  await lockMemberCount(tx, charityId);
  const pending = await deletePendingMember(tx, { charityId, userId });
  if (pending === undefined) throw notFound('pending member');
  await requireMayDecide(act, { charityId, parties: [userId, ...pending.askingPersons] });
  await storeMember(tx, charityId, userId, at);
  await markCharityClaimed(tx, charityId, at);
  await recordAudit(tx, {
    action: 'charity_member.added',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: userId, asked_by: pending.askedBy },
    at,
  });
}

export interface Removal {
  charityId: string;
  userId: string;
  /** True if the last member may be removed. After that, only operators can manage the charity. */
  mayRemoveLast: boolean;
}

/** Removes a member of a charity, and tells them by mail. Also withdraws a pending first member. */
export async function removeMember(
  act: ActOf<AuditedAction['actor']> & Sealing,
  { charityId, userId, mayRemoveLast }: Removal,
): Promise<void> {
  const { tx, at, actor } = act;
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
  if (!isMember) return;
  await passOnSubscriptions(act, charityId);
  await mailFormerMember(act, { charityId, userId });
}

async function mailFormerMember(act: Act & Sealing, { charityId, userId }: Membership): Promise<void> {
  const reader = await findLoginByUser(act.tx, userId);
  if (reader === undefined) return;
  const { name } = requireRow(await findCharity(act.tx, charityId), charityId);
  const news = { charityName: name, until: mayStopUntil(act.at).toISOString() };
  await queueSecurityMail(act, { kind: 'member_removed', news, reader });
}

/**
 * Throws CONFLICT if the charity has no members. Nobody is invited as its first member, because two operators
 * must add that member.
 */
export function requireMembers(members: number): void {
  if (members > 0) return;
  const message =
    'This charity has no members. Claim it with POST /v1/charities/{charity_id}/claims. Two operators may also add the first member, with POST /v1/charities/{charity_id}/members.';
  throw new GivingError('CONFLICT', message, { reason: 'no_members' });
}
