import { findUser } from '../../db/queries/access/accounts';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByUser } from '../../db/queries/access/logins';
import { lockOauthClient, type OauthClient, updateOauthClient } from '../../db/queries/access/oauth-clients';
import { findPersons } from '../../db/queries/access/persons';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { hashKey, newClientSecret } from '../../gateways/secrets/tokens';
import { type NewsOf } from '../../letters/mails';
import { type ActOf, type Mailing, type Sealing } from '../act';
import { requireNotStaff, requireScopes } from '../keys/limits';
import { queueSecurityMail } from '../mails/queue-mail';
import { requireMayDecide } from '../ties/may-decide';
import { endGrantsOfClient } from './end-grants';

/**
 * Marks an application that its owner registered as reviewed. Does nothing if it is already reviewed, or if
 * an operator registered it.
 */
export async function reviewOauthClient(act: ActOf<Actor>, clientId: string): Promise<OauthClient> {
  const { tx, at, actor } = act;
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (!client.madeByOwner || client.reviewedAt !== null) return client;
  await requireMayDecide(act, { charityId: null, parties: [client.userId, ...client.issuedBy] });
  await updateOauthClient(tx, client.id, { reviewedAt: at });
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.reviewed', actor, subject, at });
  return { ...client, reviewedAt: at };
}

/** Gives an application (OAuth client) a new secret and returns it. The old secret stops working at once. */
export async function rotateClientSecret(
  act: ActOf<Actor> & Sealing,
  clientId: string,
): Promise<{ client: OauthClient; secret: string }> {
  const { tx, at, actor } = act;
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (client.secretHash === null || client.revokedAt !== null) {
    throw new GivingError('CONFLICT', 'A public or revoked client has no secret to rotate.');
  }
  requireScopes(actor, client.scopes);
  requireNotStaff(actor, requireRow(await findUser(tx, client.userId), client.userId));
  const secret = newClientSecret();
  const issuedBy = [...new Set([...client.issuedBy, ...(await findPersons(tx, actor))])];
  await updateOauthClient(tx, client.id, { secretHash: hashKey(secret), issuedBy });
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.secret_rotated', actor, subject, at });
  await mailClientNews(act, { news: 'rotated', client });
  return { client, secret };
}

/** Revokes an application (OAuth client) and all its tokens at once. Repeating changes nothing. */
export async function revokeOauthClient(act: ActOf<Actor> & Sealing, clientId: string): Promise<OauthClient> {
  const { tx, at, actor } = act;
  const client = await lockOauthClient(tx, clientId);
  if (client === undefined) throw notFound('client');
  if (client.revokedAt !== null) return client;
  await updateOauthClient(tx, client.id, { revokedAt: at });
  await endGrantsOfClient(act, client.id);
  const subject = { type: 'oauth_client', id: client.id };
  await recordAudit(tx, { action: 'oauth_client.revoked', actor, subject, at });
  await mailClientNews(act, { news: 'revoked', client });
  return { ...client, revokedAt: at };
}

/**
 * Tells the owner of an application by mail that it was registered or revoked, or that its secret was
 * replaced. Does nothing if the owner has no confirmed address.
 */
export async function mailClientNews(
  act: Mailing,
  { news, client }: { news: NewsOf['application_changed']['happening']; client: OauthClient },
): Promise<void> {
  const { userId, id, name, madeByOwner } = client;
  const reader = await findLoginByUser(act.tx, userId);
  if (reader?.confirmed !== true) return;
  const told = { happening: news, id, name, madeByOwner };
  await queueSecurityMail(act, { kind: 'application_changed', news: told, reader });
}
