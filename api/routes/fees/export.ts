import { hasPriority } from '../../../db/queries/access/api-keys';
import { listFeeExport } from '../../../db/queries/fees/export';
import { dayOf } from '../../../domain/days';
import { lastYear } from '../../../domain/fees/periods';
import { Content } from '../../content';
import { TABLE_FORMATS, tableOfPostings } from '../../../gateways/tables/fee-export';
import { defineRoute } from '../../route';
import { openExport } from '../../running-exports';
import { chooseRange } from './range';
import { loadReadableOrganizations } from './load';
import { exportQuery, exportSchema } from './report-schema';

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
      [TABLE_FORMATS.csv.mediaType]: 'RFC 4180, UTF-8, column names in the first line',
      [TABLE_FORMATS.xlsx.mediaType]: 'A workbook. After 1,048,575 lines it continues in another sheet.',
    },
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, query, actor, now }) {
    const range = chooseRange(query, lastYear(query.end_date ?? dayOf(now)));
    const charityIds = await loadReadableOrganizations(db, actor, query.organization_id);
    const filter = { ...range, charityIds, method: query.payment_method, tier: query.tier };
    const { mediaType, write } = TABLE_FORMATS[query.format];
    const open = () => write(tableOfPostings(range, listFeeExport(db, filter)));
    const stream = await openExport(open, { goesFirst: await hasPriority(db, actor.accountId) });
    return new Content(mediaType, stream, `fees-${range.from}-${range.to}.${query.format}`);
  },
});
