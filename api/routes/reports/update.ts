import { updateSavedReport } from '../../../operations/reports/update-report';
import { definedFields } from '../../defined-fields';
import { presentReport } from '../../presenters/saved-report';
import { defineRoute } from '../../route';
import { loadReport } from './load';
import { savedReportChangesSchema, savedReportParams, savedReportSchema } from './schema';

export const updateReportRoute = defineRoute({
  method: 'patch',
  path: '/v1/charities/{charity_id}/reports/{saved_report_id}',
  operationId: 'updateReport',
  tag: 'Reports',
  summary: 'Change a saved report',
  description: 'For members and operators. Needs the subscription `custom_reporting`.',
  scope: 'charities:write',
  params: savedReportParams,
  body: savedReportChangesSchema,
  success: { status: 200, description: 'The saved report', schema: savedReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id, charityId } = await loadReport(db, actor, params);
    const { payment_method: paymentMethod, ...rest } = body;
    const edits = definedFields({ ...rest, paymentMethod });
    return presentReport(await updateSavedReport(db, { id, charityId, edits, at: now }));
  },
});
