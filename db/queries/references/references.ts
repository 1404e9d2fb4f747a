/** Stores the referees of verifications, and the hashes of the links that were mailed to them. */
import { Op } from 'sequelize';
import { STEPS_OF_APPLICANT } from '../../../domain/verification/approvals';
import { type Database, selectRows } from '../../database';
import { count, insert, list, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { WAITS_AS_MEMBER } from '../approvals/approvals';
import {
  verificationReferenceLinks,
  type VerificationReferenceRow,
  verificationReferences,
} from '../../tables/verification';

export type Reference = VerificationReferenceRow;

export async function insertReference(tx: Database, reference: Reference): Promise<void> {
  await insert(tx, verificationReferences, reference);
}

/** Stores the hash of a link's token. */
export async function insertReferenceLink(
  tx: Database,
  link: { referenceId: string; tokenHash: string },
): Promise<void> {
  await insert(tx, verificationReferenceLinks, link);
}

/** Lists the references of a verification, oldest first. */
export async function listReferences(db: Database, verificationId: string): Promise<Reference[]> {
  return list(db, verificationReferences, { verificationId }, { order: ['id'] });
}

/** Lists the references for which an address was asked, oldest first. */
export async function listReferencesTo(db: Database, email: string): Promise<Reference[]> {
  return list(db, verificationReferences, { email }, { order: ['id'] });
}

/** Finds the reference of a mailed link. */
export async function findReferenceByLink(db: Database, tokenHash: string): Promise<Reference | undefined> {
  const [reference] = await selectRows<Reference>(
    db,
    `SELECT ${columnsOf(verificationReferences, 'r')} FROM verification_references r
       JOIN verification_reference_links l ON l.reference_id = r.id WHERE l.token_hash = $1`,
    [tokenHash],
  );
  return reference;
}

/** Counts the referees whom an account named since a moment. */
export async function countReferencesSince(db: Database, accountId: string, since: Date): Promise<number> {
  return count(db, verificationReferences, { accountId, requestedAt: { [Op.gt]: since } });
}

/** Stores what changed about a reference. */
export async function updateReference(tx: Database, reference: Reference): Promise<void> {
  const { id, status, answer, remindedAt, answeredAt } = reference;
  await update(tx, verificationReferences, { id }, { status, answer, remindedAt, answeredAt });
}

/**
 * Lists the addresses that no referee may have: those of the given persons and of insiders. Insiders acted for the
 * organization in this verification, created it, or are its current, pending or recent members.
 */
export async function listInsiderAddresses(
  db: Database,
  insiders: { verificationId: string; charityId: string; persons: readonly string[]; since: Date; at: Date },
): Promise<string[]> {
  const { verificationId, charityId, persons, since, at } = insiders;
  const rows = await selectRows<{ email: string }>(
    db,
    `SELECT email FROM user_logins WHERE user_id = ANY($3) OR user_id IN (
       SELECT actor_id FROM verification_history WHERE verification_id = $1 AND happening = ANY($5)
       UNION SELECT created_by FROM charities WHERE id = $2
       UNION SELECT user_id FROM charity_members WHERE charity_id = $2
       UNION SELECT change->'after'->>'user_id' FROM approvals
         WHERE charity_id = $2 AND ${WAITS_AS_MEMBER} AND expires_at > $6
       UNION SELECT user_id FROM former_members WHERE charity_id = $2 AND left_at > $4)`,
    [verificationId, charityId, persons, since, STEPS_OF_APPLICANT, at],
  );
  return rows.map(({ email }) => email);
}

/** Lists the users who have the address of a referee of a verification. */
export async function listRefereeUsers(db: Database, verificationId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT l.user_id AS id FROM verification_references r JOIN user_logins l ON l.email = r.email
     WHERE r.verification_id = $1`,
    [verificationId],
  );
  return rows.map(({ id }) => id);
}
