import { revokeApiKey } from '../../../db/queries/api-keys';
import { notFound } from '../../../domain/errors';
import { presentApiKey } from '../../presenters/api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, apiKeySchema } from './schema';

export const revokeApiKeyRoute = defineRoute({
  method: 'delete',
  path: '/v1/api-keys/{key_id}',
  operationId: 'revokeApiKey',
  tag: 'API keys',
  summary: 'Revoke a key at once',
  scope: 'any',
  apiKeyOnly: true,
  params: apiKeyParams,
  success: {
    status: 200,
    description: 'The revoked key; revoking again changes nothing',
    schema: apiKeySchema,
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const key = await revokeApiKey(db, { id: params.key_id, userId: actor.userId, at: now });
    if (key === undefined) throw notFound('API key');
    return presentApiKey(key);
  },
});
