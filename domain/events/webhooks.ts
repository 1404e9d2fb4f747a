/** Defines the data of events about webhooks themselves. */
import { z } from 'zod';
import { id, time } from './fields';

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
