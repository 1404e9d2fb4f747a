import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { lockOauthClient, type OauthClient, updateOauthClient } from '../../db/queries/access/oauth-clients';
import { findPersons } from '../../db/queries/access/persons';
import { GivingError, notFound } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';

/**
 * Marks an application that its owner registered as reviewed. Does nothing if it is already reviewed, or if
 * an operator registered it.
 */
export async function reviewOauthClient(
  tx: Database,
  { clientId, actor, at }: { clientId: string; actor: Actor; at: Date },
): Promise<OauthClient> {
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (!client.madeByOwner || client.reviewedAt !== null) return client;
  if (sharePerson(await findPersons(tx, actor), [client.userId, ...client.issuedBy])) {
    throw new GivingError(
      'FORBIDDEN',
      'Another operator must review this application: you, or the person who issued your key, own it or could read its secret.',
    );
  }
  await updateOauthClient(tx, client.id, { reviewedAt: at });
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.reviewed', actor, subject, at });
  return { ...client, reviewedAt: at };
}
