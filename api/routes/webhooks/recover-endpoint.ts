import { recoverDeliveries } from '../../../operations/webhooks/recover-deliveries';
import { defineRoute } from '../../route';
import { loadEndpoint } from './load';
import { endpointParams, recoveryRequestSchema, recoverySchema } from './schema';

export const recoverEndpoint = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints/{endpoint_id}/recover',
  operationId: 'recoverWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Resend the events that an endpoint missed',
  description: 'By default, resends failed deliveries and deliveries that a disabled endpoint held.',
  scope: 'webhooks:manage',
  params: endpointParams,
  body: recoveryRequestSchema,
  success: { status: 202, description: 'Number of deliveries that are resent', schema: recoverySchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id } = await loadEndpoint(db, actor, params.endpoint_id);
    const range = { since: body.since, until: body.until ?? now, events: body.events ?? null };
    const recovered = await recoverDeliveries(db, { endpointId: id, range, states: body.states });
    return { endpoint_id: id, recovered };
  },
});
