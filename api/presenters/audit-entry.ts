import { type z } from 'zod';
import { type AuditEntry } from '../../db/queries/access/audit-log';
import { type auditEntrySchema } from '../routes/audit/schema';

export function presentAuditEntry(entry: AuditEntry): z.input<typeof auditEntrySchema> {
  return {
    audit_id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    actor_id: entry.actorUserId,
    credential_id: entry.credentialId,
    account_id: entry.accountId,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    details: entry.details,
  };
}
