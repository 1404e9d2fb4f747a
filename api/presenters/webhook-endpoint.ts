import { type z } from 'zod';
import { type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { type endpointSchema } from '../routes/webhooks/schema';

/** Presents an endpoint to its owner, without its secret and the values of its headers. */
export function presentEndpoint(endpoint: WebhookEndpoint): z.input<typeof endpointSchema> {
  return {
    endpoint_id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events as z.input<typeof endpointSchema>['events'],
    description: endpoint.description,
    status: endpoint.status,
    disabled_reason: endpoint.disabledReason,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    header_names: endpoint.headerNames,
    max_concurrency: endpoint.maxConcurrency,
    rate_per_second: endpoint.ratePerSecond,
    created_at: endpoint.createdAt.toISOString(),
  };
}
