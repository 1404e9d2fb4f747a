import { z } from 'zod';
import { listEnvelope, timeField } from '../../fields';

export const applicationSchema = z
  .object({
    client_id: z.string().meta({ example: 'client_01kakv0000000000000000000' }),
    name: z.string().meta({ example: 'Tax helper' }),
    scopes: z.array(z.string()).meta({ example: ['donations:read', 'openid'] }),
    granted_at: timeField,
    last_used_at: timeField.meta({ description: 'When the application last got a grant or a token' }),
    expires_at: timeField,
  })
  .meta({ id: 'Application' });

export const applicationListSchema = listEnvelope('applications', applicationSchema).meta({
  id: 'ApplicationList',
});
