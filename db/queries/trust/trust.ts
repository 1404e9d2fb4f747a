import { type BadgeFacts, listBadges } from '../../../domain/trust/badges';
import {
  scoreTrust,
  type Trust,
  trustBand,
  type TrustFactor,
  UNKNOWN_TRUST,
} from '../../../domain/trust/score';
import { type Database, inTransaction, selectRows } from '../../database';

const SWEEP_BATCH = 100;

async function findFacts(tx: Database, charityId: string): Promise<BadgeFacts | undefined> {
  const [row] = await selectRows<BadgeFacts>(
    tx,
    `SELECT CASE WHEN c.verified THEN coalesce(c.verification_level, 'none') ELSE 'none' END AS level,
            c.founded AS "foundedYear",
            coalesce(r.deductibility = 'yes', false) AS deductible,
            gifts.first_at AS "firstGiftAt", gifts.settled AS "settledGifts", gifts.lost AS "lostDisputes",
            stars.ratings, stars.sum AS "starsSum",
            greatest(CASE WHEN c.source <> 'register' THEN c.updated_at END, campaigns.last_at, reports.last_at) AS "lastUpdateAt",
            reports.last_end AS "lastImpactReportAt",
            c.revoked_at IS NOT NULL OR EXISTS (
              SELECT 1 FROM verifications v WHERE v.entity_id = c.id AND v.status = 'concern') AS "underConcern"
     FROM charities c
     LEFT JOIN register_entries r ON r.ein = c.ein
     CROSS JOIN LATERAL (
       SELECT min(settled_at) AS first_at, count(*)::int AS settled,
              (count(*) FILTER (WHERE EXISTS (
                SELECT 1 FROM ledger_transactions t WHERE t.donation_id = d.id AND t.kind = 'dispute_lost')))::int AS lost
       FROM donations d WHERE charity_id = c.id AND status <> 'failed' AND settled_at IS NOT NULL
     ) gifts
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS ratings, coalesce(sum(s.stars), 0)::int AS sum FROM charity_ratings s WHERE s.charity_id = c.id
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

/** Scores a charity anew from what is stored of it, and stores score and badges; call it in the change that moves a factor. */
export async function refreshTrust(tx: Database, charityId: string, now: Date): Promise<void> {
  const facts = await findFacts(tx, charityId);
  if (facts === undefined) return;
  const trust = scoreTrust(facts, now);
  await selectRows(
    tx,
    `UPDATE charities SET trust_score = $2, trust_factors = $3::jsonb, badges = $4, trust_scored_at = $5
     WHERE id = $1 RETURNING id`,
    [charityId, trust.score, JSON.stringify(trust.factors), listBadges(facts, now), now],
  );
}

/**
 * Scores a batch of charities whose score is a day old, or that have none though they are verified or received a gift:
 * time alone moves history and updates. Answers whether more are waiting.
 */
export async function refreshAgedTrust(db: Database, now: Date): Promise<boolean> {
  const due = await selectRows<{ id: string }>(
    db,
    `(SELECT id FROM charities WHERE trust_scored_at < $1::timestamptz - interval '1 day' LIMIT $2)
     UNION (SELECT id FROM charities WHERE verified AND trust_scored_at IS NULL LIMIT $2)
     UNION (SELECT DISTINCT c.id FROM donations d JOIN charities c ON c.id = d.charity_id
            WHERE d.settled_at > $1::timestamptz - interval '26 hours' AND c.trust_scored_at IS NULL LIMIT $2)
     LIMIT $2`,
    [now, SWEEP_BATCH],
  );
  for (const { id } of due) await inTransaction(db, (tx) => refreshTrust(tx, id, now));
  return due.length === SWEEP_BATCH;
}

/** A charity's trust as it was last scored; undefined when there is no such charity. */
export async function findTrust(
  db: Database,
  charityId: string,
): Promise<(Trust & { badges: string[]; scoredAt: Date | null }) | undefined> {
  const [row] = await selectRows<{
    score: number | null;
    factors: TrustFactor[] | null;
    badges: string[];
    scoredAt: Date | null;
  }>(
    db,
    `SELECT trust_score AS score, trust_factors AS factors, badges, trust_scored_at AS "scoredAt"
     FROM charities WHERE id = $1`,
    [charityId],
  );
  if (row === undefined) return undefined;
  const { score, factors, badges, scoredAt } = row;
  if (score === null || factors === null) return { ...UNKNOWN_TRUST, badges, scoredAt: null };
  return { score, band: trustBand(score), factors, badges, scoredAt };
}
