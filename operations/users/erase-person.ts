import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { listMemberCharities, lockMemberCount, removeMember } from '../../db/queries/members/members';
import { findPerson } from '../../db/queries/users/blocks';
import {
  findErasure,
  listIdentityDocuments,
  lockErasure,
  lockPerson,
  updateErasedAt,
} from '../../db/queries/users/erasures';
import { erasePersonalData, listPersonalFiles, type PersonKeys } from '../../db/queries/users/personal-data';
import { requireRow } from '../../domain/errors';
import { type Act, type Sealing } from '../act';
import { revokeInvitationsOf } from '../members/invitations';
import { passOnSubscriptions } from '../subscriptions/pass-on';
import { keepMarks } from './recognize';

/** Lists the files that go with a person. Returns none if the person was restored or erased meanwhile. */
export async function listFilesToErase(db: Database, erasureId: string): Promise<string[]> {
  const erasure = await findErasure(db, erasureId);
  if (erasure?.erasedAt !== null) return [];
  return listPersonalFiles(db, await findPersonKeys(db, erasure.userId));
}

/**
 * Erases a person: names, addresses, messages and documents go, and the id stays as a pseudonym. Remove the person's
 * files first. Returns false if the person was restored, or is erased already.
 */
export async function erasePerson(act: Act & Sealing, erasureId: string): Promise<boolean> {
  const { tx, at } = act;
  const found = await findErasure(tx, erasureId);
  if (found === undefined) return false;
  const { userId } = found;
  await lockPerson(tx, userId);
  const erasure = await lockErasure(tx, erasureId);
  if (erasure?.erasedAt !== null) return false;
  const person = await findPersonKeys(tx, userId);
  const documents = await listIdentityDocuments(tx, person.userIds);
  await keepMarks(act, userId, { email: person.email, documents });
  for (const id of person.userIds) await leaveCharities(act, id);
  await erasePersonalData(tx, person);
  await updateErasedAt(tx, erasureId, at);
  await recordAudit(tx, { action: 'user.erased', actor: null, subject: { type: 'user', id: userId }, at });
  return true;
}

async function findPersonKeys(db: Database, userId: string): Promise<PersonKeys> {
  const { userIds, email } = requireRow(await findPerson(db, userId), userId);
  return { userIds, email };
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
