import { listOauthClients } from '../../../db/queries/access/oauth-clients';
import { pageQuery } from '../../fields';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientListSchema } from './oauth-client-schema';

export const listOauthClientsRoute = defineRoute({
  method: 'get',
  path: '/v1/oauth/clients',
  operationId: 'listOauthClients',
  tag: 'OAuth clients',
  summary: 'List the registered applications and machines',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  role: 'operator',
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of clients, newest first, including revoked ones',
    schema: oauthClientListSchema,
  },
  errors: [],
  async handle({ db, query }) {
    const { clients, total } = await listOauthClients(db, query);
    return { clients: clients.map(presentOauthClient), total, limit: query.limit, offset: query.offset };
  },
});
