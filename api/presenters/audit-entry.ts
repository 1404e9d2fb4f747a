import { type z } from 'zod';
import { type AuditEntry } from '../../db/queries/access/audit-log';
import { auditEntrySchema } from '../routes/audit/schema';
import { project } from '../project';

export function presentAuditEntry(entry: AuditEntry): z.input<typeof auditEntrySchema> {
  return project(auditEntrySchema, entry, {
    audit_id: entry.id,
    actor_id: entry.actorUserId,
  });
}
