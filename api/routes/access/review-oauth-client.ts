import { reviewOauthClient } from '../../../operations/clients/review-oauth-client';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientParams, oauthClientSchema } from './oauth-client-schema';

export const reviewOauthClientRoute = defineRoute({
  method: 'post',
  path: '/v1/oauth/clients/{client_id}/review',
  operationId: 'reviewOauthClient',
  tag: 'OAuth clients',
  summary: 'Mark an application of a user as reviewed',
  description: 'A reviewed application may have any number of users, and its consent page has no warning.',
  scope: 'any',
  apiKeyOnly: true,
  stepUp: true,
  role: 'operator',
  params: oauthClientParams,
  success: { status: 200, description: 'The reviewed client', schema: oauthClientSchema },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, actor, now }) {
    return presentOauthClient(await reviewOauthClient(db, { clientId: params.client_id, actor, at: now }));
  },
});
