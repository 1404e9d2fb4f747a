import { z } from 'zod';
import { listAuditEntries } from '../../../db/queries/access/audit-log';
import { shiftByDays } from '../../../domain/days';
import { dayParameter, idField, listEnvelope, pageParameters, textField, timeField } from '../../fields';
import { presentAuditEntry } from '../../presenters/audit-entry';
import { defineRoute } from '../../route';

const auditQuery = z.strictObject({
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

export const listAuditLog = defineRoute({
  method: 'get',
  path: '/v1/audit-log',
  operationId: 'listAuditLog',
  tag: 'Audit log',
  summary: 'List privileged actions',
  description:
    'Covers changes to keys, clients, members and roles, and all changes by operators and reviewers. The log is append-only.',
  scope: 'any',
  apiKeyOnly: true,
  role: 'operator',
  query: auditQuery,
  success: {
    status: 200,
    description: 'A page of entries, newest first',
    schema: listEnvelope('entries', auditEntrySchema).meta({ id: 'AuditLog' }),
  },
  errors: [],
  async handle({ db, query }) {
    const { entries, total } = await listAuditEntries(db, {
      action: query.action,
      actorUserId: query.actor_id,
      subjectId: query.subject_id,
      from: query.from,
      to: query.to === undefined ? undefined : shiftByDays(query.to, 1),
      after: query.after,
      limit: query.limit,
      offset: query.offset,
    });
    return { entries: entries.map(presentAuditEntry), total, limit: query.limit, offset: query.offset };
  },
});
