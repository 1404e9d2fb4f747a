import { insertEndpoint } from '../../../db/queries/webhooks/endpoints';
import { GivingError } from '../../../domain/errors';
import { createWebhookSecret } from '../../../gateways/webhook-secret';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { checkWebhookUrl } from './load';
import { sealHeaders } from './headers';
import { createdEndpointSchema, endpointRequestSchema } from './schema';

const MAX_ENDPOINTS = 50;

export const createEndpoint = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints',
  operationId: 'createWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Subscribe a URL to events',
  description: 'The secret that signs what is sent is shown only now.',
  scope: 'webhooks:manage',
  body: endpointRequestSchema,
  success: { status: 201, description: 'The endpoint with its secret', schema: createdEndpointSchema },
  errors: ['CONFLICT'],
  async handle({ db, body, actor, gateways }) {
    checkWebhookUrl(gateways.outbound, body.url);
    const secret = createWebhookSecret();
    const endpoint = await insertEndpoint(
      db,
      {
        accountId: actor.accountId,
        url: body.url,
        events: body.events,
        description: body.description ?? null,
        sealedSecret: gateways.secrets.seal(secret),
        ...(body.disabled
          ? { status: 'disabled', disabledReason: 'owner' }
          : { status: 'enabled', disabledReason: null }),
        ...sealHeaders(gateways.secrets, body.headers),
        ...(body.max_concurrency === undefined ? {} : { maxConcurrency: body.max_concurrency }),
        ...(body.rate_per_second === undefined ? {} : { ratePerSecond: body.rate_per_second }),
      },
      MAX_ENDPOINTS,
    );
    if (endpoint === undefined) {
      throw new GivingError('CONFLICT', 'An account has at most 50 webhook endpoints.', {
        limit: MAX_ENDPOINTS,
      });
    }
    return { ...presentEndpoint(endpoint), secret };
  },
});
