/** Stores the referees of verifications, and the hashes of the links that were mailed to them. */
import { type Locale } from '../../../domain/mails/locale';
import { type ReferenceAnswer, type ReferenceStatus } from '../../../domain/references/reference';
import { STEPS_OF_APPLICANT } from '../../../domain/verification/approvals';
import { type Database, runStatement, selectRows } from '../../database';

export interface Reference {
  id: string;
  verificationId: string;
  name: string;
  email: string;
  /** In the applicant's words, such as "auditor since 2020". */
  relation: string;
  /** The language of the mail and of the form. */
  locale: Locale;
  namedBy: string;
  /** The account of the user who named the referee. */
  accountId: string;
  status: ReferenceStatus;
  answer: ReferenceAnswer | null;
  requestedAt: Date;
  remindedAt: Date | null;
  expiresAt: Date;
  answeredAt: Date | null;
}

const COLUMNS = `r.id, r.verification_id, r.name, r.email, r.relation, r.locale,
  r.named_by, r.account_id, r.status, r.answer, r.requested_at,
  r.reminded_at, r.expires_at, r.answered_at`;

export async function insertReference(tx: Database, reference: Reference): Promise<void> {
  const { id, verificationId, name, email, relation, locale, namedBy, accountId } = reference;
  await runStatement(
    tx,
    `INSERT INTO verification_references
       (id, verification_id, name, email, relation, locale, named_by, account_id, status, requested_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'requested', $9, $10)`,
    [
      id,
      verificationId,
      name,
      email,
      relation,
      locale,
      namedBy,
      accountId,
      reference.requestedAt,
      reference.expiresAt,
    ],
  );
}

/** Stores the hash of a link's token. */
export async function insertReferenceLink(
  tx: Database,
  { referenceId, tokenHash }: { referenceId: string; tokenHash: string },
): Promise<void> {
  await runStatement(
    tx,
    'INSERT INTO verification_reference_links (token_hash, reference_id) VALUES ($1, $2)',
    [tokenHash, referenceId],
  );
}

/** Lists the references of a verification, oldest first. */
export async function listReferences(db: Database, verificationId: string): Promise<Reference[]> {
  return selectRows<Reference>(
    db,
    `SELECT ${COLUMNS} FROM verification_references r WHERE r.verification_id = $1 ORDER BY r.id`,
    [verificationId],
  );
}

/** Finds the reference of a mailed link. */
export async function findReferenceByLink(db: Database, tokenHash: string): Promise<Reference | undefined> {
  const [reference] = await selectRows<Reference>(
    db,
    `SELECT ${COLUMNS} FROM verification_references r
       JOIN verification_reference_links l ON l.reference_id = r.id WHERE l.token_hash = $1`,
    [tokenHash],
  );
  return reference;
}

/** Counts the referees whom an account named since a moment. */
export async function countReferencesSince(db: Database, accountId: string, since: Date): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM verification_references WHERE account_id = $1 AND requested_at > $2`,
    [accountId, since],
  );
  return row?.count ?? 0;
}

/** Stores what changed about a reference. */
export async function updateReference(tx: Database, reference: Reference): Promise<void> {
  const { id, status, answer, remindedAt, answeredAt } = reference;
  await runStatement(
    tx,
    `UPDATE verification_references SET status = $2, answer = $3::jsonb, reminded_at = $4, answered_at = $5
     WHERE id = $1`,
    [id, status, answer === null ? null : JSON.stringify(answer), remindedAt, answeredAt],
  );
}

/**
 * Lists the addresses that no referee may have: those of the given persons and of insiders. Insiders acted for the
 * organization in this verification, created it, or are its current, pending or recent members.
 */
export async function listInsiderAddresses(
  db: Database,
  insiders: { verificationId: string; charityId: string; persons: readonly string[]; since: Date },
): Promise<string[]> {
  const { verificationId, charityId, persons, since } = insiders;
  const rows = await selectRows<{ email: string }>(
    db,
    `SELECT email FROM user_logins WHERE user_id = ANY($3) OR user_id IN (
       SELECT actor_id FROM verification_history WHERE verification_id = $1 AND happening = ANY($5)
       UNION SELECT created_by FROM charities WHERE id = $2
       UNION SELECT user_id FROM charity_members WHERE charity_id = $2
       UNION SELECT user_id FROM pending_members WHERE charity_id = $2
       UNION SELECT user_id FROM former_members WHERE charity_id = $2 AND left_at > $4)`,
    [verificationId, charityId, persons, since, STEPS_OF_APPLICANT],
  );
  return rows.map(({ email }) => email);
}

/** Returns true if one of the persons is a referee of a verification. */
export async function isReferee(
  db: Database,
  verificationId: string,
  persons: readonly string[],
): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM verification_references r JOIN user_logins l ON l.email = r.email
     WHERE r.verification_id = $1 AND l.user_id = ANY($2) LIMIT 1`,
    [verificationId, persons],
  );
  return rows.length > 0;
}
