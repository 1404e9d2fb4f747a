import { TREND_HALF_LIFE_DAYS, TREND_WINDOW_DAYS, type TrendFacts } from '../../../domain/discovery/trend';
import { type Database, runStatement, selectRows } from '../../database';

export type CharityTrend = { charityId: string } & TrendFacts;

/**
 * Returns the trend facts of each listed charity with gifts or mentions in the last TREND_WINDOW_DAYS. Other
 * charities get no score, even in an emergency that covers a whole state. So the cost of this query depends
 * only on the number of gifts and mentions.
 */
export async function findTrendFacts(db: Database, at: Date, seasonal: string[]): Promise<CharityTrend[]> {
  return selectRows<CharityTrend>(
    db,
    `WITH days AS (
       SELECT DISTINCT charity_id, donor_user_id, settled_at::date AS day,
              extract(epoch FROM $1::timestamptz - date_trunc('day', settled_at)) / 86400 AS age
       FROM donations
       WHERE status IN ('completed', 'disputed') AND redirected_to IS NULL AND settled_at > $1::timestamptz - $4::int * interval '1 day' AND settled_at <= $1
     ), gifts AS (
       SELECT charity_id, sum(power(0.5, age / $2)) AS velocity,
              count(*) FILTER (WHERE age < 7) AS last_week, count(*) FILTER (WHERE age >= 7 AND age < 35) AS month_before
       FROM days GROUP BY charity_id
     ), said AS (
       SELECT charity_id,
              sum(weight * decay) FILTER (WHERE kind = 'social') AS social, sum(weight * decay) FILTER (WHERE kind = 'news') AS news
       FROM (
         SELECT charity_id, kind, weight, power(0.5, extract(epoch FROM $1::timestamptz - occurred_at) / 86400 / $2) AS decay
         FROM mentions
         WHERE charity_id IS NOT NULL AND kind <> 'emergency'
           AND occurred_at > $1::timestamptz - $4::int * interval '1 day' AND occurred_at <= $1
       ) mentioned GROUP BY charity_id
     ), emergencies AS (
       SELECT charity_id, category, state FROM mentions WHERE kind = 'emergency' AND occurred_at <= $1 AND ends_at > $1
     )
     SELECT c.id AS charity_id, coalesce(g.velocity, 0)::float8 AS velocity, coalesce(g.last_week, 0) AS last_week,
            coalesce(g.month_before, 0) AS month_before,
            (SELECT extract(epoch FROM $1::timestamptz - min(settled_at))::float8 / 86400 FROM donations
             WHERE charity_id = c.id AND status <> 'failed' AND redirected_to IS NULL) AS first_gift_days,
            coalesce(s.social, 0)::float8 AS social, coalesce(s.news, 0)::float8 AS news,
            coalesce(c.category = ANY($3), false) AS is_seasonal,
            EXISTS (SELECT 1 FROM emergencies e WHERE e.charity_id = c.id
              OR (e.charity_id IS NULL AND e.category = c.category AND coalesce(e.state, c.state) = c.state)) AS is_in_emergency
     FROM gifts g FULL JOIN said s USING (charity_id)
     JOIN charities c ON c.id = charity_id AND c.listed`,
    [at, TREND_HALF_LIFE_DAYS, seasonal, TREND_WINDOW_DAYS],
  );
}

/** Replaces all trends. Call it in a transaction. */
export async function replaceTrends(
  tx: Database,
  trends: { charityId: string; score: number; rising: boolean }[],
): Promise<void> {
  await runStatement(
    tx,
    `WITH fresh AS (
       SELECT t."charityId" AS charity_id, t.score, t.rising
       FROM json_to_recordset($1::json) AS t("charityId" text, score numeric, rising boolean)
     ), gone AS (
       DELETE FROM trends WHERE charity_id NOT IN (SELECT charity_id FROM fresh)
     )
     INSERT INTO trends (charity_id, score, rising) SELECT charity_id, score, rising FROM fresh
     ON CONFLICT (charity_id) DO UPDATE
       SET score = EXCLUDED.score, rising = EXCLUDED.rising`,
    [JSON.stringify(trends)],
  );
}
