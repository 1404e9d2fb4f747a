import { type Database } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { isMember } from '../../../db/queries/members/members';
import { type Verification } from '../../../db/queries/verification/verifications';
import { nameOfCharity } from '../mail';

/** Returns the page on which the entity reads its verification. */
function pathOf({ entityId, state: { entityType } }: Verification): string {
  return entityType === 'organization'
    ? `/charity/${entityId}/verification`
    : `/my/verification?as=${entityType}`;
}

/** Returns undefined if the reader has left the charity. */
export async function findEntity(
  db: Database,
  verification: Verification,
  userId: string,
): Promise<{ entityId: string; name: string; path: string } | undefined> {
  const { entityId, state } = verification;
  const path = pathOf(verification);
  if (state.entityType !== 'organization') {
    return { entityId, path, name: (await findUser(db, entityId))?.name ?? entityId };
  }
  if (!(await isMember(db, entityId, userId))) return undefined;
  return { entityId, path, name: await nameOfCharity(db, entityId) };
}
