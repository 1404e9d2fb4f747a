import { listAuditEntries } from '../../../db/queries/access/audit-log';
import { shiftByDays } from '../../../domain/days';
import { auditLogSchema, auditQuery } from './schema';
import { presentAuditEntry } from '../../presenters/audit-entry';
import { route, routes } from '../../route';

export const auditRoutes = routes('Audit log', {
  listAuditLog: route('GET /v1/audit-log', {
    summary: 'List privileged actions',
    description:
      'Covers changes to keys, clients, members and roles, and all changes by operators and reviewers. The log is append-only. Newest first.',
    scope: 'any',
    apiKeyOnly: true,
    role: 'operator',
    query: auditQuery,
    success: {
      status: 200,
      description: 'A page of entries, newest first',
      schema: auditLogSchema,
    },
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
  }),
});
