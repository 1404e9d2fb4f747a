import { type BadgeFacts } from '../../../domain/trust/badges';
import { type Trust, trustBand, UNKNOWN_TRUST } from '../../../domain/trust/score';
import { type Database, selectRows } from '../../database';
import { find, update } from '../../rows';
import { charities } from '../../tables/charities';
import { isCareDue } from '../platform/care-attempts';

/**
 * Locks a charity. Returns the facts behind its trust score and badges, or undefined if the charity does not
 * exist.
 */
export async function lockTrustFacts(tx: Database, charityId: string): Promise<BadgeFacts | undefined> {
  const [row] = await selectRows<BadgeFacts>(
    tx,
    `SELECT coalesce(c.verification_level, 'none') AS level,
            c.founded AS founded_year,
            coalesce(r.deductibility = 'yes', false) AS deductible,
            gifts.first_at AS first_gift_at, gifts.settled AS settled_gifts, gifts.lost AS lost_disputes,
            stars.ratings, stars.sum AS stars_sum,
            greatest(CASE WHEN c.source <> 'register' THEN c.updated_at END, campaigns.last_at, reports.last_at) AS last_update_at,
            reports.last_end AS last_impact_report_at,
            c.revoked_at IS NOT NULL OR EXISTS (
              SELECT 1 FROM verifications v WHERE v.entity_id = c.id AND v.status = 'concern') AS under_concern
     FROM charities c
     LEFT JOIN register_entries r ON r.ein = c.ein
     CROSS JOIN LATERAL (
       SELECT min(settled_at) AS first_at, count(*) AS settled,
              count(*) FILTER (WHERE EXISTS (
                SELECT 1 FROM ledger_transactions t WHERE t.donation_id = d.id AND t.kind = 'dispute_lost'
                  AND NOT EXISTS (SELECT 1 FROM ledger_transactions r WHERE r.donation_id = d.id
                    AND r.kind = 'dispute_reversed' AND r.cause = t.cause))) AS lost
       FROM donations d WHERE charity_id = c.id AND status <> 'failed' AND settled_at IS NOT NULL AND redirected_to IS NULL
     ) gifts
     CROSS JOIN LATERAL (
       SELECT count(*) AS ratings, coalesce(sum(s.stars), 0) AS sum FROM charity_ratings s WHERE s.charity_id = c.id
     ) stars
     CROSS JOIN LATERAL (SELECT max(updated_at) AS last_at FROM campaigns WHERE charity_id = c.id) campaigns
     CROSS JOIN LATERAL (
       SELECT max(created_at) AS last_at, max(period_end)::timestamptz AS last_end
       FROM impact_reports WHERE charity_id = c.id AND withdrawn_at IS NULL
     ) reports
     WHERE c.id = $1 FOR UPDATE OF c`,
    [charityId],
  );
  return row;
}

export async function updateTrust(
  tx: Database,
  charityId: string,
  { score, factors, badges, at }: Pick<Trust, 'score' | 'factors'> & { badges: string[]; at: Date },
): Promise<void> {
  const changes = { trustScore: score, trustFactors: factors, badges, trustScoredAt: at };
  await update(tx, charities, { id: charityId }, changes);
}

/**
 * Returns up to `limit` charities that need a new score. Their score may be more than a day old. They may also have no
 * score, but are verified or recently received a gift.
 */
export async function listAgedTrust(db: Database, at: Date, limit: number): Promise<{ id: string }[]> {
  const isDue = isCareDue('trust', 'c.id', '$1');
  return selectRows(
    db,
    `(SELECT id FROM charities c WHERE trust_scored_at < $1::timestamptz - interval '1 day' AND ${isDue} LIMIT $2)
     UNION (SELECT id FROM charities c WHERE verified AND trust_scored_at IS NULL AND ${isDue} LIMIT $2)
     UNION (SELECT DISTINCT c.id FROM donations d JOIN charities c ON c.id = d.charity_id
            WHERE d.settled_at > $1::timestamptz - interval '26 hours' AND c.trust_scored_at IS NULL AND ${isDue} LIMIT $2)
     LIMIT $2`,
    [at, limit],
  );
}

/** Returns a charity's stored trust score, or undefined if the charity does not exist. */
export async function findTrust(
  db: Database,
  charityId: string,
): Promise<(Trust & { badges: string[]; scoredAt: Date | null }) | undefined> {
  const charity = await find(db, charities, { id: charityId });
  if (charity === undefined) return undefined;
  const { trustScore: score, trustFactors: factors, badges, trustScoredAt: scoredAt } = charity;
  if (score === null || factors === null) return { ...UNKNOWN_TRUST, badges, scoredAt: null };
  return { score, band: trustBand(score), factors, badges, scoredAt };
}
