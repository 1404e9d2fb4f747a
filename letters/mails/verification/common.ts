import { type Database } from '../../../db/database';
import { findUser } from '../../../db/queries/access/accounts';
import { isMember } from '../../../db/queries/members/members';
import { type Verification } from '../../../db/queries/verification/verifications';
import { nameOfCharity } from '../mail';

/** No page shows a verification, so the mails link the guide with the calls. */
export const GUIDE_PATH = '/docs/guides/verification';

/** Returns undefined if the reader has left the charity. */
export async function findEntity(
  db: Database,
  { entityId, state }: Verification,
  userId: string,
): Promise<{ entityId: string; name: string } | undefined> {
  if (state.entityType !== 'organization') {
    return { entityId, name: (await findUser(db, entityId))?.name ?? entityId };
  }
  if (!(await isMember(db, entityId, userId))) return undefined;
  return { entityId, name: await nameOfCharity(db, entityId) };
}
