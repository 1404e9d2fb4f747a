import { type Readable } from 'node:stream';
import { listFeeExport } from '../../../db/queries/fees/export';
import { dayOf } from '../../../domain/days';
import { lastYear } from '../../../domain/fees/periods';
import { Content } from '../../content';
import { presentExport } from '../../presenters/fee-export';
import { defineRoute } from '../../route';
import { openExport } from '../../running-exports';
import { toCsv } from '../../tables/csv';
import { toJson } from '../../tables/json';
import { type Table } from '../../tables/table';
import { toXlsx } from '../../tables/xlsx';
import { chooseRange } from './range';
import { loadReadableOrganizations } from './load';
import { type EXPORT_FORMATS, exportQuery, exportSchema } from './report-schema';

type Format = (typeof EXPORT_FORMATS)[number];

const WRITERS: Record<Format, { mediaType: string; write: (table: Table) => Readable }> = {
  csv: { mediaType: 'text/csv', write: toCsv },
  json: { mediaType: 'application/json', write: toJson },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (table) => toXlsx(table),
  },
};

export const exportFees = defineRoute({
  method: 'get',
  path: '/api/v1/fees/export',
  operationId: 'exportFees',
  tag: 'Fees',
  summary: 'Export every posting of a range of days',
  description:
    'Streams one line for each posting that exists at the time of the request. Amounts are in US dollars. The donor of an anonymous gift is left out.',
  scope: 'fees:read',
  query: exportQuery,
  success: {
    status: 200,
    description: 'The export',
    schema: exportSchema,
    media: {
      [WRITERS.csv.mediaType]: 'RFC 4180, UTF-8, column names in the first line',
      [WRITERS.xlsx.mediaType]: 'A workbook. After 1,048,575 lines it continues in another sheet.',
    },
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, query, actor, now }) {
    const range = chooseRange(query, lastYear(query.end_date ?? dayOf(now)));
    const charityIds = await loadReadableOrganizations(db, actor, query.organization_id);
    const filter = { ...range, charityIds, method: query.payment_method, tier: query.tier };
    const { mediaType, write } = WRITERS[query.format];
    const stream = await openExport(() => write(presentExport(range, listFeeExport(db, filter))));
    return new Content(mediaType, stream, `fees-${range.from}-${range.to}.${query.format}`);
  },
});
