import { saveReport, updateSavedReport, removeReport } from '../../../operations/reports/member-changes';
import { presentReport } from '../../presenters/saved-report';
import { route, routes } from '../../route';
import { loadCharity, loadReport } from '../../access/charities';
import {
  savedReportRequestSchema,
  savedReportSchema,
  savedReportListSchema,
  savedReportChangesSchema,
  reportFileQuery,
} from './schema';
import { listReports } from '../../../db/queries/reports/saved-reports';
import { pageQuery } from '../../fields';
import { definedFields } from '../../defined-fields';
import { z } from 'zod';
import { hasPriority } from '../../../db/queries/access/api-keys';
import { listFeeExport } from '../../../db/queries/fees/export';
import { findRunning } from '../../../db/queries/subscriptions/subscriptions';
import { dayOf } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import { periodBefore, REPORTS_NEED } from '../../../domain/reports/saved-report';
import { TABLE_FORMATS, tableOfPostings } from '../../../letters/tables/fee-export';
import { Content } from '../../content';
import { openExport } from '../../running-exports';
import { chooseRange } from '../fees/range';

export const reportRoutes = routes('Reports', {
  createReport: route('POST /v1/charities/{charity_id}/reports', {
    summary: 'Save a report that arrives by mail',
    description:
      'For members and operators. Needs the subscription `custom_reporting`. After each period its recipients get a mail with a file: a line for each posting of a gift and for each fee of the charity, with the chosen columns and filters. The answer is 409 without the subscription.',
    scope: 'charities:write',
    body: savedReportRequestSchema,
    success: { status: 201, description: 'The saved report', schema: savedReportSchema },
    errors: ['CONFLICT', 'LIMIT_EXCEEDED'],
    async handle({ act, db, params, body, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const { payment_method: paymentMethod, recipients = [actor.userId], ...given } = body;
      const report = { ...given, paymentMethod, recipients, charityId, userId: actor.userId };
      return presentReport(await saveReport(act, report));
    },
  }),

  listReports: route('GET /v1/charities/{charity_id}/reports', {
    summary: 'List the saved reports of a charity',
    description:
      'For members and operators. Reports are kept when the subscription ends, and not sent. Oldest first.',
    scope: 'fees:read',
    query: pageQuery,
    success: { status: 200, description: 'A page of reports, oldest first', schema: savedReportListSchema },
    async handle({ db, params, query, actor }) {
      const { id } = await loadCharity(db, actor, params.charity_id, 'edit');
      const { reports, total } = await listReports(db, id, query);
      return { reports: reports.map(presentReport), total, ...query };
    },
  }),

  updateReport: route('PATCH /v1/charities/{charity_id}/reports/{saved_report_id}', {
    summary: 'Change a saved report',
    description:
      'For members and operators. Needs the subscription `custom_reporting`. Changes only the given fields.',
    scope: 'charities:write',
    body: savedReportChangesSchema,
    success: { status: 200, description: 'The saved report', schema: savedReportSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const { id, charityId } = await loadReport(db, actor, params, 'edit');
      const { payment_method: paymentMethod, ...rest } = body;
      const edits = definedFields({ ...rest, paymentMethod });
      return presentReport(await updateSavedReport(act, { id, charityId, edits }));
    },
  }),

  removeReport: route('DELETE /v1/charities/{charity_id}/reports/{saved_report_id}', {
    summary: 'Delete a saved report',
    description: 'For members and operators, also without the subscription.',
    scope: 'charities:write',
    success: { status: 200, description: 'The deleted report', schema: savedReportSchema },
    async handle({ db, params, actor }) {
      const report = await loadReport(db, actor, params, 'edit');
      await removeReport(db, report.id);
      return presentReport(report);
    },
  }),

  getReportFile: route('GET /v1/charities/{charity_id}/reports/{saved_report_id}/file', {
    summary: 'Download the file of a saved report',
    description:
      'For members and operators. The file as the next mail would carry it, or for other days. Needs the subscription `custom_reporting`.',
    scope: 'fees:read',
    query: reportFileQuery,
    success: {
      status: 200,
      description: 'The file, as an attachment',
      schema: z.record(z.string(), z.unknown()),
      media: {
        [TABLE_FORMATS.csv.mediaType]:
          'RFC 4180, UTF-8 with a byte order mark, column names in the first line',
        [TABLE_FORMATS.xlsx.mediaType]: 'A workbook',
      },
    },
    errors: ['CONFLICT'],
    async handle({ db, params, query, actor, now }) {
      const report = await loadReport(db, actor, params, 'edit');
      const { charityId, frequency, format, columns, paymentMethod, tier } = report;
      if ((await findRunning(db, charityId, REPORTS_NEED)) === undefined) {
        throw new GivingError('CONFLICT', `Saved reports need the subscription ${REPORTS_NEED}.`);
      }
      const range = chooseRange(query, periodBefore(frequency, dayOf(now)));
      const of = { charityIds: [charityId], method: paymentMethod ?? undefined, tier: tier ?? undefined };
      const { mediaType, write } = TABLE_FORMATS[format];
      const open = () =>
        write(tableOfPostings(range, listFeeExport(db, { ...range, ...of }), { columns, language: 'en' }));
      const stream = await openExport(open, { goesFirst: await hasPriority(db, actor.accountId) });
      return new Content(mediaType, stream, `report-${range.from}-${range.to}.${format}`);
    },
  }),
});
