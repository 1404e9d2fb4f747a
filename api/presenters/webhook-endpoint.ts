import { type z } from 'zod';
import { type WebhookEndpoint } from '../../db/queries/webhooks/endpoints';
import { endpointSchema } from '../routes/webhooks/schema';
import { project } from '../project';

/** Presents an endpoint to its owner, without its secret and the values of its headers. */
export function presentEndpoint(endpoint: WebhookEndpoint): z.input<typeof endpointSchema> {
  return project(endpointSchema, endpoint, {
    endpoint_id: endpoint.id,
    events: endpoint.events as z.input<typeof endpointSchema>['events'],
  });
}
