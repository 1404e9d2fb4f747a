import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { loadClient } from './load';
import { oauthClientParams, oauthClientSchema } from './oauth-client-schema';

export const getOauthClient = defineRoute({
  method: 'get',
  path: '/v1/oauth/clients/{client_id}',
  operationId: 'getOauthClient',
  tag: 'OAuth clients',
  summary: 'Read one client',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  params: oauthClientParams,
  success: { status: 200, description: 'The client, without its secret', schema: oauthClientSchema },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  async handle({ db, params, actor }) {
    return presentOauthClient(await loadClient(db, actor, params.client_id));
  },
});
