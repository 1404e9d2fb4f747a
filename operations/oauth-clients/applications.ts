import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { addClientUser, countOtherClientUsers, lockOauthClient } from '../../db/queries/access/oauth-clients';
import { type ApplicationAccess, findApplication } from '../../db/queries/access/sign-ins';
import { type Actor } from '../../domain/access/actor';
import { MAX_UNREVIEWED_USERS } from '../../domain/access/users-clients';
import { GivingError, notFound } from '../../domain/errors';
import { type ActOf } from '../act';
import { endGrantsToApplication } from './end-grants';

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

/** Revokes an application's access to the acting user's data, with all its tokens and plans. */
export async function revokeApplication(
  { tx, at, actor }: ActOf<Actor>,
  clientId: string,
): Promise<ApplicationAccess> {
  const application = await findApplication(tx, actor.userId, clientId);
  if (application === undefined) throw notFound('application');
  await endGrantsToApplication({ tx, at }, actor.userId, clientId);
  const subject = { type: 'oauth_client', id: clientId };
  await recordAudit(tx, { action: 'oauth_client.access_revoked', actor, subject, at });
  return application;
}
