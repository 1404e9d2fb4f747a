import { listReports } from '../../../db/queries/reports/saved-reports';
import { pageQuery } from '../../fields';
import { presentReport } from '../../presenters/saved-report';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { savedReportListSchema } from './schema';

export const listReportsRoute = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/reports',
  operationId: 'listReports',
  tag: 'Reports',
  summary: 'List the saved reports of a charity',
  description: 'For members and operators. Reports are kept when the subscription ends, and not sent.',
  scope: 'fees:read',
  params: charityParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of reports, oldest first', schema: savedReportListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { id } = await loadEditableCharity(db, actor, params.charity_id);
    const { reports, total } = await listReports(db, id, query);
    return { reports: reports.map(presentReport), total, ...query };
  },
});
