import { type Database } from '../../db/database';
import { type Actor } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { lockOauthClient, type OauthClient, updateOauthClient } from '../../db/queries/access/oauth-clients';
import { GivingError, notFound } from '../../domain/errors';

/** Marks a user's application as reviewed. Does nothing for a reviewed application or for an operator's client. */
export async function reviewOauthClient(
  tx: Database,
  { clientId, actor, at }: { clientId: string; actor: Actor; at: Date },
): Promise<OauthClient> {
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (!client.madeByOwner || client.reviewedAt !== null) return client;
  if (client.userId === actor.userId) {
    throw new GivingError('FORBIDDEN', 'Another operator must review your application.');
  }
  await updateOauthClient(tx, client.id, { reviewedAt: at });
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.reviewed', actor, subject, at });
  return { ...client, reviewedAt: at };
}
