import { type FeeExportRow, type listFeeExport } from '../../db/queries/fees/export';
import { type DayRange } from '../../domain/fees/periods';
import { formatMoney } from '../../domain/money';
import { type Table } from '../tables/table';

const COLUMNS: [name: string, kind: 'text' | 'number', read: (row: FeeExportRow) => string | null][] = [
  ['posted_at', 'text', (row) => row.postedAt],
  ['kind', 'text', (row) => row.kind],
  ['donation_id', 'text', (row) => row.donationId],
  ['organization_id', 'text', (row) => row.charityId],
  ['organization_name', 'text', (row) => row.charityName],
  ['donor_id', 'text', (row) => row.donorUserId],
  ['payment_method', 'text', (row) => row.method],
  ['organization_tier', 'text', (row) => row.tier],
  ['gift_currency', 'text', (row) => row.giftCurrency],
  [
    'gift_amount',
    'number',
    (row) => formatMoney({ currency: row.giftCurrency, minor: BigInt(row.giftMinor) }),
  ],
  ['donation_amount', 'number', (row) => row.donationAmount],
  ['platform_fee', 'number', (row) => row.platformFee],
  ['processing_fee', 'number', (row) => row.processingFee],
  ['additional_fees', 'number', (row) => row.additionalFees],
  ['total_fees', 'number', (row) => row.totalFees],
  ['absorbed_fees', 'number', (row) => row.absorbedFees],
  ['net_amount', 'number', (row) => row.netAmount],
  ['processing_cost', 'number', (row) => row.processingCost],
];

/** Presents the export of a range of days as a table. */
export function presentExport({ from, to }: DayRange, batches: ReturnType<typeof listFeeExport>): Table {
  return {
    about: { start_date: from, end_date: to, currency: 'USD' },
    columns: COLUMNS.map(([name, kind]) => ({ name, kind })),
    batches: presentBatches(batches),
  };
}

async function* presentBatches(
  batches: ReturnType<typeof listFeeExport>,
): AsyncGenerator<(string | null)[][], void, undefined> {
  for await (const rows of batches) yield rows.map((row) => COLUMNS.map(([, , read]) => read(row)));
}
