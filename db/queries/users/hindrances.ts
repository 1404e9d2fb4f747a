/** Finds what keeps a person from being erased. See docs/rules/users.md. */
import { memberBefore } from '../../../domain/members/long-standing';
import { type Hindrance } from '../../../domain/users/erasure';
import { type Database, selectRows } from '../../database';
import { leavingSql } from './erasures';

/** SQL that is true while a hindrance exists at `$2`. `$1` has the ids of the person's users, and `$3` a time. */
const EXISTING: Record<Hindrance, string> = {
  sole_member: `EXISTS (SELECT FROM charity_members m WHERE m.user_id = ANY($1) AND NOT EXISTS (
    SELECT FROM charity_members o WHERE o.charity_id = m.charity_id AND o.user_id <> ALL($1)
      AND o.created_at <= $3 AND NOT ${leavingSql('o.user_id')}))`,
  open_case: `EXISTS (SELECT FROM verifications WHERE user_id = ANY($1)
      AND status IN ('pending', 'in_review', 'information_required', 'concern', 'appealed'))
    OR EXISTS (SELECT FROM charity_claims WHERE user_id = ANY($1) AND status = 'in_review')
    OR EXISTS (SELECT FROM disputes s JOIN donations d ON d.id = s.donation_id
      WHERE d.donor_user_id = ANY($1) AND s.status IN ('opened', 'under_review'))
    OR EXISTS (SELECT FROM approvals WHERE decision IS NULL AND expires_at > $2
      AND (asked_by = ANY($1) OR action LIKE 'member%' AND change->'after'->>'user_id' = ANY($1)))`,
  balance: `EXISTS (SELECT FROM donations WHERE donor_user_id = ANY($1) AND status = 'pending')
    OR EXISTS (SELECT FROM refunds r JOIN donations d ON d.id = r.donation_id
      WHERE d.donor_user_id = ANY($1) AND r.status = 'pending')
    OR EXISTS (SELECT FROM matching_pledges p WHERE p.sponsor_user_id = ANY($1)
      AND (p.status IN ('pending', 'accepted') OR EXISTS (SELECT FROM matching_charges c
        WHERE c.pledge_id = p.id AND c.status IN ('due', 'charging', 'declined'))))`,
};

/**
 * Returns the first thing that keeps these users of one person from being erased. Members who are to be erased, or joined
 * lately, keep no charity.
 */
export async function findHindrance(
  db: Database,
  { userIds, at }: { userIds: string[]; at: Date },
): Promise<Hindrance | undefined> {
  const cases = Object.entries(EXISTING).map(([name, sql]) => `WHEN ${sql} THEN '${name}'`);
  const [row] = await selectRows<{ found: Hindrance | null }>(
    db,
    `SELECT CASE ${cases.join(' ')} END AS found`,
    [userIds, at, memberBefore(at)],
  );
  return row?.found ?? undefined;
}
