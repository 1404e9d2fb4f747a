import { type z } from 'zod';
import { type ApiKey } from '../../db/queries/access/api-keys';
import { type Plan, type Scope } from '../../domain/access/scopes';
import { type apiKeySchema } from '../routes/keys/schema';

/** Presents an API key without the secret key itself. The plan belongs to the account. */
export function presentApiKey(key: ApiKey, plan: Plan): z.input<typeof apiKeySchema> {
  return {
    key_id: key.id,
    name: key.name,
    scopes: key.scopes as Scope[],
    plan,
    created_at: key.createdAt.toISOString(),
    key_prefix: key.keyPrefix,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    replaced_by: key.replacedBy,
  };
}
