import { type Database } from '../../db/database';
import { type ApiKey, insertApiKey } from '../../db/queries/access/api-keys';
import { type Plan } from '../../domain/access/scopes';
import { hashKey, keyPrefix, newApiKey } from '../../gateways/credentials';
import { newId } from '../../new-id';
import { lockAccountWithRoom } from './key-limits';

type Given = 'accountId' | 'userId' | 'name' | 'scopes' | 'issuedBy';

export interface ApiKeyOrder extends Pick<ApiKey, Given> {
  environment: 'sandbox' | 'production';
  isDemo?: true;
  at: Date;
}

/** A new key. `key` is its text, which is shown only once, because only its hash is stored. */
export interface IssuedKey {
  apiKey: ApiKey;
  key: string;
  /** The plan of the key's account. */
  plan: Plan;
}

export async function storeNewApiKey(tx: Database, order: ApiKeyOrder): Promise<IssuedKey> {
  const { environment, isDemo = false, at, ...given } = order;
  const { plan } = await lockAccountWithRoom(tx, order.accountId, at);
  const key = newApiKey(environment);
  const apiKey: ApiKey = {
    ...given,
    id: newId('key'),
    keyPrefix: keyPrefix(key),
    keyHash: hashKey(key),
    demo: isDemo,
    createdAt: at,
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    replacedBy: null,
  };
  await insertApiKey(tx, apiKey);
  return { apiKey, key, plan };
}
