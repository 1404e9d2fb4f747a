import { recordAudit } from '../../db/queries/access/audit-log';
import {
  listMemberCharities,
  lockCharitiesOf,
  lockMemberCount,
  removeMember,
} from '../../db/queries/members/members';
import { listIdentityDocuments, updateErasedAt, updateEraseAt } from '../../db/queries/users/erasures';
import { findHindrance } from '../../db/queries/users/hindrances';
import { erasePersonalData, listPersonalFiles } from '../../db/queries/users/personal-data';
import { postponedTo } from '../../domain/users/erasure';
import { type Act, type Sealing } from '../act';
import { revokeInvitationsOf } from '../members/invitations';
import { forgetReferee } from '../references/forget-referee';
import { passOnSubscriptions } from '../subscriptions/pass-on';
import { endPlans, gatherPerson } from './gather-person';
import { keepMarks } from './recognize';
import { lockScheduled } from './schedule-erasure';

/** What comes before the rows of a person go. */
export type Preparation =
  /** The person was restored, or is erased already. */
  | { state: 'over' }
  /** It is not time, or something hinders the erasure, such as a dispute that began meanwhile. It is tried at `until`. */
  | { state: 'postponed'; until: Date }
  /** The files that go first. */
  | { state: 'due'; files: string[] };

/**
 * Finds out whether a person may be erased by now, and which files go with them. Postpones the erasure while something
 * hinders it; the person may be restored until then.
 */
export async function prepareErasure(act: Act & Sealing, erasureId: string): Promise<Preparation> {
  const { tx, at } = act;
  const erasure = await lockScheduled(tx, erasureId);
  if (erasure === undefined) return { state: 'over' };
  // The step may be repeated after it postponed the erasure.
  if (erasure.eraseAt > at) return { state: 'postponed', until: erasure.eraseAt };
  const person = await gatherPerson(tx, erasure.userId);
  await lockCharitiesOf(tx, person.userIds);
  if ((await findHindrance(tx, { userIds: person.userIds, at })) !== undefined) {
    const until = postponedTo(at);
    await updateEraseAt(tx, erasureId, until);
    return { state: 'postponed', until };
  }
  return { state: 'due', files: await listPersonalFiles(tx, person) };
}

/**
 * Erases a person: names, addresses, messages and documents go, and the id stays as a pseudonym. Remove the person's
 * files first (`prepareErasure`). Returns false if the person was restored, or is erased already.
 */
export async function erasePerson(act: Act & Sealing, erasureId: string): Promise<boolean> {
  const { tx, at } = act;
  const erasure = await lockScheduled(tx, erasureId);
  if (erasure === undefined) return false;
  const { userId } = erasure;
  const person = await gatherPerson(tx, userId);
  await endPlans(act, person.userIds);
  const documents = await listIdentityDocuments(tx, person.userIds);
  await keepMarks(act, userId, { email: person.email, documents });
  if (person.email !== null) await forgetReferee(act, person.email);
  for (const id of person.userIds) await leaveCharities(act, id);
  await erasePersonalData(tx, person);
  await updateErasedAt(tx, erasureId, at);
  await recordAudit(tx, { action: 'user.erased', actor: null, subject: { type: 'user', id: userId }, at });
  return true;
}

/** Ends the person's memberships, and tells nobody, because the address goes at the same moment. */
async function leaveCharities(act: Act, userId: string): Promise<void> {
  const { tx, at } = act;
  for (const charityId of await listMemberCharities(tx, userId)) {
    await lockMemberCount(tx, charityId);
    await removeMember(tx, { charityId, userId, at });
    const subject = { type: 'charity', id: charityId };
    const details = { user_id: userId };
    await recordAudit(tx, { action: 'charity_member.removed', actor: null, subject, details, at });
    await revokeInvitationsOf({ ...act, actor: null }, { userIds: [userId], charityId });
    await passOnSubscriptions(act, charityId);
  }
}
