import { createEndpoint } from '../../../operations/webhooks/create-endpoint';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { checkUrl } from './check-url';
import { createdEndpointSchema, ENDPOINT_SECRET, endpointRequestSchema } from './schema';

export const createEndpointRoute = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints',
  operationId: 'createWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Subscribe a URL to events',
  description: 'The signing secret is shown only once.',
  scope: 'webhooks:manage',
  body: endpointRequestSchema,
  success: {
    status: 201,
    description: 'The endpoint with its secret',
    schema: createdEndpointSchema,
    shownOnce: ENDPOINT_SECRET,
  },
  errors: ['CONFLICT'],
  async handle({ db, body, actor, gateways, now }) {
    checkUrl(gateways.outbound, body.url);
    const { endpoint, secret } = await createEndpoint(db, {
      accountId: actor.accountId,
      url: body.url,
      events: body.events,
      description: body.description ?? null,
      disabled: body.disabled,
      headers: body.headers,
      maxConcurrency: body.max_concurrency,
      ratePerSecond: body.rate_per_second,
      secrets: gateways.secrets,
      at: now,
    });
    return { ...presentEndpoint(endpoint), secret };
  },
});
