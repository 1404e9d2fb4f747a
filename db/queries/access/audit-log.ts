import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';
import { type AuditEntryRow } from '../../models/identity';

export type AuditEntry = AuditEntryRow;

export interface AuditedAction {
  /** What was done, as `<subject>.<verb>`, such as `api_key.revoked`. */
  action: string;
  /** Who did it; null for the system itself and for a person before they signed in. */
  actor: { userId: string; credentialId: string; accountId: string } | null;
  subject: { type: string; id: string };
  /** What a reader needs to understand it: ids, states, reasons; never a secret or a personal datum. */
  details?: Record<string, unknown>;
  at: Date;
}

/** Writes one privileged action to the audit log, in the transaction of its effect. */
export async function recordAudit(tx: Database, action: AuditedAction): Promise<void> {
  await tx.models.auditLog.create(
    {
      id: newId('audit'),
      at: action.at,
      action: action.action,
      actorUserId: action.actor?.userId ?? null,
      credentialId: action.actor?.credentialId ?? null,
      accountId: action.actor?.accountId ?? null,
      subjectType: action.subject.type,
      subjectId: action.subject.id,
      details: action.details ?? {},
    },
    { transaction: tx.transaction, returning: false },
  );
}

export interface AuditFilter {
  action?: string | undefined;
  actorUserId?: string | undefined;
  subjectId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Entries older than this one. */
  after?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the audit log, newest first, and how many entries match. */
export async function listAuditEntries(
  db: Database,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const matches = `($1::text IS NULL OR action = $1) AND ($2::text IS NULL OR actor_user_id = $2)
    AND ($3::text IS NULL OR subject_id = $3) AND ($4::timestamptz IS NULL OR at >= $4)
    AND ($5::timestamptz IS NULL OR at < $5)`;
  const bind = [
    filter.action ?? null,
    filter.actorUserId ?? null,
    filter.subjectId ?? null,
    filter.from ?? null,
    filter.to ?? null,
  ];
  const [entries, counts] = await Promise.all([
    selectRows<AuditEntry>(
      db,
      `SELECT id, at, action, actor_user_id AS "actorUserId", credential_id AS "credentialId",
              account_id AS "accountId", subject_type AS "subjectType", subject_id AS "subjectId", details
       FROM audit_log WHERE ${matches} AND ($6::text IS NULL OR id < $6)
       ORDER BY id DESC LIMIT $7 OFFSET $8`,
      [...bind, filter.after ?? null, filter.limit, filter.offset],
    ),
    selectRows<{ total: number }>(db, `SELECT count(*)::int AS total FROM audit_log WHERE ${matches}`, bind),
  ]);
  return { entries, total: counts[0]?.total ?? 0 };
}
