import { z } from 'zod';
import { dayParameter, idField, listEnvelope, pageParameters, textField, timeField } from '../../fields';

export const auditQuery = z.strictObject({
  ...pageParameters,
  action: textField(100).optional(),
  actor_id: idField('user').optional(),
  subject_id: textField(100).optional(),
  from: dayParameter.optional().meta({ description: 'First day, YYYY-MM-DD, UTC' }),
  to: dayParameter.optional().meta({ description: 'Last day, inclusive, YYYY-MM-DD, UTC' }),
  after: idField('audit').optional().meta({ description: 'Returns entries older than this one' }),
});

export const auditEntrySchema = z
  .object({
    audit_id: z.string(),
    at: timeField,
    action: z.string().meta({ example: 'api_key.revoked' }),
    actor_id: z.string().nullable(),
    credential_id: z.string().nullable(),
    account_id: z.string().nullable(),
    subject_type: z.string(),
    subject_id: z.string(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });

export const auditLogSchema = listEnvelope('entries', auditEntrySchema).meta({ id: 'AuditLog' });
