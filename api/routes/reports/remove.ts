import { removeReport } from '../../../operations/reports/remove-report';
import { presentReport } from '../../presenters/saved-report';
import { defineRoute } from '../../route';
import { loadReport } from './load';
import { savedReportParams, savedReportSchema } from './schema';

export const removeReportRoute = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/reports/{saved_report_id}',
  operationId: 'removeReport',
  tag: 'Reports',
  summary: 'Delete a saved report',
  description: 'For members and operators, also without the subscription.',
  scope: 'charities:write',
  params: savedReportParams,
  success: { status: 200, description: 'The deleted report', schema: savedReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor }) {
    const report = await loadReport(db, actor, params);
    await removeReport(db, report.id);
    return presentReport(report);
  },
});
