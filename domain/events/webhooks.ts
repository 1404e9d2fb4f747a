/** What the events about webhooks themselves carry. */
import { z } from 'zod';
import { id, time } from './fields';

export const webhookEvents = {
  'webhook.test': z
    .strictObject({ endpoint_id: id, message: z.string() })
    .meta({ description: 'A test that you asked for; it goes to the tested endpoint alone.' }),
  'webhook.endpoint.disabled': z
    .strictObject({
      endpoint_id: id,
      url: z.string(),
      reason: z.enum(['gone', 'failing']).meta({ description: 'It answered 410, or failed for five days' }),
      failing_since: time.nullable(),
      disabled_at: time,
    })
    .meta({ description: 'One of your endpoints gets no more events; they are kept as held deliveries.' }),
};
