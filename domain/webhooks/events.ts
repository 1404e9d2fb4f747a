/** Defines the events of webhook endpoints in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id, time } from '../events/fields';

export const webhookEvents = {
  'webhook.test': z
    .strictObject({ endpoint_id: id, message: z.string() })
    .meta({ description: 'A test that you requested. It goes only to the tested endpoint.' }),
  'webhook.endpoint.disabled': z
    .strictObject({
      endpoint_id: id,
      url: z.string(),
      reason: z
        .enum(['gone', 'failing'])
        .meta({ description: '`gone`: the endpoint answered 410. `failing`: it failed for 5 days.' }),
      failing_since: time.nullable(),
      disabled_at: time,
    })
    .meta({
      description:
        'One of your endpoints was disabled. The platform keeps the events of this endpoint as `held` deliveries.',
    }),
};
type WebhookEvent = EventOf<typeof webhookEvents>;

export function webhookTest(endpoint: { id: string }): WebhookEvent {
  return {
    name: 'webhook.test',
    data: { endpoint_id: endpoint.id, message: 'Your endpoint receives events.' },
  };
}

export function endpointDisabled(
  endpoint: { id: string; url: string; failingSince: Date | null },
  reason: 'gone' | 'failing',
  at: Date,
): WebhookEvent {
  return {
    name: 'webhook.endpoint.disabled',
    data: {
      endpoint_id: endpoint.id,
      url: endpoint.url,
      reason,
      failing_since: endpoint.failingSince?.toISOString() ?? null,
      disabled_at: at.toISOString(),
    },
  };
}
