/** Defines the data of verification events. */
import { z } from 'zod';
import { REFERENCE_STATUSES } from '../references/reference';
import { VIDEO_CALL_STATUSES } from '../video-calls/video-call';
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
  'verification.reference.updated': z
    .strictObject({ entity_id: id, reference_id: id, status: z.enum(REFERENCE_STATUSES) })
    .meta({ description: 'A referee was asked, answered, declined, or did not answer in time.' }),
  'verification.video_call.updated': z
    .strictObject({ entity_id: id, call_id: id, status: z.enum(VIDEO_CALL_STATUSES), at: time })
    .meta({ description: 'A video call was proposed, scheduled, moved, cancelled or held.' }),
};
