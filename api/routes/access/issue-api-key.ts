import { issueApiKey } from '../../../operations/access/issue-api-key';
import { defineRoute } from '../../route';
import { createdApiKeySchema, issueParams, issueRequestSchema } from './api-key-schema';
import { presentIssuedKey } from './present';

export const issueApiKeyRoute = defineRoute({
  method: 'post',
  path: '/v1/users/{user_id}/api-keys',
  operationId: 'issueApiKey',
  tag: 'API keys',
  summary: 'Issue a key to a user, such as their first one or one of another plan',
  description: 'For a live key, the user needs an organization with Enhanced verification.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  role: 'operator',
  params: issueParams,
  body: issueRequestSchema,
  success: { status: 201, description: 'The key, shown only once', schema: createdApiKeySchema },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, body, actor, config, now }) {
    const issued = await issueApiKey(db, {
      userId: params.user_id,
      name: body.name,
      scopes: body.scopes,
      plan: body.plan,
      hourlyLimit: body.hourly_limit ?? null,
      environment: config.environment,
      actor,
      at: now,
    });
    return presentIssuedKey(issued);
  },
});
