/** Reads impact figures. A figure is the stored sum plus the deltas that the sum does not include yet. */
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';

/**
 * Returns each charity's gifts minus returned money. The amounts are US cents at the exchange rate of each
 * gift.
 */
export async function findRaised(db: Database, charityIds: string[]): Promise<Map<string, bigint>> {
  if (charityIds.length === 0) return new Map();
  const rows = await selectRows<{ id: string; usdMinor: bigint }>(
    db,
    `SELECT id, sum(usd_minor) AS usd_minor FROM (
       SELECT charity_id AS id, usd_minor FROM charity_impact WHERE charity_id = ANY($1)
       UNION ALL SELECT charity_id, usd_minor FROM impact_deltas WHERE charity_id = ANY($1)
     ) known GROUP BY id`,
    [charityIds],
  );
  return new Map(rows.map(({ id, usdMinor }) => [id, usdMinor]));
}

/** What a campaign's gifts come to, minus returned money, in US cents. */
export interface CampaignTotals {
  raisedUsdMinor: bigint;
  donations: number;
}

/**
 * Returns what each campaign raised. Uses one statement, because a worker may fold deltas into the row of
 * the campaign at the same time.
 */
export async function findCampaignTotals(
  db: Database,
  campaignIds: string[],
): Promise<Map<string, CampaignTotals>> {
  const rows = await selectRows<CampaignTotals & { id: string }>(
    db,
    `SELECT id, sum(usd_minor) AS raised_usd_minor, sum(donations) AS donations FROM (
       SELECT id, raised_usd_minor AS usd_minor, donations FROM campaigns WHERE id = ANY($1)
       UNION ALL SELECT campaign_id, usd_minor, donations FROM impact_deltas WHERE campaign_id = ANY($1)
     ) known GROUP BY id`,
    [campaignIds],
  );
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/**
 * The gifts of one month in one currency. A row with the currency '' holds the volunteer hours of the month.
 */
export interface MonthFigures {
  /** YYYY-MM. */
  month: string;
  currency: Currency | '';
  amountMinor: bigint;
  usdMinor: bigint;
  donations: number;
  hundredths: number;
}

export interface CharityImpact {
  donors: number;
  recurringDonors: number;
  volunteers: number;
  /** Sorted by month, oldest first, then by currency. */
  months: MonthFigures[];
}

/** The months are JSON, so their amounts are texts. */
interface ImpactRow extends Omit<CharityImpact, 'months'> {
  months: (Omit<MonthFigures, 'amountMinor' | 'usdMinor'> & { amountMinor: string; usdMinor: string })[];
}

/**
 * Uses one statement, because one statement sees one snapshot. So a delta counts exactly once, even if a
 * worker folds it at the same time.
 */
const IMPACT = `
  WITH pending AS MATERIALIZED (
    SELECT * FROM impact_deltas WHERE charity_id = $1
  ), months AS (
    SELECT to_char(month, 'YYYY-MM') AS month, currency, sum(amount_minor)::text AS "amountMinor",
      sum(usd_minor)::text AS "usdMinor", sum(donations) AS donations, sum(hundredths) AS hundredths
    FROM (
      SELECT month, currency, amount_minor, usd_minor, donations, hundredths
      FROM charity_impact_months WHERE charity_id = $1
      UNION ALL SELECT date_trunc('month', day)::date, currency, amount_minor, usd_minor, donations, hundredths
      FROM pending
    ) known GROUP BY known.month, currency
    HAVING sum(amount_minor) <> 0 OR sum(donations) <> 0 OR sum(hundredths) <> 0
  ), people AS (
    SELECT user_id, sum(donations) AS donations, sum(recurring) AS recurring, sum(submissions) AS submissions
    FROM pending GROUP BY user_id
  ), came AS (
    SELECT coalesce(sum(came_by(s.donations, p.donations)), 0) AS donors,
      coalesce(sum(came_by(s.recurring, p.recurring)), 0) AS recurring_donors,
      coalesce(sum(came_by(s.submissions, p.submissions)), 0) AS volunteers
    FROM people p LEFT JOIN charity_supporters s ON s.charity_id = $1 AND s.user_id = p.user_id
  )
  SELECT came.donors + coalesce(i.donors, 0) AS donors,
    came.recurring_donors + coalesce(i.recurring_donors, 0) AS recurring_donors,
    came.volunteers + coalesce(i.volunteers, 0) AS volunteers,
    (SELECT coalesce(json_agg(months ORDER BY month, currency), '[]') FROM months) AS months
  FROM came LEFT JOIN charity_impact i ON i.charity_id = $1`;

/** Returns a charity's gifts and volunteer hours. */
export async function findCharityImpact(db: Database, charityId: string): Promise<CharityImpact> {
  const [row] = await selectRows<ImpactRow>(db, IMPACT, [charityId]);
  if (row === undefined) throw new Error('the impact query returned no row');
  return {
    ...row,
    months: row.months.map((month) => ({
      ...month,
      amountMinor: BigInt(month.amountMinor),
      usdMinor: BigInt(month.usdMinor),
    })),
  };
}
