import { type z } from 'zod';
import { type OauthClient } from '../../db/queries/access/oauth-clients';
import { type Scope } from '../../domain/access/scopes';
import { hourlyLimit } from '../middleware/rate-limit';
import { oauthClientSchema } from '../routes/oauth-clients/schema';
import { project } from '../project';

/** Presents a client without its secret. */
export function presentOauthClient(client: OauthClient): z.input<typeof oauthClientSchema> {
  return project(oauthClientSchema, client, {
    client_id: client.id,
    scopes: client.scopes as Scope[],
    hourly_limit: hourlyLimit(client),
    reviewed: !client.madeByOwner || client.reviewedAt !== null,
  });
}
