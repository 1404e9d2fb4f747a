import { type z } from 'zod';
import { type YearRow } from '../../db/queries/impact/users';
import { type Achievement, type SupporterFigures } from '../../domain/impact/achievements';
import { type AttributedImpact, formatCarbonOffset } from '../../domain/impact/attribution';
import { type Currency, formatMoney } from '../../domain/money';
import { type userImpactSchema, type yearInReviewSchema } from '../routes/impact/schema';

export interface UserResults {
  figures: Pick<SupporterFigures, 'usdMinor' | 'hundredths' | 'charities'>;
  attributed: AttributedImpact;
  achievements: Achievement[];
}

/** Presents a person's own figures. */
export function presentUserImpact({
  figures,
  attributed,
  achievements,
}: UserResults): z.input<typeof userImpactSchema> {
  return {
    total_donated: formatUsd(figures.usdMinor),
    total_volunteer_hours: Math.floor(figures.hundredths / 100),
    charities_supported: figures.charities,
    impact_metrics: {
      people_helped: attributed.peopleHelped,
      projects_funded: attributed.projectsFunded,
      carbon_offset: formatCarbonOffset(attributed.carbonOffsetGrams),
    },
    achievements: achievements.map(({ badge, earnedAt }) => ({ badge, earned_at: earnedAt.toISOString() })),
  };
}

export interface YearResults {
  year: number;
  rows: YearRow[];
  attributed: AttributedImpact;
  achievements: Achievement[];
}

/** Presents a person's year in review. */
export function presentYear({
  year,
  rows,
  attributed,
  achievements,
}: YearResults): z.input<typeof yearInReviewSchema> {
  const all = sumRows(rows);
  const byCharity = groupRows(rows, ({ charityId }) => charityId);
  const byCurrency = groupRows(
    rows.filter(({ currency }) => currency !== ''),
    ({ currency }) => currency,
  );
  const figures = { usdMinor: all.usdMinor, hundredths: all.hundredths, charities: byCharity.length };
  return {
    year,
    ...presentUserImpact({ figures, attributed, achievements }),
    donations: all.donations,
    by_currency: Object.fromEntries(
      byCurrency
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([code, sum]) => [code, formatMoney({ currency: code as Currency, minor: sum.amountMinor })]),
    ),
    by_month: groupRows(rows, ({ month }) => month).map(([month, sum]) => ({
      month,
      amount: formatUsd(sum.usdMinor),
      donations: sum.donations,
      hours: sum.hundredths / 100,
    })),
    charities: byCharity.toSorted(byMoneyThenHours).map(([charityId, sum]) => ({
      charity_id: charityId,
      name: rows.find((row) => row.charityId === charityId)?.charityName ?? '',
      amount: formatUsd(sum.usdMinor),
      donations: sum.donations,
      hours: sum.hundredths / 100,
    })),
  };
}

type Sum = Pick<YearRow, 'amountMinor' | 'usdMinor' | 'donations' | 'hundredths'>;

function groupRows(rows: YearRow[], keyOf: (row: YearRow) => string): [string, Sum][] {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key) => [key, sumRows(rows.filter((row) => keyOf(row) === key))]);
}

function sumRows(rows: Sum[]): Sum {
  const sum: Sum = { amountMinor: 0n, usdMinor: 0n, donations: 0, hundredths: 0 };
  for (const row of rows) {
    sum.amountMinor += row.amountMinor;
    sum.usdMinor += row.usdMinor;
    sum.donations += row.donations;
    sum.hundredths += row.hundredths;
  }
  return sum;
}

function byMoneyThenHours([, one]: [string, Sum], [, other]: [string, Sum]): number {
  if (one.usdMinor !== other.usdMinor) return one.usdMinor < other.usdMinor ? 1 : -1;
  return other.hundredths - one.hundredths;
}

function formatUsd(minor: bigint): string {
  return formatMoney({ currency: 'USD', minor });
}
