import { updateEndpoint } from '../../../operations/webhooks/update-endpoint';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { checkUrl } from './check-url';
import { loadEndpoint } from './load';
import { endpointChangesSchema, endpointParams, endpointSchema } from './schema';

export const updateEndpointRoute = defineRoute({
  method: 'patch',
  path: '/v1/webhooks/endpoints/{endpoint_id}',
  operationId: 'updateWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Change, pause, disable or enable an endpoint',
  scope: 'webhooks:manage',
  params: endpointParams,
  body: endpointChangesSchema,
  success: { status: 200, description: 'The updated endpoint', schema: endpointSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, body, actor, gateways }) {
    const { max_concurrency: maxConcurrency, rate_per_second: ratePerSecond, ...others } = body;
    if (body.url !== undefined) checkUrl(gateways.outbound, body.url);
    const { id: endpointId } = await loadEndpoint(db, actor, params.endpoint_id);
    const changes = { ...others, maxConcurrency, ratePerSecond };
    const { secrets } = gateways;
    return presentEndpoint(await updateEndpoint(db, { endpointId, changes, secrets }));
  },
});
