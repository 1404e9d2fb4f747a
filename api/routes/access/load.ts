import { type Database } from '../../../db/database';
import { type Account, findAccount } from '../../../db/queries/access/accounts';
import { type Actor } from '../../../domain/access/actor';
import { findOauthClient, type OauthClient } from '../../../db/queries/access/oauth-clients';
import { notFound, requireRow } from '../../../domain/errors';
import { mayManageClient, requireClientManager } from '../../policies/oauth-client';

/** Loads the caller's account. */
export async function loadAccount(db: Database, { accountId }: Actor): Promise<Account> {
  return requireRow(await findAccount(db, accountId), accountId);
}

/** Loads the client in the path. Throws 404 if the caller may not manage it. */
export async function loadClient(db: Database, actor: Actor, clientId: string): Promise<OauthClient> {
  requireClientManager(actor);
  const client = await findOauthClient(db, clientId);
  if (client === undefined || !mayManageClient(actor, client)) throw notFound('client');
  return client;
}
