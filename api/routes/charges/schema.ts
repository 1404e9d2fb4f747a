import { z } from 'zod';
import { VELOCITY_REASONS, VELOCITY_SUBJECTS } from '../../../domain/charges/velocity';
import { listEnvelope, textField, timeField } from '../../fields';

export const velocityLiftSchema = z
  .strictObject({ reason: textField(500).min(1).meta({ description: 'Other operators can read it' }) })
  .meta({ id: 'VelocityLift' });

export const velocityBlockSchema = z
  .object({
    block_id: z.string(),
    subject_kind: z.enum(VELOCITY_SUBJECTS),
    subject: z.string().meta({
      description:
        'A user’s id, the end of the fingerprint of a card, or a guest’s bank account or wallet, or the network of an address',
    }),
    reason: z
      .enum(VELOCITY_REASONS)
      .meta({ description: '`gifts`: too many gifts in an hour. `declines`: too many declined payments.' }),
    created_at: timeField,
    ends_at: timeField,
    lifted_at: timeField.nullable(),
    lifted_by: z.string().nullable(),
    lift_reason: z.string().nullable(),
  })
  .meta({ id: 'VelocityBlock' });

export const velocityBlockListSchema = listEnvelope('velocity_blocks', velocityBlockSchema).meta({
  id: 'VelocityBlockList',
});
