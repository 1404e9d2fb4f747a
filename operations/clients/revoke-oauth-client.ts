import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { lockOauthClient, type OauthClient, updateOauthClient } from '../../db/queries/access/oauth-clients';
import { revokeOauthClientRecords } from '../../db/queries/access/oauth-records';
import { notFound } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { mailClientNews } from './mail-client-news';

/** Revokes an application (OAuth client) and all its tokens at once. Repeating changes nothing. */
export async function revokeOauthClient(
  tx: Database,
  { clientId, actor, at, ...means }: MailMeans & { clientId: string; actor: Actor; at: Date },
): Promise<OauthClient> {
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (client.revokedAt !== null) return client;
  await updateOauthClient(tx, client.id, { revokedAt: at });
  await revokeOauthClientRecords(tx, client.id);
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.revoked', actor, subject, at });
  await mailClientNews(tx, means, { news: 'revoked', client });
  return { ...client, revokedAt: at };
}
