import { type z } from 'zod';
import { type FeeFigures } from '../../db/queries/fees/figures';
import { type FeeReport, type FeeReportRow } from '../../db/queries/fees/reports';
import { toNumber } from '../../domain/money';
import { type reportSchema } from '../routes/fees/report-schema';

type WireReport = z.input<typeof reportSchema>;

/** Presents figures as numbers of US dollars. */
export function presentFigures(figures: FeeFigures): WireReport['totals'] {
  const dollars = (minor: bigint) => toNumber({ currency: 'USD', minor });
  const { platformMinor, processingMinor, additionalMinor } = figures;
  return {
    donations: Number(figures.donations),
    donation_amount: dollars(figures.donationMinor),
    platform_fee: dollars(platformMinor),
    processing_fee: dollars(processingMinor),
    additional_fees: dollars(additionalMinor),
    total_fees: dollars(platformMinor + processingMinor + additionalMinor),
    net_amount: dollars(figures.netMinor),
    absorbed_fees: dollars(figures.absorbedMinor),
    processing_cost: figures.costMinor === null ? null : dollars(figures.costMinor),
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
    payment_method: row.method,
    organization_tier: row.tier,
    ...presentFigures(row),
  };
}
