import { type Database } from '../../db/database';
import { addClientUser, countOtherClientUsers, lockOauthClient } from '../../db/queries/access/oauth-clients';
import { MAX_UNREVIEWED_USERS } from '../../domain/access/users-clients';
import { GivingError } from '../../domain/errors';

/**
 * Records that a user consented to an application. Throws FORBIDDEN if the application is unreviewed and
 * already has the maximum number of users.
 */
export async function admitClientUser(
  tx: Database,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined || !client.madeByOwner) return;
  const others = await countOtherClientUsers(tx, clientId, userId);
  if (client.reviewedAt === null && others >= MAX_UNREVIEWED_USERS) {
    throw new GivingError(
      'FORBIDDEN',
      `This application already has ${MAX_UNREVIEWED_USERS} users. The platform must review it before it can have more.`,
      { reason: 'too_many_users', limit: MAX_UNREVIEWED_USERS },
    );
  }
  await addClientUser(tx, clientId, userId);
}
