import { findOauthClient } from '../../../db/queries/access/oauth-clients';
import { notFound } from '../../../domain/errors';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientParams, oauthClientSchema } from './oauth-client-schema';

export const getOauthClient = defineRoute({
  method: 'get',
  path: '/v1/oauth/clients/{client_id}',
  operationId: 'getOauthClient',
  tag: 'OAuth clients',
  summary: 'Read one client',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  role: 'operator',
  params: oauthClientParams,
  success: { status: 200, description: 'The client, without its secret', schema: oauthClientSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params }) {
    const client = await findOauthClient(db, params.client_id);
    if (client === undefined) throw notFound('client');
    return presentOauthClient(client);
  },
});
