import { type z } from 'zod';
import { type ApiKey } from '../../db/queries/access/api-keys';
import { type Quota, type Scope } from '../../domain/access/scopes';
import { apiKeySchema } from '../routes/keys/schema';
import { project } from '../project';

/** Presents an API key without the secret key itself. The plan belongs to the account. */
export function presentApiKey(key: ApiKey, plan: Quota): z.input<typeof apiKeySchema> {
  return project(apiKeySchema, key, {
    key_id: key.id,
    scopes: key.scopes as Scope[],
    plan,
  });
}
