import { type Database } from '../../db/database';
import { findUser, lockAccount } from '../../db/queries/access/accounts';
import { recordAudit } from '../../db/queries/access/audit-log';
import {
  countUsersClients,
  insertOauthClient,
  type OauthClient,
} from '../../db/queries/access/oauth-clients';
import { findPersons } from '../../db/queries/access/persons';
import { hasVerifiedSkeleton } from '../../db/queries/charities/look-alikes';
import { type Actor } from '../../domain/access/actor';
import {
  MAX_USERS_CLIENTS,
  OPERATORS_SCOPES,
  PLATFORM_NAME,
  skeletonsWithin,
} from '../../domain/access/users-clients';
import { GivingError, validationError } from '../../domain/errors';
import { skeletonOf } from '../../domain/names';
import { hashKey, newClientSecret } from '../../gateways/secrets/tokens';
import { newId } from '../../new-id';
import { type ActOf, type Sealing } from '../act';
import { requireNotStaff } from '../keys/limits';
import { mailClientNews } from './change-client';

type Given = 'userId' | 'name' | 'kind' | 'redirectUris' | 'scopes' | 'plan' | 'hourlyLimit';

export interface NewClient {
  client: OauthClient;
  secret: string | null;
}

export interface OauthClientOrder extends Pick<OauthClient, Given> {
  /** Set if the owner registered the application. Absent if an operator registered it. */
  madeByOwner?: true;
}

/**
 * Registers an application. Returns its secret, which is shown only once, because only its hash is stored. A
 * public client has no secret.
 */
export async function createOauthClient(
  act: ActOf<Actor> & Sealing,
  given: OauthClientOrder,
): Promise<NewClient> {
  const { tx, at, actor } = act;
  const user = await findUser(tx, given.userId);
  if (user === undefined)
    throw validationError([{ field: 'user_id', code: 'not_found', message: 'there is no such user' }]);
  requireNotStaff(actor, user);
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
  await mailClientNews(act, { news: client.madeByOwner ? 'created' : 'issued', client });
  return { client, secret };
}

export interface UsersClientOrder {
  name: string;
  kind: 'web' | 'public';
  redirectUris: string[];
  scopes: string[];
}

/** Registers an application for its owner. The application counts as unreviewed until an operator reviews it. */
export async function createUsersClient(
  act: ActOf<Actor> & Sealing,
  given: UsersClientOrder,
): Promise<NewClient> {
  const { tx, actor } = act;
  const reserved = given.scopes.filter((scope) => OPERATORS_SCOPES.some((each) => each === scope));
  if (reserved.length > 0) {
    throw validationError([
      { field: 'scopes', code: 'not_allowed', message: `only operators may give ${reserved.join(', ')}` },
    ]);
  }
  await refuseTakenName(tx, given.name);
  await lockAccount(tx, actor.accountId);
  if ((await countUsersClients(tx, actor.accountId)) >= MAX_USERS_CLIENTS) {
    const message = `An account can have at most ${MAX_USERS_CLIENTS} applications. Revoke one first.`;
    throw new GivingError('CONFLICT', message, { limit: MAX_USERS_CLIENTS });
  }
  const { userId } = actor;
  const order = { ...given, userId, plan: 'standard', hourlyLimit: null, madeByOwner: true } as const;
  return createOauthClient(act, order);
}

async function refuseTakenName(tx: Database, name: string): Promise<void> {
  const skeletons = skeletonsWithin(name);
  if (!skeletons.includes(skeletonOf(PLATFORM_NAME)) && !(await hasVerifiedSkeleton(tx, skeletons))) return;
  throw validationError([
    {
      field: 'name',
      code: 'not_allowed',
      message: 'must not carry the name of the platform or of a verified charity',
    },
  ]);
}
