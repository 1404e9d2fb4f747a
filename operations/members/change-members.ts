import { findUser } from '../../db/queries/access/accounts';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { markCharityClaimed } from '../../db/queries/claims/claims';
import {
  addMember as storeMember,
  lockMemberCount,
  removeMember as deleteMember,
} from '../../db/queries/members/members';
import { deletePendingMember, insertPendingMember } from '../../db/queries/members/pending-members';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound, validationError } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { type ActOf } from '../act';
import { requireIndependence } from './independence';

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
  if (isPending) {
    await requireIndependence(act, { charityId });
    const askingPersons = await findPersons(tx, actor);
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
 * Confirms a charity's first member, who is pending. Throws FORBIDDEN for the operator who asked, the pending
 * member, and anybody related to the charity.
 */
export async function confirmMember(act: ActOf<Actor>, { charityId, userId }: Confirmation): Promise<void> {
  const { tx, at, actor } = act;
  await lockMemberCount(tx, charityId);
  const pending = await deletePendingMember(tx, { charityId, userId });
  if (pending === undefined) throw notFound('pending member');
  if (sharePerson(await findPersons(tx, actor), [userId, ...pending.askingPersons])) {
    const message =
      'Another operator must confirm the first member. You, or the person who issued your key, asked for this member or are the member.';
    throw new GivingError('FORBIDDEN', message);
  }
  await requireIndependence(act, { charityId });
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

/** Removes a member of a charity, or a pending first member. */
export async function removeMember(
  { tx, at, actor }: ActOf<AuditedAction['actor']>,
  { charityId, userId, mayRemoveLast }: Removal,
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
