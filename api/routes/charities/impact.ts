import { findCharityImpact } from '../../../db/queries/impact/impact';
import { findReportedResults, listReports } from '../../../db/queries/impact/reports';
import { presentCharityImpact } from '../../presenters/charity-impact';
import { defineRoute } from '../../route';
import { loadCharity } from './load';
import { charityImpactSchema, charityParams } from './schema';

const SHOWN_REPORTS = 100;

export const getCharityImpact = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/impact',
  operationId: 'getCharityImpact',
  tag: 'Charities',
  summary: 'Read what a charity received and achieved',
  scope: 'charities:read',
  guests: true,
  params: charityParams,
  success: {
    status: 200,
    description: "Current figures and the charity's reports",
    schema: charityImpactSchema,
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const [impact, reported, { reports }] = await Promise.all([
      findCharityImpact(db, charity.id),
      findReportedResults(db, [charity.id]),
      listReports(db, charity.id, { limit: SHOWN_REPORTS, offset: 0 }),
    ]);
    return presentCharityImpact(charity.id, { impact, reported: reported.get(charity.id), reports });
  },
});
