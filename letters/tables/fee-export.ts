/** Writes the postings of gifts, and the fees that balances paid, as a table. */
import { type Readable } from 'node:stream';
import { type FeeExportRow, type listFeeExport } from '../../db/queries/fees/export';
import { shownDonorId } from '../../domain/donors/shown-donor';
import { type DayRange } from '../../domain/fees/periods';
import { formatMoney } from '../../domain/money';
import { REPORT_COLUMNS, type ReportColumn, type ReportFormat } from '../../domain/reports/saved-report';
import { speak } from '../../texts/languages';
import { toCsv } from './csv';
import { toJson } from './json';
import { type Column, type Table } from './table';
import { toXlsx } from './xlsx';

type Read = (row: FeeExportRow) => string | null;

const COLUMNS: Record<ReportColumn, [kind: Column['kind'], read: Read]> = {
  posted_at: ['time', (row) => row.postedAt],
  kind: ['text', (row) => row.kind],
  donation_id: ['text', (row) => row.donationId],
  cause_id: ['text', (row) => row.causeId],
  organization_id: ['text', (row) => row.charityId],
  organization_name: ['text', (row) => row.charityName],
  donor_id: ['text', shownDonorId],
  payment_method: ['text', (row) => row.method],
  organization_tier: ['text', (row) => row.tier],
  gift_currency: ['text', (row) => row.giftCurrency],
  gift_amount: ['money', readGiftAmount],
  donation_amount: ['money', (row) => row.donationAmount],
  covered_fees: ['money', (row) => row.coveredFees],
  platform_fee: ['money', (row) => row.platformFee],
  processing_fee: ['money', (row) => row.processingFee],
  additional_fees: ['money', (row) => row.additionalFees],
  total_fees: ['money', (row) => row.totalFees],
  borne_fees: ['money', (row) => row.borneFees],
  net_amount: ['money', (row) => row.netAmount],
  absorbed_fees: ['money', (row) => row.absorbedFees],
  processing_cost: ['money', (row) => row.processingCost],
};

/** Returns null for a fee that belongs to no gift. */
function readGiftAmount({ giftCurrency: currency, giftMinor: minor }: FeeExportRow): string | null {
  return currency === null || minor === null ? null : formatMoney({ currency, minor });
}

/** The media type and the writer of each format. */
export const TABLE_FORMATS: Record<ReportFormat, { mediaType: string; write: (table: Table) => Readable }> = {
  csv: { mediaType: 'text/csv', write: toCsv },
  json: { mediaType: 'application/json', write: toJson },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (table) => toXlsx(table),
  },
};

type Batches = ReturnType<typeof listFeeExport>;

/** Presents the postings of a range of days as a table with the chosen columns. */
export function tableOfPostings(
  { from, to }: DayRange,
  batches: Batches,
  { columns = REPORT_COLUMNS, language }: { columns?: readonly ReportColumn[]; language: string },
): Table {
  return {
    title: speak('documents', language)('days', { from, to }),
    about: { start_date: from, end_date: to, currency: 'USD' },
    columns: columns.map((name) => ({ name, kind: COLUMNS[name][0] })),
    batches: readColumns(batches, columns),
  };
}

async function* readColumns(
  batches: Batches,
  columns: readonly ReportColumn[],
): AsyncGenerator<(string | null)[][], void, undefined> {
  for await (const rows of batches) yield rows.map((row) => columns.map((name) => COLUMNS[name][1](row)));
}
