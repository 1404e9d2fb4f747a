import { findCharityImpact } from '../../../db/queries/impact/impact';
import { findReportedResults, listReports } from '../../../db/queries/impact/reports';
import { presentCharityImpact, presentImpactReport } from '../../presenters/charity-impact';
import { route, routes } from '../../route';
import { loadCharity } from '../../access/charities';
import {
  charityImpactSchema,
  impactReportListSchema,
  impactReportRequestSchema,
  impactReportSchema,
} from './schema';
import { publishReport, withdrawReport } from '../../../operations/impact/reports';
import { pageQuery } from '../../fields';

const SHOWN_REPORTS = 100;

export const charityImpactRoutes = routes('Charities', {
  getCharityImpact: route('GET /v1/charities/{charity_id}/impact', {
    summary: 'Read what a charity received and achieved',
    description: 'Amounts are decimal strings, and totals are in US dollars.',
    scope: 'charities:read',
    guests: true,
    success: {
      status: 200,
      description: "Current figures and the charity's reports",
      schema: charityImpactSchema,
    },
    async handle({ db, params, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id);
      const [impact, reported, { reports }] = await Promise.all([
        findCharityImpact(db, charity.id),
        findReportedResults(db, [charity.id]),
        listReports(db, charity.id, { limit: SHOWN_REPORTS, offset: 0 }),
      ]);
      return presentCharityImpact(charity.id, { impact, reported: reported.get(charity.id), reports });
    },
  }),

  createImpactReport: route('POST /v1/charities/{charity_id}/impact-reports', {
    summary: 'Report what the charity achieved in a period',
    description:
      'For members of the charity. Periods must not overlap. Withdraw a report to correct it. The answer is 409 if another report covers some of its days.',
    scope: 'charities:write',
    body: impactReportRequestSchema,
    success: { status: 201, description: 'The report', schema: impactReportSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const report = await publishReport(act, {
        charityId,
        periodStart: body.period_start,
        periodEnd: body.period_end,
        beneficiariesReached: body.beneficiaries_reached,
        projectsCompleted: body.projects_completed,
        carbonOffsetGrams: body.carbon_offset_kg === null ? null : Math.round(body.carbon_offset_kg * 1_000),
        summary: body.summary,
        evidence: body.evidence,
        reportedBy: actor.userId,
        accountId: actor.accountId,
      });
      return presentImpactReport(report);
    },
  }),

  listImpactReports: route('GET /v1/charities/{charity_id}/impact-reports', {
    summary: "List a charity's impact reports",
    description: 'Newest period first.',
    scope: 'charities:read',
    guests: true,
    query: pageQuery,
    success: { status: 200, description: 'A page of reports, newest first', schema: impactReportListSchema },
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id);
      const { reports, total } = await listReports(db, charity.id, query);
      return { reports: reports.map(presentImpactReport), total, limit: query.limit, offset: query.offset };
    },
  }),

  withdrawImpactReport: route('DELETE /v1/charities/{charity_id}/impact-reports/{report_id}', {
    summary: 'Withdraw a report',
    description: 'A withdrawn report no longer counts.',
    scope: 'charities:write',
    success: { status: 200, description: 'The withdrawn report', schema: impactReportSchema },
    async handle({ act, db, params, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      return presentImpactReport(await withdrawReport(act, { reportId: params.report_id, charityId }));
    },
  }),
});
