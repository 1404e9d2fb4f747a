import { issueApiKey } from '../../../operations/access/issue-api-key';
import { defineRoute } from '../../route';
import { createdApiKeySchema, issueParams, issueRequestSchema, KEY } from './api-key-schema';
import { readPlan } from './plan-schema';
import { presentIssuedKey } from './present';

export const issueApiKeyRoute = defineRoute({
  method: 'post',
  path: '/v1/users/{user_id}/api-keys',
  operationId: 'issueApiKey',
  tag: 'API keys',
  summary: 'Issue a key to a user, such as their first one',
  description:
    'If `plan` is given, the call also sets the plan of the user’s account. For a live key, the user needs an organization with Enhanced verification.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  role: 'operator',
  params: issueParams,
  body: issueRequestSchema,
  success: {
    status: 201,
    description: 'The key, shown only once',
    schema: createdApiKeySchema,
    shownOnce: KEY,
  },
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, config, now }) {
    const issued = await issueApiKey(db, {
      userId: params.user_id,
      name: body.name,
      scopes: body.scopes,
      plan: body.plan === undefined ? undefined : readPlan(body.plan, body.hourly_limit),
      environment: config.environment,
      secrets: gateways.secrets,
      address: gateways.address,
      actor,
      at: now,
    });
    return presentIssuedKey(issued);
  },
});
