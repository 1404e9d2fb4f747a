import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { markCharityClaimed } from '../../db/queries/claims/claims';
import { addMember, lockMemberCount } from '../../db/queries/members/members';
import { deletePendingMember } from '../../db/queries/members/pending-members';
import { GivingError, notFound } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { requireIndependence } from './independence';

export interface Confirmation {
  charityId: string;
  userId: string;
  /** The operator who confirms the member. */
  actor: Actor;
  at: Date;
}

/**
 * Confirms a charity's first member, who is pending. Throws FORBIDDEN for the operator who asked, the pending
 * member, and anybody related to the charity.
 */
export async function confirmMember(
  tx: Database,
  { charityId, userId, actor, at }: Confirmation,
): Promise<void> {
  await lockMemberCount(tx, charityId);
  const pending = await deletePendingMember(tx, { charityId, userId });
  if (pending === undefined) throw notFound('pending member');
  if (sharePerson(await findPersons(tx, actor), [userId, ...pending.askingPersons])) {
    const message =
      'Another operator must confirm the first member. You, or the person who issued your key, asked for this member or are the member.';
    throw new GivingError('FORBIDDEN', message);
  }
  await requireIndependence(tx, { charityId, actor, at });
  await addMember(tx, charityId, userId, at);
  await markCharityClaimed(tx, charityId, at);
  await recordAudit(tx, {
    action: 'charity_member.added',
    actor,
    subject: { type: 'charity', id: charityId },
    details: { user_id: userId, asked_by: pending.askedBy },
    at,
  });
}
