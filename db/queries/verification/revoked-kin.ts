/** Finds revoked charities that share an EIN, an officer or a payout account with another charity. */
import { REGISTER } from '../../../domain/verification/evidence';
import { type Database, selectRows } from '../../database';
import { columnsOf } from '../../tables/columns';
import { sameDocumentSql } from './documents';
import { payoutAccounts, type PayoutAccountRow } from '../../tables/payouts';

export interface Kin {
  charityId: string;
  /** Charities that were revoked before this time do not count. */
  since: Date;
  /** Nor do those that were revoked after it. */
  until: Date;
}

/** SQL that selects other charities whose revocation no appeal has undone. `$1` is the charity, `$2` and `$3` are the times. */
const REVOKED = `SELECT charity_id FROM verifications
  WHERE charity_id <> $1 AND revoked_at > $2 AND revoked_at <= $3 AND (stage = 'revoked' OR appealed_from = 'revoked')`;

/** Returns the ids of revoked charities that have or had the EIN of the charity. An EIN was theirs if it was looked up for them. */
export async function listRevokedByEin(db: Database, { charityId, since, until }: Kin): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT DISTINCT v.charity_id AS id FROM verifications v
     JOIN verification_evidence e ON e.verification_id = v.id AND e.source = $4
     JOIN charities own ON own.id = $1 AND own.ein = e.facts->>'ein'
     WHERE v.charity_id IN (${REVOKED}) ORDER BY id`,
    [charityId, since, until, REGISTER],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of revoked charities that have or had an officer of the charity as theirs. An officer is known by the
 * user, and by the identity document.
 */
export async function listRevokedByOfficer(
  db: Database,
  { charityId, since, until }: Kin,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `WITH members AS (
       SELECT charity_id, user_id FROM charity_members WHERE charity_id = $1 OR charity_id IN (${REVOKED})
       UNION
       SELECT charity_id, user_id FROM former_members WHERE charity_id = $1 OR charity_id IN (${REVOKED})
     ), proofs AS (
       SELECT m.charity_id, m.user_id AS proof FROM members m JOIN verifications v ON v.user_id = m.user_id
       WHERE v.level <> 'basic' AND v.identity_check = 'completed'
       UNION
       SELECT m.charity_id, r.erased_user_id FROM members m JOIN returned_people r ON r.user_id = m.user_id
     ), papers AS (
       SELECT m.charity_id, d.sha256, d.pictures FROM members m JOIN verifications v ON v.user_id = m.user_id
       JOIN verification_documents d ON d.verification_id = v.id WHERE d.type = 'government_id'
     )
     SELECT theirs.charity_id AS id FROM proofs own JOIN proofs theirs ON theirs.proof = own.proof
     WHERE own.charity_id = $1 AND theirs.charity_id <> $1
     UNION
     SELECT theirs.charity_id FROM papers own JOIN papers theirs ON ${sameDocumentSql('own', 'theirs')}
     WHERE own.charity_id = $1 AND theirs.charity_id <> $1 ORDER BY id`,
    [charityId, since, until],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the payout accounts of revoked charities that look like an account of the charity. Their numbers are sealed,
 * so that the caller must compare them.
 */
export async function listLikeAccountsOfRevoked(
  db: Database,
  { charityId, since, until }: Kin,
): Promise<PayoutAccountRow[]> {
  return selectRows<PayoutAccountRow>(
    db,
    `SELECT ${columnsOf(payoutAccounts, 'a')} FROM payout_accounts a
     WHERE a.charity_id IN (${REVOKED}) AND EXISTS (SELECT 1 FROM payout_accounts own
       WHERE own.charity_id = $1 AND (own.kind, own.country, own.last4) = (a.kind, a.country, a.last4))`,
    [charityId, since, until],
  );
}
