import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { loadEndpoint } from './load';
import { endpointParams, endpointSchema } from './schema';

export const getEndpoint = defineRoute({
  method: 'get',
  path: '/v1/webhooks/endpoints/{endpoint_id}',
  operationId: 'getWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Read an endpoint',
  scope: 'webhooks:manage',
  params: endpointParams,
  success: { status: 200, description: 'The endpoint', schema: endpointSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    return presentEndpoint(await loadEndpoint(db, actor, params.endpoint_id));
  },
});
