/** The five people of the table, each with an API key of every scope, and the owner's other credentials. */
import { hashKey, keyPrefix, newApiKey } from '../../../gateways/secrets/tokens';
import { type Database } from '../../../db/database';
import { insertApiKey } from '../../../db/queries/access/api-keys';
import { insertOauthClient, type OauthClient } from '../../../db/queries/access/oauth-clients';
import { saveOauthRecord } from '../../../db/queries/access/oauth-records';
import { GIVING_PAGES } from '../../../domain/access/own-clients';
import { ACCOUNT_SCOPE, SCOPES } from '../../../domain/access/scopes';
import { newId } from '../../../new-id';
import { createGuest, issueGuestToken } from '../../../operations/guests/session';
import { buildActor, type BuiltActor } from '../../factories';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';

export const PEOPLE = ['owner', 'stranger', 'member', 'reviewer', 'operator'] as const;
export type Person = (typeof PEOPLE)[number];
export type Cast = Record<Person, BuiltActor>;

export async function buildCast(db: Database): Promise<Cast> {
  return {
    owner: await buildActor(db),
    stranger: await buildActor(db),
    member: await buildActor(db),
    reviewer: await buildActor(db, { isReviewer: true }),
    operator: await buildActor(db, { isOperator: true }),
  };
}

/** Another key of somebody, live or in one of the ways in which a key is not good. */
export async function buildKey(
  db: Database,
  { accountId, userId }: Pick<BuiltActor, 'accountId' | 'userId'>,
  options: { scopes?: string[]; expired?: boolean; revoked?: boolean; issuedBy?: string[] } = {},
): Promise<{ id: string; key: string }> {
  const key = newApiKey('sandbox');
  const id = newId('key');
  await insertApiKey(db, {
    id,
    accountId,
    userId,
    name: 'other',
    keyPrefix: keyPrefix(key),
    keyHash: hashKey(key),
    scopes: options.scopes ?? [...SCOPES],
    demo: false,
    createdAt: new Date(),
    expiresAt: options.expired === true ? new Date(Date.now() - 1) : null,
    issuedBy: options.issuedBy ?? [],
  });
  if (options.revoked === true) await update(db, apiKeys, { id }, { revokedAt: new Date() });
  return { id, key };
}

/** An access token of somebody's, with the grant that it rests on. */
export async function buildToken(
  db: Database,
  { accountId, userId }: BuiltActor,
  options: { kind: 'user' | 'machine'; scopes?: readonly string[]; lifetimeSeconds?: number },
): Promise<string> {
  const { kind, scopes = SCOPES, lifetimeSeconds = 3_600 } = options;
  const client: OauthClient = {
    id: newId('client'),
    accountId,
    userId,
    name: 'App',
    kind: kind === 'user' ? 'web' : 'machine',
    secretHash: 'none',
    redirectUris: kind === 'user' ? ['https://app.example/back'] : [],
    scopes: [...SCOPES],
    plan: 'enterprise',
    hourlyLimit: 1_000_000,
    createdAt: new Date(),
    revokedAt: null,
    madeByOwner: false,
    reviewedAt: null,
    issuedBy: [],
  };
  await insertOauthClient(db, client);
  const clientId = client.id;
  return storeToken(db, { clientId, userId, kind, scopes, lifetimeSeconds, extra: {} });
}

/** An access token of giving-pages, from a sign-in of some age. */
export function buildPagesToken(
  db: Database,
  { userId }: BuiltActor,
  { ageSeconds }: { ageSeconds: number },
): Promise<string> {
  const extra = { auth_time: Math.floor(Date.now() / 1000) - ageSeconds, acr: 'aal1' };
  const scopes = [...SCOPES, ACCOUNT_SCOPE];
  const clientId = GIVING_PAGES;
  return storeToken(db, { clientId, userId, kind: 'user', scopes, lifetimeSeconds: 3_600, extra });
}

/** The token of a guest. */
export async function buildGuestToken(db: Database): Promise<string> {
  const at = new Date();
  const userId = await createGuest({ tx: db, at }, { locale: 'en' });
  return (await issueGuestToken({ tx: db, at }, { userId })).token;
}

interface NewToken {
  clientId: string;
  userId: string;
  kind: 'user' | 'machine';
  scopes: readonly string[];
  lifetimeSeconds: number;
  extra: object;
}

/** A token of a client, with the grant of its user. */
export async function storeToken(
  db: Database,
  { clientId, userId, kind, scopes, lifetimeSeconds, extra }: NewToken,
): Promise<string> {
  const token = `token-${newId('request')}`;
  const grantHash = kind === 'user' ? hashKey(`grant-${token}`) : null;
  const common = { payload: {}, sessionUid: null, clientId, grantHash: null, lifetimeSeconds };
  if (grantHash !== null) {
    await saveOauthRecord(db, {
      ...common,
      model: 'Grant',
      idHash: grantHash,
      userId,
      lifetimeSeconds: 7_200,
    });
  }
  await saveOauthRecord(db, {
    ...common,
    model: kind === 'user' ? 'AccessToken' : 'ClientCredentials',
    idHash: hashKey(token),
    payload: { scope: scopes.join(' '), extra },
    grantHash,
    userId: kind === 'user' ? userId : null,
  });
  return token;
}
