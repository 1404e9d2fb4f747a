/** Reads the facts that decide whether a charity is paid. */
import { SCREENING } from '../../../domain/verification/evidence';
import { type PayeeFacts } from '../../../domain/payouts/payee';
import { type Database, selectRows } from '../../database';

type Facts = Pick<PayeeFacts, 'memberCount' | 'isVerifiedSinceClaim' | 'hasOpenConcern' | 'isScreened'>;

/**
 * Reads the facts about a charity's members and verification. A charity is screened if the newest look-up of its
 * verification in force compared its name with a sanctions list.
 */
export async function findPayeeFacts(db: Database, charityId: string): Promise<Facts> {
  const [facts] = await selectRows<Facts>(
    db,
    `SELECT (SELECT count(*) FROM charity_members WHERE charity_id = $1) AS member_count,
            coalesce((SELECT c.claimed_at IS NULL OR EXISTS (
                        SELECT 1 FROM verifications v JOIN verification_history h ON h.verification_id = v.id
                        WHERE v.charity_id = c.id AND v.in_force AND h.happening = 'approve'
                          AND h.to_stage = 'verified' AND h.at > c.claimed_at)
                      FROM charities c WHERE c.id = $1), false) AS is_verified_since_claim,
            EXISTS (SELECT 1 FROM verifications WHERE charity_id = $1 AND in_force AND status = 'concern') AS has_open_concern,
            coalesce((SELECT e.outcome <> 'not_screened'
                      FROM verification_evidence e JOIN verifications v ON v.id = e.verification_id
                      WHERE v.charity_id = $1 AND v.in_force AND e.source = $2
                      ORDER BY e.checked_at DESC, e.id DESC LIMIT 1), false) AS is_screened`,
    [charityId, SCREENING],
  );
  return facts ?? { memberCount: 0, isVerifiedSinceClaim: false, hasOpenConcern: false, isScreened: false };
}
