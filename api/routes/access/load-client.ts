import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { findOauthClient, type OauthClient } from '../../../db/queries/access/oauth-clients';
import { notFound } from '../../../domain/errors';
import { mayManageClient, requireClientManager } from '../../policies/oauth-client';

/** The client of a path, for a caller who may manage it. 404 for somebody else's. */
export async function loadClient(db: Database, actor: Actor, clientId: string): Promise<OauthClient> {
  requireClientManager(actor);
  const client = await findOauthClient(db, clientId);
  if (client === undefined || !mayManageClient(actor, client)) throw notFound('client');
  return client;
}
