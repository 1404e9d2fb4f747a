import { revokeApiKey } from '../../../operations/access/revoke-api-key';
import { presentApiKey } from '../../presenters/api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, apiKeySchema } from './api-key-schema';
import { loadAccount } from './load';

export const revokeApiKeyRoute = defineRoute({
  method: 'delete',
  path: '/v1/api-keys/{key_id}',
  operationId: 'revokeApiKey',
  tag: 'API keys',
  summary: 'Revoke a key at once',
  description: 'The calling key must have all scopes of the key that it revokes.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  params: apiKeyParams,
  success: {
    status: 200,
    description: 'The revoked key. Revoking it again changes nothing.',
    schema: apiKeySchema,
  },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, actor, gateways, now }) {
    const { secrets, address } = gateways;
    const key = await revokeApiKey(db, { keyId: params.key_id, actor, secrets, address, at: now });
    return presentApiKey(key, (await loadAccount(db, actor)).plan);
  },
});
