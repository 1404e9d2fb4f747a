import { deliverMissing, recoverDeliveries } from '../../../db/queries/webhooks/deliveries';
import { defineRoute } from '../../route';
import { requireEnabled, loadLockedEndpoint } from './load';
import { endpointParams, recoveryRequestSchema, recoverySchema } from './schema';

export const recoverEndpoint = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints/{endpoint_id}/recover',
  operationId: 'recoverWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Send again what an endpoint did not get',
  description: 'By default what failed or was held, of events since a moment.',
  scope: 'webhooks:manage',
  params: endpointParams,
  body: recoveryRequestSchema,
  success: { status: 202, description: 'How many deliveries are on their way', schema: recoverySchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const endpoint = await loadLockedEndpoint(db, actor, params.endpoint_id);
    requireEnabled(endpoint);
    const range = { since: body.since, until: body.until ?? now, events: body.events ?? null };
    const states = body.states.filter((state) => state !== 'missing');
    const recovered = await recoverDeliveries(db, endpoint.id, { ...range, states });
    const added = body.states.includes('missing') ? await deliverMissing(db, endpoint, range) : 0;
    return { endpoint_id: endpoint.id, recovered: recovered + added };
  },
});
