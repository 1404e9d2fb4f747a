import { type z } from 'zod';
import { type OauthClient } from '../../db/queries/access/oauth-clients';
import { type Scope } from '../../domain/access/scopes';
import { hourlyLimit } from '../middleware/rate-limit';
import { type oauthClientSchema } from '../routes/oauth-clients/schema';

/** Presents a client without its secret. */
export function presentOauthClient(client: OauthClient): z.input<typeof oauthClientSchema> {
  return {
    client_id: client.id,
    name: client.name,
    kind: client.kind,
    redirect_uris: client.redirectUris,
    scopes: client.scopes as Scope[],
    user_id: client.userId,
    plan: client.plan,
    hourly_limit: hourlyLimit(client),
    created_at: client.createdAt.toISOString(),
    revoked_at: client.revokedAt?.toISOString() ?? null,
    reviewed: !client.madeByOwner || client.reviewedAt !== null,
  };
}
