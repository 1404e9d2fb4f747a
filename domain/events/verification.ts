/** Defines the data of verification events. */
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
    .meta({
      description: 'A verification failed, or needs the `required_actions` before it can continue.',
    }),
  'verification.reminder': z
    .strictObject({
      entity_id: id,
      entity_type: z.enum(['organization', 'donor', 'volunteer']),
      level,
      expires_at: time,
      days_left: z.int(),
    })
    .meta({ description: 'A verification expires in 60, 30 or 7 days unless it is renewed.' }),
};
