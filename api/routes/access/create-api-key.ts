import { createApiKey } from '../../../operations/access/create-api-key';
import { defineRoute } from '../../route';
import { apiKeyRequestSchema, createdApiKeySchema, KEY } from './api-key-schema';
import { presentIssuedKey } from './present';

export const createApiKeyRoute = defineRoute({
  method: 'post',
  path: '/v1/api-keys',
  operationId: 'createApiKey',
  tag: 'API keys',
  summary: 'Create another key for the calling user',
  description:
    'The new key is shown once. It gets at most the scopes of the calling key. All keys of an account share its plan and hourly limit. An account has at most 50 keys. Live keys need an organization with Enhanced verification.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  body: apiKeyRequestSchema,
  success: {
    status: 201,
    description: 'The key, shown only once',
    schema: createdApiKeySchema,
    shownOnce: KEY,
  },
  errors: ['FORBIDDEN', 'CONFLICT'],
  async handle({ db, body, actor, gateways, config, now }) {
    const { environment } = config;
    const { secrets, address } = gateways;
    const order = { ...body, actor, environment, secrets, address, at: now };
    return presentIssuedKey(await createApiKey(db, order));
  },
});
