import { revokeApiKey } from '../../../operations/access/revoke-api-key';
import { presentApiKey } from '../../presenters/api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, apiKeySchema } from './api-key-schema';

export const revokeApiKeyRoute = defineRoute({
  method: 'delete',
  path: '/v1/api-keys/{key_id}',
  operationId: 'revokeApiKey',
  tag: 'API keys',
  summary: 'Revoke a key at once',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  params: apiKeyParams,
  success: {
    status: 200,
    description: 'The revoked key. Revoking it again changes nothing.',
    schema: apiKeySchema,
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    return presentApiKey(await revokeApiKey(db, { keyId: params.key_id, actor, at: now }));
  },
});
