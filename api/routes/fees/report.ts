import { findFeeReport } from '../../../db/queries/fees/reports';
import { presentReport } from '../../presenters/fee-report';
import { defineRoute } from '../../route';
import { chooseRange } from './range';
import { loadReadableOrganizations } from './load';
import { reportQuery, reportSchema } from './report-schema';

export const reportFees = defineRoute({
  method: 'get',
  path: '/api/v1/fees/report',
  operationId: 'reportFees',
  tag: 'Fees',
  summary: 'Report the fees of a range of days',
  description:
    'Returns totals from the ledger, and rows by day, organization, method and tier. Members see their own organizations, operators see all.',
  scope: 'fees:read',
  query: reportQuery,
  success: { status: 200, description: 'The report', schema: reportSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, query, actor }) {
    const { start_date, end_date, page, limit } = query;
    const range = chooseRange(query, { from: start_date, to: end_date });
    const charityIds = await loadReadableOrganizations(db, actor, query.organization_id);
    const filter = { ...range, charityIds, method: query.payment_method, tier: query.tier };
    const report = await findFeeReport(db, filter, { limit, offset: (page - 1) * limit });
    return { start_date, end_date, currency: 'USD' as const, ...presentReport(report), page, limit };
  },
});
