import { type Day } from '../../../domain/days';
import { type PaymentMethod } from '../../../domain/fees/quote';
import { type OrganizationTier } from '../../../domain/fees/schedule';
import { type Period } from '../../../domain/fees/periods';
import { type Database, selectRows } from '../../database';
import {
  bindFilter,
  FEE_CONDITION,
  type FeeFigures,
  type FeeFilter,
  FIGURE_TEXTS,
  type FigureTexts,
  SUMMED_FIGURES,
  toFigures,
  TOTAL_FIGURES,
} from './figures';

/** The figures of one day, charity, method and tier. */
export interface FeeReportRow extends FeeFigures {
  date: Day;
  charityId: string;
  method: PaymentMethod;
  tier: OrganizationTier;
}

export interface FeeReport {
  totals: FeeFigures;
  rows: FeeReportRow[];
  /** The number of rows on all pages. */
  total: number;
}

type RowTexts = FigureTexts & Omit<FeeReportRow, keyof FeeFigures>;

/**
 * Returns a page of rows, oldest first, and the totals of all pages. One statement reads both, so that they
 * are consistent.
 */
export async function findFeeReport(
  db: Database,
  filter: FeeFilter,
  page: { limit: number; offset: number },
): Promise<FeeReport> {
  const [report] = await selectRows<FeeFigures & { total: number; rows: RowTexts[] }>(
    db,
    `WITH groups AS (
       SELECT DISTINCT l.posted_on, l.charity_id, l.payment_method, l.organization_tier FROM fee_lines l WHERE ${FEE_CONDITION}
     ), shown AS (
       SELECT * FROM groups ORDER BY posted_on, charity_id, payment_method, organization_tier LIMIT $6 OFFSET $7
     ), summed AS (
       SELECT posted_on, charity_id, payment_method, organization_tier, ${SUMMED_FIGURES}
       FROM shown JOIN fee_lines l USING (posted_on, charity_id, payment_method, organization_tier) GROUP BY 1, 2, 3, 4
     ), page AS (
       SELECT posted_on AS date, charity_id AS "charityId", payment_method AS method, organization_tier AS tier,
              ${FIGURE_TEXTS}
       FROM summed ORDER BY posted_on, charity_id, payment_method, organization_tier
     ), total AS (SELECT ${SUMMED_FIGURES} FROM fee_lines l WHERE ${FEE_CONDITION})
     SELECT (SELECT count(*) FROM groups) AS total, ${TOTAL_FIGURES},
            (SELECT coalesce(json_agg(page), '[]') FROM page) AS rows FROM total`,
    [...bindFilter(filter), page.limit, page.offset],
  );
  if (report === undefined) throw new Error('the report has no totals');
  const { rows, total, ...totals } = report;
  return { totals, rows: rows.map((row) => ({ ...row, ...toFigures(row) })), total };
}

const UNITS: Record<Period, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

/**
 * Returns the figures of each period. The map's keys are the first days. Periods without postings are left
 * out.
 */
export async function findFeeSummary(
  db: Database,
  filter: FeeFilter,
  period: Period,
): Promise<Map<Day, FeeFigures>> {
  const rows = await selectRows<FeeFigures & { start: Day }>(
    db,
    `WITH grouped AS (SELECT l.posted_on, ${SUMMED_FIGURES} FROM fee_lines l WHERE ${FEE_CONDITION} GROUP BY 1)
     SELECT date_trunc($6, posted_on::timestamp)::date AS start, ${TOTAL_FIGURES} FROM grouped GROUP BY 1`,
    [...bindFilter(filter), UNITS[period]],
  );
  return new Map(rows.map(({ start, ...figures }) => [start, figures]));
}
