/** Stores acts of operators that wait for another operator. */
import { type ApprovalChange, type ApprovalStatus } from '../../../domain/approvals/approval';
import { type Database, runStatement, selectRows } from '../../database';
import { find, insert, lock, update } from '../../rows';
import { approvals, type ApprovalRow } from '../../tables/approvals';
import { columnsOf } from '../../tables/columns';

export type Approval = ApprovalRow;

export async function insertApproval(tx: Database, approval: Approval): Promise<void> {
  await insert(tx, approvals, approval);
}

export async function findApproval(db: Database, id: string): Promise<Approval | undefined> {
  return find(db, approvals, { id });
}

/** Reads an approval and locks it until the transaction ends. */
export async function lockApproval(tx: Database, id: string): Promise<Approval | undefined> {
  return lock(tx, approvals, { id });
}

/** Stores how an approval was decided. */
export async function updateApproval(
  tx: Database,
  id: string,
  decided: Pick<Approval, 'decision' | 'decidedBy' | 'decidedAt' | 'decidedAlone' | 'decisionReason'>,
): Promise<void> {
  await update(tx, approvals, { id }, decided);
}

/** Lets only one transaction at a time ask about a subject, until it ends. */
export async function lockSubject(tx: Database, subjectId: string): Promise<void> {
  await runStatement(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`approval ${subjectId}`]);
}

/** Returns the id of the approval that waits for the same change of a subject. */
export async function findWaiting(
  tx: Database,
  { subjectId, change, at }: { subjectId: string; change: ApprovalChange; at: Date },
): Promise<string | undefined> {
  const [row] = await selectRows<{ id: string }>(
    tx,
    `SELECT id FROM approvals
     WHERE subject_id = $1 AND decision IS NULL AND expires_at > $2 AND action = $3 AND change->'after' = $4::jsonb`,
    [subjectId, at, change.action, JSON.stringify(change.after)],
  );
  return row?.id;
}

/** The SQL condition of an approval that nobody decided and that makes somebody a member. It may be expired. */
export const WAITS_AS_MEMBER = `action = 'member' AND decision IS NULL`;

export interface ApprovalFilter {
  status?: ApprovalStatus | undefined;
  at: Date;
  limit: number;
  offset: number;
}

/** The state of a row at the time `$1`. */
const STATUS = `CASE decision WHEN 'approve' THEN 'approved' WHEN 'refuse' THEN 'refused'
  ELSE CASE WHEN expires_at > $1 THEN 'waiting' ELSE 'expired' END END`;

/** Returns a page of approvals, newest first, and the total. */
export async function listApprovals(
  db: Database,
  { status, at, limit, offset }: ApprovalFilter,
): Promise<{ approvals: Approval[]; total: number }> {
  const matches = `($2::text IS NULL OR ${STATUS} = $2)`;
  const values = [at, status ?? null];
  const rows = await selectRows<Approval>(
    db,
    `SELECT ${columnsOf(approvals)} FROM approvals WHERE ${matches} ORDER BY id DESC LIMIT $3 OFFSET $4`,
    [...values, limit, offset],
  );
  const [counted] = await selectRows<{ total: number }>(
    db,
    `SELECT count(*) AS total FROM approvals WHERE ${matches}`,
    values,
  );
  return { approvals: rows, total: counted?.total ?? 0 };
}
