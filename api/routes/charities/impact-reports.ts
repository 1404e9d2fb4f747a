import { listReports } from '../../../db/queries/impact/reports';
import { publishReport } from '../../../operations/impact/publish-report';
import { withdrawReport } from '../../../operations/impact/withdraw-report';
import { pageQuery } from '../../fields';
import { presentImpactReport } from '../../presenters/charity-impact';
import { defineRoute } from '../../route';
import { loadEditableCharity, loadCharity } from './load';
import {
  charityParams,
  impactReportListSchema,
  impactReportParams,
  impactReportRequestSchema,
  impactReportSchema,
} from './schema';

export const createImpactReport = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/impact-reports',
  operationId: 'createImpactReport',
  tag: 'Charities',
  summary: 'Report what the charity achieved in a period',
  description: 'For members of the charity. Periods must not overlap. Withdraw a report to correct it.',
  scope: 'charities:write',
  params: charityParams,
  body: impactReportRequestSchema,
  success: { status: 201, description: 'The report', schema: impactReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const report = await publishReport(db, {
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
      at: now,
    });
    return presentImpactReport(report);
  },
});

export const listImpactReports = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/impact-reports',
  operationId: 'listImpactReports',
  tag: 'Charities',
  summary: "List a charity's impact reports",
  scope: 'charities:read',
  guests: true,
  params: charityParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of reports, newest first', schema: impactReportListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const { reports, total } = await listReports(db, charity.id, query);
    return { reports: reports.map(presentImpactReport), total, limit: query.limit, offset: query.offset };
  },
});

export const withdrawImpactReport = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/impact-reports/{report_id}',
  operationId: 'withdrawImpactReport',
  tag: 'Charities',
  summary: 'Withdraw a report',
  scope: 'charities:write',
  params: impactReportParams,
  success: { status: 200, description: 'The withdrawn report', schema: impactReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    return presentImpactReport(await withdrawReport(db, { reportId: params.report_id, charityId, at: now }));
  },
});
