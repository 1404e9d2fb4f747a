/** Reads one person's gifts, volunteer hours and share of the results that charities reported. */
import { type Day } from '../../../domain/days';
import { type Achievement, type Support, type SupportStep } from '../../../domain/impact/achievements';
import { type ReportShare } from '../../../domain/impact/attribution';
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';

export interface UserSupport {
  /** The person's sums for each charity. */
  supports: Support[];
  /** Deltas that are not in the sums yet, oldest first. */
  steps: SupportStep[];
  held: Achievement[];
}

const KNOWN = `
  SELECT charity_id, usd_minor, donations, recurring, hundredths, submissions, at FROM (
    SELECT 0 AS id, charity_id, usd_minor, donations, recurring, hundredths, submissions, NULL AS at
    FROM charity_supporters WHERE user_id = ANY($1::text[])
    UNION ALL SELECT id, charity_id, usd_minor, donations, recurring, hundredths, submissions, at
    FROM impact_deltas WHERE user_id = ANY($1::text[])
  ) known ORDER BY id`;

/** Each gift and each submission is a step, because the sums of several users do not tell their order. */
const EVERY_STEP = `
  SELECT d.charity_id, i.usd_minor, i.donations, i.recurring, 0 AS hundredths, 0 AS submissions,
    coalesce(d.settled_at, d.created_at) AS at
  FROM donations d, gift_impact(d) i WHERE d.donor_user_id = ANY($1::text[])
  UNION ALL SELECT h.charity_id, 0, 0, 0, i.hundredths, i.submissions, coalesce(h.decided_at, h.submitted_at)
  FROM volunteer_hours h, hours_impact(h) i WHERE h.volunteer_user_id = ANY($1::text[])
  ORDER BY at`;

/** Returns a person's support of each charity, and the person's badges. A person may have several users. */
export async function findUserSupport(db: Database, userIds: string[]): Promise<UserSupport> {
  // One statement counts each delta exactly once, even if a worker folds it at the same time. Folding also
  // awards badges. They are read afterwards, so that no badge is missing.
  const sql = userIds.length === 1 ? KNOWN : EVERY_STEP;
  const rows = await selectRows<Support & { at: Date | null }>(db, sql, [userIds]);
  const held = await selectRows<Achievement>(
    db,
    `SELECT badge, min(earned_at) AS earned_at FROM achievements WHERE user_id = ANY($1::text[]) GROUP BY badge`,
    [userIds],
  );
  const supports: Support[] = [];
  const steps: SupportStep[] = [];
  for (const { at, ...support } of rows) {
    if (at === null) supports.push(support);
    else steps.push({ ...support, at });
  }
  return { supports, steps, held };
}

/** A range of days, YYYY-MM-DD, both ends included. */
export interface Days {
  from: Day;
  to: Day;
}

/**
 * Returns, for each report, the person's gifts in its period and everybody's gifts in its period. Counts only
 * the person's gifts on `days`.
 */
export async function findReportShares(db: Database, userIds: string[], days: Days): Promise<ReportShare[]> {
  return selectRows(
    db,
    `WITH own AS MATERIALIZED (
       SELECT d.charity_id, i.day, sum(i.usd_minor) AS usd_minor
       FROM donations d, gift_impact(d) i
       WHERE d.donor_user_id = ANY($1::text[]) AND i.day BETWEEN $2::date AND $3::date GROUP BY 1, 2
     )
     SELECT r.beneficiaries_reached, r.projects_completed,
       coalesce(r.carbon_offset_grams, 0) AS carbon_offset_grams, own_part.usd_minor AS own_usd_minor,
       coalesce((SELECT sum(usd_minor) FROM charity_impact_days
                  WHERE charity_id = r.charity_id AND day BETWEEN r.period_start AND r.period_end), 0)
         + coalesce((SELECT sum(usd_minor) FROM impact_deltas
                    WHERE charity_id = r.charity_id AND day BETWEEN r.period_start AND r.period_end), 0)
         AS all_usd_minor
     FROM impact_reports r JOIN LATERAL (
       SELECT sum(usd_minor) AS usd_minor FROM own
       WHERE own.charity_id = r.charity_id AND own.day BETWEEN r.period_start AND r.period_end
     ) own_part ON own_part.usd_minor > 0
     WHERE r.withdrawn_at IS NULL AND r.charity_id IN (SELECT charity_id FROM own)`,
    [userIds, days.from, days.to],
  );
}

export interface YearRow {
  charityId: string;
  charityName: string;
  /** YYYY-MM. */
  month: string;
  /** Empty for volunteer hours. */
  currency: Currency | '';
  amountMinor: bigint;
  usdMinor: bigint;
  donations: number;
  hundredths: number;
}

/** Returns a person's gifts and hours on `days`. Each row is for one charity, month and currency. */
export async function listUserMonths(db: Database, userIds: string[], days: Days): Promise<YearRow[]> {
  return selectRows(
    db,
    `SELECT k.charity_id, c.name AS charity_name, to_char(k.day, 'YYYY-MM') AS month, k.currency,
       sum(k.amount_minor) AS amount_minor, sum(k.usd_minor) AS usd_minor, sum(k.donations) AS donations,
       sum(k.hundredths) AS hundredths
     FROM (
       SELECT d.charity_id, i.day, d.currency, i.amount_minor, i.usd_minor, i.donations, 0 AS hundredths
       FROM donations d, gift_impact(d) i WHERE d.donor_user_id = ANY($1::text[])
       UNION ALL SELECT h.charity_id, i.day, '', 0, 0, 0, i.hundredths
       FROM volunteer_hours h, hours_impact(h) i WHERE h.volunteer_user_id = ANY($1::text[])
     ) k JOIN charities c ON c.id = k.charity_id
     WHERE k.day BETWEEN $2::date AND $3::date
     GROUP BY k.charity_id, c.name, 3, k.currency ORDER BY 3, k.charity_id, k.currency`,
    [userIds, days.from, days.to],
  );
}
