import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { addMember as storeMember, lockMemberCount } from '../../db/queries/members/members';
import { insertPendingMember } from '../../db/queries/members/pending-members';
import { validationError } from '../../domain/errors';
import { requireIndependence } from './independence';

export interface Membership {
  charityId: string;
  userId: string;
  /** The operator who adds the member. */
  actor: Actor;
  at: Date;
}

/**
 * Makes a user a member of a charity. The charity's first member stays pending until a second operator
 * confirms. Only an operator who is not related to the charity may add the first member. Returns whether the
 * user is pending. Repeating is harmless.
 */
export async function addMember(
  tx: Database,
  { charityId, userId, actor, at }: Membership,
): Promise<{ isPending: boolean }> {
  if ((await findUser(tx, userId)) === undefined) {
    throw validationError([{ field: 'user_id', code: 'not_found', message: 'there is no such user' }]);
  }
  const isPending = (await lockMemberCount(tx, charityId)) === 0;
  if (isPending) {
    await requireIndependence(tx, { charityId, actor, at });
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
