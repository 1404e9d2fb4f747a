import { z } from 'zod';
import { textField, timeField } from '../../fields';

export const blockRequestSchema = z
  .strictObject({
    reason: textField(500).trim().min(1).meta({ description: 'Operators read it in the audit log' }),
  })
  .meta({ id: 'UserBlockRequest' });

export const userBlockSchema = z
  .object({
    user_id: z.string(),
    reason: z.string(),
    blocked_by: z.string().meta({ description: 'The operator' }),
    at: timeField,
  })
  .meta({ id: 'UserBlock' });
