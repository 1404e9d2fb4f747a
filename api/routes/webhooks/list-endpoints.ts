import { listEndpoints } from '../../../db/queries/webhooks/endpoints';
import { pageQuery } from '../../fields';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { endpointListSchema } from './schema';

export const listEndpointsRoute = defineRoute({
  method: 'get',
  path: '/v1/webhooks/endpoints',
  operationId: 'listWebhookEndpoints',
  tag: 'Webhooks',
  summary: "List the account's endpoints",
  scope: 'webhooks:manage',
  query: pageQuery,
  success: { status: 200, description: 'A page of endpoints, oldest first', schema: endpointListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const { endpoints, total } = await listEndpoints(db, actor.accountId, query);
    return { endpoints: endpoints.map(presentEndpoint), total, limit: query.limit, offset: query.offset };
  },
});
