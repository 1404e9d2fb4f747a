import { type Database } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { type Actor } from '../../domain/access/actor';
import { recordAudit } from '../../db/queries/access/audit-log';
import { insertOauthClient, type OauthClient } from '../../db/queries/access/oauth-clients';
import { findPersons } from '../../db/queries/access/persons';
import { validationError } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { hashKey, newClientSecret } from '../../gateways/credentials';
import { newId } from '../../new-id';
import { mailClientNews } from './mail-client-news';

type Given = 'userId' | 'name' | 'kind' | 'redirectUris' | 'scopes' | 'plan' | 'hourlyLimit';

export interface NewClient {
  client: OauthClient;
  secret: string | null;
}

export interface OauthClientOrder extends Pick<OauthClient, Given>, MailMeans {
  /** Set if the owner registered the application. Absent if an operator registered it. */
  madeByOwner?: true;
  actor: Actor;
  at: Date;
}

/**
 * Registers an application. Returns its secret, which is shown only once, because only its hash is stored. A
 * public client has no secret.
 */
export async function createOauthClient(
  tx: Database,
  { actor, secrets, address, at, ...given }: OauthClientOrder,
): Promise<NewClient> {
  const user = await findUser(tx, given.userId);
  if (user === undefined)
    throw validationError([{ field: 'user_id', code: 'not_found', message: 'there is no such user' }]);
  const secret = given.kind === 'public' ? null : newClientSecret();
  const client: OauthClient = {
    ...given,
    id: newId('client'),
    accountId: user.accountId,
    secretHash: secret === null ? null : hashKey(secret),
    createdAt: at,
    revokedAt: null,
    madeByOwner: given.madeByOwner ?? false,
    reviewedAt: null,
    issuedBy: await findPersons(tx, actor),
  };
  await insertOauthClient(tx, client);
  const { kind, scopes, userId, plan } = client;
  const subject = { type: 'oauth_client', id: client.id };
  const details = { kind, scopes, user_id: userId, plan };
  await recordAudit(tx, { action: 'oauth_client.created', actor, subject, details, at });
  await mailClientNews(tx, { secrets, address }, { news: client.madeByOwner ? 'created' : 'issued', client });
  return { client, secret };
}
