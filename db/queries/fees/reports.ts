import { type Day } from '../../../domain/days';
import { type FeeLineKind } from '../../../domain/fees/lines';
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

/** The figures of one day, charity, kind, method and tier. Only gifts have a method and a tier. */
export interface FeeReportRow extends FeeFigures {
  date: Day;
  charityId: string;
  kind: FeeLineKind;
  method: PaymentMethod | null;
  tier: OrganizationTier | null;
}

export interface FeeReport {
  totals: FeeFigures;
  rows: FeeReportRow[];
  /** The number of rows on all pages. */
  total: number;
}

/** What the lines of a row have in common, in the order of the rows. */
const GROUP = 'l.posted_on, l.charity_id, l.kind, l.payment_method, l.organization_tier';

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
       SELECT DISTINCT ${GROUP} FROM fee_lines l WHERE ${FEE_CONDITION}
     ), shown AS (
       SELECT * FROM groups l ORDER BY ${GROUP} LIMIT $7 OFFSET $8
     ), summed AS (
       SELECT ${GROUP}, ${SUMMED_FIGURES} FROM shown s JOIN fee_lines l USING (posted_on, charity_id, kind)
       WHERE l.payment_method IS NOT DISTINCT FROM s.payment_method
         AND l.organization_tier IS NOT DISTINCT FROM s.organization_tier AND ${FEE_CONDITION} GROUP BY ${GROUP}
     ), page AS (
       SELECT posted_on AS date, charity_id AS "charityId", kind, payment_method AS method, organization_tier AS tier,
              ${FIGURE_TEXTS}
       FROM summed l ORDER BY ${GROUP}
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
     SELECT date_trunc($7, posted_on::timestamp)::date AS start, ${TOTAL_FIGURES} FROM grouped GROUP BY 1`,
    [...bindFilter(filter), UNITS[period]],
  );
  return new Map(rows.map(({ start, ...figures }) => [start, figures]));
}
