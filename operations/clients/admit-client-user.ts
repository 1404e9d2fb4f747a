import { type Database } from '../../db/database';
import { addClientUser, countOtherClientUsers, lockOauthClient } from '../../db/queries/access/oauth-clients';
import { MAX_UNREVIEWED_USERS } from '../../domain/access/users-clients';
import { GivingError } from '../../domain/errors';

/** Admits a user who consents to an application. Refuses more users than an unreviewed application may have. */
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
      `This application has ${MAX_UNREVIEWED_USERS} users, the most before the platform has reviewed it.`,
    );
  }
  await addClientUser(tx, clientId, userId);
}
