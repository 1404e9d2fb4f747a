import { type z } from 'zod';
import { type Scope } from '../../../domain/access/scopes';
import { type IssuedKey } from '../../../operations/keys/new-keys';
import { type createdApiKeySchema } from './schema';

/** Presents a new key with its secret, which no later answer shows. */
export function presentIssuedKey({ apiKey, key, plan }: IssuedKey): z.input<typeof createdApiKeySchema> {
  return {
    key_id: apiKey.id,
    key,
    name: apiKey.name,
    scopes: apiKey.scopes as Scope[],
    plan,
    created_at: apiKey.createdAt.toISOString(),
  };
}
