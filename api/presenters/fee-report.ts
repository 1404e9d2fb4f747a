import { type z } from 'zod';
import { type FeeFigures } from '../../db/queries/fees/figures';
import { type FeeReport, type FeeReportRow } from '../../db/queries/fees/reports';
import { type reportSchema } from '../routes/fees/report-schema';
import { presentExactly } from './exact';

type WireReport = z.input<typeof reportSchema>;

/** Presents figures as US dollars. */
export function presentFigures(figures: FeeFigures): WireReport['totals'] {
  const { platformMinor, processingMinor, additionalMinor } = figures;
  return {
    donations: Number(figures.donations),
    ...presentExactly('USD', {
      donation_amount: figures.donationMinor,
      covered_fees: figures.coveredMinor,
      platform_fee: platformMinor,
      processing_fee: processingMinor,
      additional_fees: additionalMinor,
      total_fees: platformMinor + processingMinor + additionalMinor,
      borne_fees: figures.borneMinor,
      net_amount: figures.netMinor,
      absorbed_fees: figures.absorbedMinor,
      processing_cost: figures.costMinor,
    }),
  };
}

/** Presents the totals and rows of a report. */
export function presentReport({
  totals,
  rows,
  total,
}: FeeReport): Pick<WireReport, 'totals' | 'rows' | 'total'> {
  return { totals: presentFigures(totals), rows: rows.map(presentRow), total };
}

function presentRow(row: FeeReportRow): WireReport['rows'][number] {
  return {
    date: row.date,
    organization_id: row.charityId,
    kind: row.kind,
    payment_method: row.method,
    organization_tier: row.tier,
    ...presentFigures(row),
  };
}
