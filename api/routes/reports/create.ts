import { saveReport } from '../../../operations/reports/save-report';
import { presentReport } from '../../presenters/saved-report';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { savedReportRequestSchema, savedReportSchema } from './schema';

export const createReport = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/reports',
  operationId: 'createReport',
  tag: 'Reports',
  summary: 'Save a report that arrives by mail',
  description:
    'For members and operators. Needs the subscription `custom_reporting`. After each period its recipients get a mail with a file: a line for each posting of the charity, with the chosen columns and filters.',
  scope: 'charities:write',
  params: charityParams,
  body: savedReportRequestSchema,
  success: { status: 201, description: 'The saved report', schema: savedReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT', 'LIMIT_EXCEEDED'],
  async handle({ db, params, body, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const { payment_method: paymentMethod, recipients = [actor.userId], ...given } = body;
    const report = { ...given, paymentMethod, recipients, charityId, userId: actor.userId, at: now };
    return presentReport(await saveReport(db, report));
  },
});
