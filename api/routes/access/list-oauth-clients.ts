import { listOauthClients } from '../../../db/queries/access/oauth-clients';
import { pageQuery } from '../../fields';
import { requireClientManager } from '../../policies/oauth-client';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientListSchema } from './oauth-client-schema';

export const listOauthClientsRoute = defineRoute({
  method: 'get',
  path: '/v1/oauth/clients',
  operationId: 'listOauthClients',
  tag: 'OAuth clients',
  summary: 'List the clients that the caller may manage',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of clients, newest first, including revoked ones',
    schema: oauthClientListSchema,
  },
  errors: ['FORBIDDEN'],
  async handle({ db, query, actor }) {
    requireClientManager(actor);
    const ownerId = actor.isOperator ? undefined : actor.userId;
    const { clients, total } = await listOauthClients(db, query, ownerId);
    return { clients: clients.map(presentOauthClient), total, limit: query.limit, offset: query.offset };
  },
});
