import { createApiKey } from '../../../operations/access/create-api-key';
import { defineRoute } from '../../route';
import { apiKeyRequestSchema, createdApiKeySchema } from './api-key-schema';
import { presentIssuedKey } from './present';

export const createApiKeyRoute = defineRoute({
  method: 'post',
  path: '/v1/api-keys',
  operationId: 'createApiKey',
  tag: 'API keys',
  summary: 'Create another key for the calling user',
  description:
    'The new key gets at most the scopes and the plan of the calling key. It is shown once. Live keys need an organization with Enhanced verification.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  body: apiKeyRequestSchema,
  success: { status: 201, description: 'The key, shown only once', schema: createdApiKeySchema },
  errors: ['FORBIDDEN'],
  async handle({ db, body, actor, config, now }) {
    const { environment } = config;
    return presentIssuedKey(await createApiKey(db, { ...body, actor, environment, at: now }));
  },
});
