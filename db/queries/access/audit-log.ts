import { Op } from 'sequelize';
import { newId } from '../../../new-id';
import { type Database } from '../../database';
import { count, insert, list } from '../../rows';
import { type AuditEntryRow, auditLog } from '../../tables/accounts';

export type AuditEntry = AuditEntryRow;

export interface AuditedAction {
  /** `<subject>.<verb>`, such as `api_key.revoked`. */
  action: string;
  /** The user who acted; null if the system or a person without a sign-in acted. */
  actor: { userId: string; credentialId: string; accountId: string } | null;
  subject: { type: string; id: string };
  /** Ids, states and reasons, but no secrets or personal data. */
  details?: Record<string, unknown>;
  at: Date;
}

/** Writes one privileged action to the audit log. Call it in the transaction of the action. */
export async function recordAudit(tx: Database, action: AuditedAction): Promise<void> {
  await insert(tx, auditLog, {
    id: newId('audit'),
    at: action.at,
    action: action.action,
    actorUserId: action.actor?.userId ?? null,
    credentialId: action.actor?.credentialId ?? null,
    accountId: action.actor?.accountId ?? null,
    subjectType: action.subject.type,
    subjectId: action.subject.id,
    details: action.details ?? {},
  });
}

export interface AuditFilter {
  action?: string | undefined;
  actorUserId?: string | undefined;
  subjectId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** The cursor. The page has only entries older than this one. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * Returns a page of the audit log, newest first, and the total of matching entries. The total ignores the
 * cursor.
 */
export async function listAuditEntries(
  db: Database,
  { action, actorUserId, subjectId, from, to, after, limit, offset }: AuditFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const at = {
    ...(from === undefined ? {} : { [Op.gte]: from }),
    ...(to === undefined ? {} : { [Op.lt]: to }),
  };
  const matches = {
    ...(action === undefined ? {} : { action }),
    ...(actorUserId === undefined ? {} : { actorUserId }),
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(from === undefined && to === undefined ? {} : { at }),
  };
  const [rows, total] = await Promise.all([
    list(db, auditLog, after === undefined ? matches : { ...matches, id: { [Op.lt]: after } }, {
      order: [['id', 'DESC']],
      limit,
      offset,
    }),
    count(db, auditLog, matches),
  ]);
  return { entries: rows, total };
}
