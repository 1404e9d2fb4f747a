import { holdDeliveries, releaseHeld } from '../../../db/queries/webhooks/deliveries';
import { updateEndpoint, type WebhookEndpoint } from '../../../db/queries/webhooks/endpoints';
import { presentEndpoint } from '../../presenters/webhook-endpoint';
import { defineRoute } from '../../route';
import { checkHeadersMove, sealHeaders } from './headers';
import { checkWebhookUrl, loadLockedEndpoint } from './load';
import { type EndpointChanges, endpointChangesSchema, endpointParams, endpointSchema } from './schema';

export const updateEndpointRoute = defineRoute({
  method: 'patch',
  path: '/v1/webhooks/endpoints/{endpoint_id}',
  operationId: 'updateWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Change, pause, disable or enable an endpoint',
  scope: 'webhooks:manage',
  params: endpointParams,
  body: endpointChangesSchema,
  success: { status: 200, description: 'The endpoint as it is now', schema: endpointSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, body, actor, gateways }) {
    if (body.url !== undefined) checkWebhookUrl(gateways.outbound, body.url);
    const before = await loadLockedEndpoint(db, actor, params.endpoint_id);
    checkHeadersMove(before, body);
    const after: WebhookEndpoint = {
      ...before,
      url: body.url ?? before.url,
      events: body.events ?? before.events,
      description: body.description === undefined ? before.description : body.description,
      maxConcurrency: body.max_concurrency ?? before.maxConcurrency,
      ratePerSecond: body.rate_per_second === undefined ? before.ratePerSecond : body.rate_per_second,
      ...sealHeaders(gateways.secrets, body.headers),
      ...decideStatus(before, body),
    };
    await updateEndpoint(db, before.id, after);
    if (after.status !== 'enabled') await holdDeliveries(db, before.id);
    else if (before.status === 'paused') await releaseHeld(db, before.id);
    return presentEndpoint(after);
  },
});

type Status = Pick<WebhookEndpoint, 'status' | 'disabledReason' | 'failingSince'>;

/** Disabling counts more than pausing; one that is enabled again begins with a clean record. */
function decideStatus(before: WebhookEndpoint, { disabled, paused }: EndpointChanges): Status {
  const isDisabled = disabled ?? before.status === 'disabled';
  const isPaused = paused ?? before.status === 'paused';
  const { failingSince } = before;
  if (isDisabled)
    return { status: 'disabled', disabledReason: before.disabledReason ?? 'owner', failingSince };
  if (isPaused) return { status: 'paused', disabledReason: null, failingSince };
  return {
    status: 'enabled',
    disabledReason: null,
    failingSince: before.status === 'enabled' ? failingSince : null,
  };
}
