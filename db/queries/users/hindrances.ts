/** Finds what keeps a person from being erased. See docs/rules/users.md. */
import { type Hindrance } from '../../../domain/users/erasure';
import { type Database, selectRows } from '../../database';

/** SQL that is true while a hindrance exists. `$1` has the ids of the person's users. */
const EXISTING: Record<Hindrance, string> = {
  sole_member: `EXISTS (SELECT FROM charity_members m WHERE m.user_id = ANY($1) AND NOT EXISTS (
    SELECT FROM charity_members o WHERE o.charity_id = m.charity_id AND o.user_id <> ALL($1)))`,
  open_case: `EXISTS (SELECT FROM verifications WHERE user_id = ANY($1)
      AND status IN ('pending', 'in_review', 'information_required', 'concern', 'appealed'))
    OR EXISTS (SELECT FROM charity_claims WHERE user_id = ANY($1) AND status = 'in_review')
    OR EXISTS (SELECT FROM disputes s JOIN donations d ON d.id = s.donation_id
      WHERE d.donor_user_id = ANY($1) AND s.status IN ('opened', 'under_review'))
    OR EXISTS (SELECT FROM approvals WHERE decision IS NULL AND expires_at > now()
      AND (asked_by = ANY($1) OR action LIKE 'member%' AND change->'after'->>'user_id' = ANY($1)))`,
  balance: `EXISTS (SELECT FROM donations WHERE donor_user_id = ANY($1) AND status = 'pending')
    OR EXISTS (SELECT FROM refunds r JOIN donations d ON d.id = r.donation_id
      WHERE d.donor_user_id = ANY($1) AND r.status = 'pending')
    OR EXISTS (SELECT FROM matching_pledges p WHERE p.sponsor_user_id = ANY($1)
      AND (p.status IN ('pending', 'accepted') OR EXISTS (SELECT FROM matching_charges c
        WHERE c.pledge_id = p.id AND c.status IN ('due', 'charging', 'declined'))))`,
};

/** Returns the first thing that keeps these users of one person from being erased. */
export async function findHindrance(db: Database, userIds: string[]): Promise<Hindrance | undefined> {
  const cases = Object.entries(EXISTING).map(([name, sql]) => `WHEN ${sql} THEN '${name}'`);
  const [row] = await selectRows<{ found: Hindrance | null }>(
    db,
    `SELECT CASE ${cases.join(' ')} END AS found`,
    [userIds],
  );
  return row?.found ?? undefined;
}
