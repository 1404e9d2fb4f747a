/** Compares the stored impact sums with the gifts and volunteer hours behind them. Resets wrong sums. */
import { type Database, runStatement, selectRows } from '../../database';

/** Selects the impact of every gift and every submission of hours, computed from its current row. */
const RAW = `
  SELECT d.charity_id, d.donor_user_id AS user_id, d.campaign_id, i.day, d.currency, i.amount_minor, i.usd_minor,
    i.donations, i.recurring, 0 AS hundredths, 0 AS submissions
  FROM donations d, gift_impact(d) i
  UNION ALL
  SELECT h.charity_id, h.volunteer_user_id, NULL, i.day, '', 0, 0, 0, 0, i.hundredths, i.submissions
  FROM volunteer_hours h, hours_impact(h) i`;

const SUPPORTERS = `charity_id, user_id, sum(usd_minor) AS usd_minor, sum(donations) AS donations,
  sum(recurring) AS recurring, sum(hundredths) AS hundredths, sum(submissions) AS submissions`;
const MONTHS = `charity_id, date_trunc('month', day)::date AS month, currency, sum(amount_minor) AS amount_minor,
  sum(usd_minor) AS usd_minor, sum(donations) AS donations, sum(hundredths) AS hundredths`;

/** Returns SQL for the rows that only one of two selections contains. */
const differing = (one: string, other: string) =>
  `(SELECT * FROM (${one}) one EXCEPT SELECT * FROM (${other}) other)
   UNION ALL (SELECT * FROM (${other}) other EXCEPT SELECT * FROM (${one}) one)`;

/**
 * Returns SQL for the charities whose sums are wrong. The sums in `table`, plus the deltas that are not
 * folded yet, must equal the gifts and hours.
 */
function drifting(columns: string, keys: string, table: string, folded: string): string {
  const nonZero = (source: string) =>
    `SELECT ${columns} FROM ${source} GROUP BY ${keys} HAVING sum(usd_minor) <> 0 OR sum(donations) <> 0 OR sum(hundredths) <> 0`;
  const unfolded = `(SELECT ${folded} FROM ${table} UNION ALL SELECT ${folded.replace('month AS day', 'day')} FROM impact_deltas)`;
  return `SELECT charity_id FROM (${differing(nonZero(`${unfolded} known`), nonZero('raw'))}) wrong`;
}

const COUNTS = `charity_id, sum(usd_minor) AS usd_minor, sum(donations) AS donations,
  count(*) FILTER (WHERE donations > 0) AS donors, count(*) FILTER (WHERE recurring > 0) AS recurring_donors,
  sum(hundredths) AS hundredths, count(*) FILTER (WHERE submissions > 0) AS volunteers`;

/**
 * Selects the charities with a wrong sum. Uses one statement, so that every comparison sees the same
 * snapshot.
 */
const DRIFT = `
  WITH raw AS MATERIALIZED (${RAW})
  SELECT DISTINCT charity_id AS id FROM (
    ${drifting(
      SUPPORTERS,
      'charity_id, user_id',
      'charity_supporters',
      'charity_id, user_id, usd_minor, donations, recurring, hundredths, submissions',
    )}
    UNION ALL ${drifting(
      MONTHS,
      `charity_id, date_trunc('month', day)::date, currency`,
      'charity_impact_months',
      'charity_id, month AS day, currency, amount_minor, usd_minor, donations, hundredths',
    )}
    UNION ALL SELECT charity_id FROM (${differing(
      `SELECT * FROM charity_impact WHERE (usd_minor, donations, hundredths) <> (0, 0, 0)`,
      `SELECT ${COUNTS} FROM charity_supporters GROUP BY charity_id
       HAVING sum(usd_minor) <> 0 OR sum(donations) <> 0 OR sum(hundredths) <> 0`,
    )}) wrong_counts
    UNION ALL SELECT charity_id FROM (${differing(
      `SELECT charity_id, day, usd_minor FROM charity_impact_days WHERE usd_minor <> 0`,
      `SELECT charity_id, day, sum(usd_minor) FROM (
         SELECT charity_id, day, usd_minor FROM raw
         UNION ALL SELECT charity_id, day, -usd_minor FROM impact_deltas
       ) folded GROUP BY charity_id, day HAVING sum(usd_minor) <> 0`,
    )}) wrong_days
    UNION ALL SELECT campaigns.charity_id FROM campaigns LEFT JOIN (
      SELECT campaign_id, sum(usd_minor) AS usd_minor, sum(donations) AS donations FROM (
        SELECT campaign_id, usd_minor, donations FROM raw WHERE campaign_id IS NOT NULL
        UNION ALL SELECT campaign_id, -usd_minor, -donations FROM impact_deltas WHERE campaign_id IS NOT NULL
      ) folded GROUP BY campaign_id
    ) raised ON raised.campaign_id = campaigns.id
    WHERE (campaigns.raised_usd_minor, campaigns.donations)
      <> (coalesce(raised.usd_minor, 0), coalesce(raised.donations, 0))
  ) drift ORDER BY 1`;

/** Returns the ids of charities whose sums differ from their gifts and hours. */
export async function findImpactDrift(db: Database): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(db, DRIFT);
  return rows.map(({ id }) => id);
}

/** Deletes a charity's sums and deltas. Then adds a new delta for every counted gift and every counted submission. */
export async function resetSums(tx: Database, charityId: string): Promise<void> {
  await runStatement(
    tx,
    `WITH raw AS MATERIALIZED (SELECT * FROM (${RAW}) every_row WHERE charity_id = $1),
     a AS (DELETE FROM impact_deltas WHERE charity_id = $1),
     b AS (DELETE FROM charity_impact WHERE charity_id = $1),
     c AS (DELETE FROM charity_impact_months WHERE charity_id = $1),
     d AS (DELETE FROM charity_impact_days WHERE charity_id = $1),
     e AS (DELETE FROM charity_supporters WHERE charity_id = $1),
     f AS (UPDATE campaigns SET raised_usd_minor = 0, donations = 0 WHERE charity_id = $1)
     INSERT INTO impact_deltas (charity_id, user_id, campaign_id, day, currency, amount_minor, usd_minor,
       donations, recurring, hundredths, submissions, at)
     SELECT charity_id, user_id, campaign_id, day, currency, amount_minor, usd_minor, donations, recurring,
       hundredths, submissions, day FROM raw`,
    [charityId],
  );
}
