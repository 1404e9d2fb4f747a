import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { type ApplicationAccess, deleteApplication, findApplication } from '../../db/queries/access/sign-ins';
import { notFound } from '../../domain/errors';

/** Revokes an application's access to the acting user's data, with all its tokens. */
export async function revokeApplication(
  tx: Database,
  { clientId, actor, at }: { clientId: string; actor: Actor; at: Date },
): Promise<ApplicationAccess> {
  const application = await findApplication(tx, actor.userId, clientId);
  if (application === undefined) throw notFound('application');
  await deleteApplication(tx, actor.userId, clientId);
  const subject = { type: 'oauth_client', id: clientId };
  await recordAudit(tx, { action: 'oauth_client.access_revoked', actor, subject, at });
  return application;
}
