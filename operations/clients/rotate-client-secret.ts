import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { lockOauthClient, type OauthClient, updateOauthClient } from '../../db/queries/access/oauth-clients';
import { findPersons } from '../../db/queries/access/persons';
import { GivingError, notFound } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { hashKey, newClientSecret } from '../../gateways/credentials';
import { mailClientNews } from './mail-client-news';

/** Gives an application (OAuth client) a new secret and returns it. The old secret stops working at once. */
export async function rotateClientSecret(
  tx: Database,
  { clientId, actor, at, ...means }: MailMeans & { clientId: string; actor: Actor; at: Date },
): Promise<{ client: OauthClient; secret: string }> {
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (client.secretHash === null || client.revokedAt !== null) {
    throw new GivingError('CONFLICT', 'A public or revoked client has no secret to rotate.');
  }
  const secret = newClientSecret();
  const issuedBy = [...new Set([...client.issuedBy, ...(await findPersons(tx, actor))])];
  await updateOauthClient(tx, client.id, { secretHash: hashKey(secret), issuedBy });
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.secret_rotated', actor, subject, at });
  await mailClientNews(tx, means, { news: 'rotated', client });
  return { client, secret };
}
