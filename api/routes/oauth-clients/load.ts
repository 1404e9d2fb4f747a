import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findOauthClient, type OauthClient } from '../../../db/queries/access/oauth-clients';
import { notFound } from '../../../domain/errors';
import { mayManageClient, requireClientManager } from '../../policies/oauth-client';

/** Loads the client in the path. Throws 404 if the caller may not manage it. */
export async function loadClient(db: Database, actor: Actor, clientId: string): Promise<OauthClient> {
  requireClientManager(actor);
  const client = await findOauthClient(db, clientId);
  if (client === undefined || !mayManageClient(actor, client)) throw notFound('client');
  return client;
}
