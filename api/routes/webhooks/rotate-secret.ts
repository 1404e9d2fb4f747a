import { updateEndpoint } from '../../../db/queries/webhooks/endpoints';
import { shiftByDays } from '../../../domain/days';
import { createWebhookSecret } from '../../../gateways/webhook-secret';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { loadLockedEndpoint } from './load';
import { endpointParams, rotatedEndpointSchema } from './schema';

/** How long the old secret signs beside the new one. */
const OVERLAP_DAYS = 1;

export const rotateSecret = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints/{endpoint_id}/rotate-secret',
  operationId: 'rotateWebhookSecret',
  tag: 'Webhooks',
  summary: 'Give an endpoint a new secret',
  description:
    'For 24 hours `webhook-signature` carries a signature of each; the hex signature uses the new one.',
  scope: 'webhooks:manage',
  params: endpointParams,
  success: { status: 200, description: 'The endpoint with its new secret', schema: rotatedEndpointSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways, now }) {
    const endpoint = await loadLockedEndpoint(db, actor, params.endpoint_id);
    const secret = createWebhookSecret();
    const previousSecretUntil = shiftByDays(now, OVERLAP_DAYS);
    await updateEndpoint(db, endpoint.id, {
      sealedSecret: gateways.secrets.seal(secret),
      previousSealedSecret: endpoint.sealedSecret,
      previousSecretUntil,
    });
    return {
      ...presentEndpoint(endpoint),
      secret,
      previous_secret_valid_until: previousSecretUntil.toISOString(),
    };
  },
});
