/** Stores claims of charities. */
import { type ClaimStatus } from '../../../domain/claims/claim';
import { type Approval } from '../../../domain/verification/approvals';
import { type Database, runStatement, selectRows } from '../../database';

export interface Objection {
  by: string;
  /** An ISO 8601 timestamp. */
  at: string;
  reason: string;
}

export interface Claim {
  id: string;
  charityId: string;
  userId: string;
  /** The users who can use the credential that made the claim. */
  persons: string[];
  statement: string;
  documents: string[];
  status: ClaimStatus;
  approvals: Approval[];
  objections: Objection[];
  objectionsUntil: Date | null;
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

const COLUMNS = `id, charity_id AS "charityId", user_id AS "userId", persons, statement, documents, status, approvals,
  objections, objections_until AS "objectionsUntil", reason, created_at AS "createdAt", decided_at AS "decidedAt"`;

export async function insertClaim(tx: Database, claim: Claim): Promise<void> {
  const { id, charityId, userId, persons, statement, documents, objectionsUntil, createdAt } = claim;
  await runStatement(
    tx,
    `INSERT INTO charity_claims
       (id, charity_id, user_id, persons, statement, documents, status, objections_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'in_review', $7, $8)`,
    [id, charityId, userId, persons, statement, documents, objectionsUntil, createdAt],
  );
}

export async function findClaim(db: Database, id: string): Promise<Claim | undefined> {
  const [claim] = await selectRows<Claim>(db, `SELECT ${COLUMNS} FROM charity_claims WHERE id = $1`, [id]);
  return claim;
}

/** Lists the claims of a charity that are in review, oldest first. Reviewers decide them as one case. */
export async function listOpenClaims(db: Database, charityId: string): Promise<Claim[]> {
  return selectRows<Claim>(
    db,
    `SELECT ${COLUMNS} FROM charity_claims WHERE charity_id = $1 AND status = 'in_review' ORDER BY id`,
    [charityId],
  );
}

/** Lists everybody who ever claimed a charity, or who could use a credential that made a claim. */
export async function listClaimants(db: Database, charityId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT user_id AS id FROM charity_claims WHERE charity_id = $1
     UNION SELECT unnest(persons) FROM charity_claims WHERE charity_id = $1`,
    [charityId],
  );
  return rows.map(({ id }) => id);
}

/** Counts a user's claims that are in review. */
export async function countOpenClaims(db: Database, userId: string): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM charity_claims WHERE user_id = $1 AND status = 'in_review'`,
    [userId],
  );
  return row?.count ?? 0;
}

/**
 * Returns a page of claims, newest first, and the total. With `readerId`, only claims by this user or of their
 * charities.
 */
export async function listClaims(
  db: Database,
  filter: { readerId?: string; status?: ClaimStatus | undefined; limit: number; offset: number },
): Promise<{ claims: Claim[]; total: number }> {
  const where = `($1::text IS NULL OR user_id = $1
      OR charity_id IN (SELECT charity_id FROM charity_members WHERE user_id = $1))
    AND ($2::text IS NULL OR status = $2)`;
  const values = [filter.readerId ?? null, filter.status ?? null];
  const claims = await selectRows<Claim>(
    db,
    `SELECT ${COLUMNS} FROM charity_claims WHERE ${where} ORDER BY id DESC LIMIT $3 OFFSET $4`,
    [...values, filter.limit, filter.offset],
  );
  const [count] = await selectRows<{ total: number }>(
    db,
    `SELECT count(*)::int AS total FROM charity_claims WHERE ${where}`,
    values,
  );
  return { claims, total: count?.total ?? 0 };
}

/** Stores what an operation changed about a claim. */
export async function updateClaim(tx: Database, claim: Claim): Promise<void> {
  const { id, status, approvals, objections, reason, decidedAt } = claim;
  await runStatement(
    tx,
    `UPDATE charity_claims SET status = $2, approvals = $3::jsonb, objections = $4::jsonb, reason = $5, decided_at = $6
     WHERE id = $1`,
    [id, status, JSON.stringify(approvals), JSON.stringify(objections), reason, decidedAt],
  );
}

/** Stores when a claim of a charity was granted. Only verifications granted later count for payouts. */
export async function markCharityClaimed(tx: Database, charityId: string, at: Date): Promise<void> {
  await runStatement(tx, 'UPDATE charities SET claimed_at = $2 WHERE id = $1', [charityId, at]);
}
