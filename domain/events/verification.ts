/** What the events of verification carry. */
import { z } from 'zod';
import { id, time } from './fields';

const level = z.enum(['basic', 'standard', 'enhanced']);

export const verificationEvents = {
  'charity.verification.updated': z
    .strictObject({
      charity_id: id,
      previous_status: z.string().nullable(),
      status: z.string(),
      level: level.nullable(),
      verified: z.boolean(),
    })
    .meta({ description: "A charity's verification status changed." }),
  'verification.completed': z
    .strictObject({
      entity_id: id,
      entity_type: z.enum(['organization', 'donor', 'volunteer']),
      level,
      status: z.string(),
      expires_at: time.nullable(),
    })
    .meta({ description: 'A verification was approved.' }),
  'verification.failed': z
    .strictObject({ entity_id: id, reason: z.string(), required_actions: z.array(z.string()) })
    .meta({ description: 'A verification failed.' }),
};
