import { z } from 'zod';
import { hasPriority } from '../../../db/queries/access/api-keys';
import { listFeeExport } from '../../../db/queries/fees/export';
import { findRunning } from '../../../db/queries/subscriptions/subscriptions';
import { dayOf } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import { periodBefore, REPORTS_NEED } from '../../../domain/reports/saved-report';
import { TABLE_FORMATS, tableOfPostings } from '../../../gateways/tables/fee-export';
import { Content } from '../../content';
import { defineRoute } from '../../route';
import { openExport } from '../../running-exports';
import { chooseRange } from '../fees/range';
import { loadReport } from './load';
import { reportFileQuery, savedReportParams } from './schema';

export const getReportFile = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/reports/{saved_report_id}/file',
  operationId: 'getReportFile',
  tag: 'Reports',
  summary: 'Download the file of a saved report',
  description:
    'For members and operators. The file as the next mail would carry it, or for other days. Needs the subscription `custom_reporting`.',
  scope: 'fees:read',
  params: savedReportParams,
  query: reportFileQuery,
  success: {
    status: 200,
    description: 'The file, as an attachment',
    schema: z.record(z.string(), z.unknown()),
    media: {
      [TABLE_FORMATS.csv.mediaType]: 'RFC 4180, UTF-8, column names in the first line',
      [TABLE_FORMATS.xlsx.mediaType]: 'A workbook',
    },
  },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, query, actor, now }) {
    const report = await loadReport(db, actor, params);
    const { charityId, frequency, format, columns, paymentMethod, tier } = report;
    if ((await findRunning(db, charityId, REPORTS_NEED)) === undefined) {
      throw new GivingError('CONFLICT', `Saved reports need the subscription ${REPORTS_NEED}.`);
    }
    const range = chooseRange(query, periodBefore(frequency, dayOf(now)));
    const of = { charityIds: [charityId], method: paymentMethod ?? undefined, tier: tier ?? undefined };
    const { mediaType, write } = TABLE_FORMATS[format];
    const open = () => write(tableOfPostings(range, listFeeExport(db, { ...range, ...of }), columns));
    const stream = await openExport(open, { goesFirst: await hasPriority(db, actor.accountId) });
    return new Content(mediaType, stream, `report-${range.from}-${range.to}.${format}`);
  },
});
