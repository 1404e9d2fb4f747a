import { type z } from 'zod';
import { type CharityImpact, type MonthFigures } from '../../db/queries/impact/impact';
import { type ImpactReport, type ReportedResults } from '../../db/queries/impact/reports';
import { type Currency, formatMoney } from '../../domain/money';
import { type charityImpactSchema, impactReportSchema } from '../routes/charities/schema';
import { project } from '../project';

export interface CharityResults {
  impact: CharityImpact;
  /** Sums up all reports. Undefined if the charity has no report. */
  reported: ReportedResults | undefined;
  /** The newest reports. */
  reports: ImpactReport[];
}

/** Presents the gifts that a charity received and the results that it reported. */
export function presentCharityImpact(
  charityId: string,
  { impact, reported, reports }: CharityResults,
): z.input<typeof charityImpactSchema> {
  const all = sumMonths(impact.months);
  const totalDonations = formatUsd(all.usdMinor);
  const byMonth = Map.groupBy(impact.months, ({ month }) => month);
  const byCurrency = Map.groupBy(
    impact.months.filter(({ currency }) => currency !== ''),
    ({ currency }) => currency,
  );
  return {
    charity_id: charityId,
    total_donations: totalDonations,
    donations: all.donations,
    donors: impact.donors,
    recurring_donors: impact.recurringDonors,
    by_currency: Object.fromEntries(
      [...byCurrency].toSorted().map(([code, months]) => {
        const currency = code as Currency;
        return [currency, formatMoney({ currency, minor: sumMonths(months).amountMinor })];
      }),
    ),
    volunteer_hours: all.hundredths / 100,
    volunteers: impact.volunteers,
    impact_metrics: {
      total_donations: totalDonations,
      beneficiaries_reached: reported?.beneficiariesReached ?? 0,
      projects_completed: reported?.projectsCompleted ?? 0,
    },
    by_month: [...byMonth].map(([month, figures]) => {
      const sum = sumMonths(figures);
      return {
        month,
        amount: formatUsd(sum.usdMinor),
        donations: sum.donations,
        hours: sum.hundredths / 100,
      };
    }),
    reports: reports.map(presentImpactReport),
  };
}

export function presentImpactReport(report: ImpactReport): z.input<typeof impactReportSchema> {
  return project(impactReportSchema, report, {
    report_id: report.id,
    carbon_offset_kg: report.carbonOffsetGrams === null ? null : report.carbonOffsetGrams / 1_000,
  });
}

type Sum = Pick<MonthFigures, 'amountMinor' | 'usdMinor' | 'donations' | 'hundredths'>;

function sumMonths(months: Sum[]): Sum {
  const none: Sum = { amountMinor: 0n, usdMinor: 0n, donations: 0, hundredths: 0 };
  return months.reduce(
    (sum, one) => ({
      amountMinor: sum.amountMinor + one.amountMinor,
      usdMinor: sum.usdMinor + one.usdMinor,
      donations: sum.donations + one.donations,
      hundredths: sum.hundredths + one.hundredths,
    }),
    none,
  );
}

function formatUsd(minor: bigint): string {
  return formatMoney({ currency: 'USD', minor });
}
