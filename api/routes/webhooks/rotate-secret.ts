import { rotateSecret } from '../../../operations/webhooks/rotate-secret';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { loadEndpoint } from './load';
import { ENDPOINT_SECRET, endpointParams, rotatedEndpointSchema } from './schema';

export const rotateSecretRoute = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints/{endpoint_id}/rotate-secret',
  operationId: 'rotateWebhookSecret',
  tag: 'Webhooks',
  summary: 'Give an endpoint a new secret',
  description:
    'For 24 hours `webhook-signature` carries a signature for each secret. `X-Webhook-Signature` uses the new secret and `X-Webhook-Signature-Previous` the old one.',
  scope: 'webhooks:manage',
  params: endpointParams,
  success: {
    status: 200,
    description: 'The endpoint with its new secret',
    schema: rotatedEndpointSchema,
    shownOnce: ENDPOINT_SECRET,
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways, now }) {
    const { id: endpointId } = await loadEndpoint(db, actor, params.endpoint_id);
    const { secrets } = gateways;
    const rotated = await rotateSecret(db, { endpointId, secrets, at: now });
    return {
      ...presentEndpoint(rotated.endpoint),
      secret: rotated.secret,
      previous_secret_valid_until: rotated.previousSecretUntil.toISOString(),
    };
  },
});
