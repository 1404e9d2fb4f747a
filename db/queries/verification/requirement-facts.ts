/** Finds out what an organization and its people have done for a verification. */
import { type OrganizationFacts } from '../../../domain/verification/requirements';
import { OFFICER_BACKGROUND } from '../../../domain/verification/evidence';
import { type Database, selectRows } from '../../database';

type PeopleFacts = OrganizationFacts['applicant'] &
  Pick<OrganizationFacts, 'officer' | 'isBackgroundClear' | 'isOfficerNew'>;

/**
 * Returns what the people of an organization have done. The applicant is the member who applied. If an operator applied,
 * or the member left, any member counts.
 */
export async function findPeopleFacts(
  db: Database,
  { charityId, verificationId }: { charityId: string; verificationId: string },
): Promise<PeopleFacts> {
  const [row] = await selectRows<PeopleFacts>(
    db,
    `WITH members AS (
       SELECT m.user_id, EXISTS (
         SELECT 1 FROM verification_history h
         WHERE h.verification_id = $2 AND h.happening = 'applied' AND h.actor_id = m.user_id) AS has_applied
       FROM charity_members m WHERE m.charity_id = $1
     ), applicants AS (
       SELECT user_id FROM members WHERE has_applied OR NOT EXISTS (SELECT 1 FROM members WHERE has_applied)
     ), officers AS (
       SELECT user_id FROM members JOIN verifications v USING (user_id)
       WHERE v.in_force AND v.level <> 'basic' AND v.identity_check = 'completed'
     ), background AS (
       SELECT outcome, facts->>'officer_id' AS officer_id FROM verification_evidence
       WHERE verification_id = $2 AND source = $3 ORDER BY id DESC LIMIT 1
     )
     SELECT
       EXISTS (SELECT 1 FROM applicants JOIN user_logins l USING (user_id)
               WHERE l.confirmed_at IS NOT NULL) AS is_email_confirmed,
       EXISTS (SELECT 1 FROM applicants a JOIN users u ON u.id = a.user_id
               WHERE u.phone_confirmed_at IS NOT NULL) AS is_phone_confirmed,
       EXISTS (SELECT 1 FROM applicants JOIN terms_acceptances USING (user_id)) AS are_terms_accepted,
       CASE
         WHEN EXISTS (SELECT 1 FROM officers) THEN 'verified'
         WHEN EXISTS (SELECT 1 FROM members JOIN verifications v USING (user_id)
                      WHERE v.status IN ('pending', 'in_review', 'information_required') AND v.level <> 'basic')
           THEN 'applied'
         ELSE 'none' END AS officer,
       EXISTS (SELECT 1 FROM background WHERE outcome = 'clear' AND officer_id IN (SELECT user_id FROM officers))
         AS is_background_clear,
       EXISTS (SELECT 1 FROM background WHERE officer_id IS NOT NULL
               AND officer_id NOT IN (SELECT user_id FROM officers)) AS is_officer_new`,
    [charityId, verificationId, OFFICER_BACKGROUND],
  );
  if (row === undefined) throw new Error('a row without a table is missing');
  return row;
}

/** Returns the user ids of the members who proved who they are, the first of them first. */
export async function listOfficers(db: Database, charityId: string): Promise<{ id: string; name: string }[]> {
  return selectRows<{ id: string; name: string }>(
    db,
    `SELECT DISTINCT u.id, u.name FROM charity_members m JOIN users u ON u.id = m.user_id
     JOIN verifications v ON v.user_id = u.id
     WHERE m.charity_id = $1 AND v.in_force AND v.level <> 'basic' AND v.identity_check = 'completed'
     ORDER BY u.id`,
    [charityId],
  );
}

/** Returns true if a reviewer sent the application back, and not the platform. */
export async function wasSentBackByReviewer(db: Database, verificationId: string): Promise<boolean> {
  const [entered] = await selectRows<{ actorKind: string }>(
    db,
    `SELECT actor_kind FROM verification_history
     WHERE verification_id = $1 AND to_stage = 'request_for_additional_information' AND from_stage <> to_stage
     ORDER BY id DESC LIMIT 1`,
    [verificationId],
  );
  return entered !== undefined && entered.actorKind !== 'system';
}

/** Lists the open applications of a user, and of the organizations that the user is a member of. */
export async function listOpenApplicationsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM verifications WHERE status IN ('pending', 'in_review', 'information_required') AND NOT in_force
       AND (user_id = $1 OR charity_id IN (SELECT charity_id FROM charity_members WHERE user_id = $1)) ORDER BY id`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Lists the open applications of a charity. */
export async function listOpenApplicationsOfCharity(db: Database, charityId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT id FROM verifications WHERE status IN ('pending', 'in_review', 'information_required') AND NOT in_force
       AND charity_id = $1 ORDER BY id`,
    [charityId],
  );
  return rows.map(({ id }) => id);
}
