import {
  type ImpactReport,
  insertReport,
  listReports,
  lockOverlappingReport,
  withdrawReport,
} from '../../../db/queries/impact/reports';
import { GivingError, notFound, validationError } from '../../../domain/errors';
import { latestDate } from '../../../domain/hours/hours';
import { newId } from '../../../new-id';
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
  summary: 'Report what the charity reached in a period',
  description: 'For its members. Periods of one charity do not overlap: withdraw a report to correct it.',
  scope: 'charities:write',
  params: charityParams,
  body: impactReportRequestSchema,
  success: { status: 201, description: 'The report', schema: impactReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const { period_start: start, period_end: end } = body;
    if (end < start) throw validationError([{ field: 'period_end', message: 'is before the first day' }]);
    if (end > latestDate(now)) {
      throw validationError([{ field: 'period_end', message: 'is in the future' }]);
    }
    const overlapping = await lockOverlappingReport(db, { charityId, start, end });
    if (overlapping !== undefined) {
      throw new GivingError('CONFLICT', 'Another report has days of this period.', {
        report_id: overlapping,
      });
    }
    const report: ImpactReport = {
      id: newId('report'),
      charityId,
      periodStart: start,
      periodEnd: end,
      beneficiariesReached: body.beneficiaries_reached,
      projectsCompleted: body.projects_completed,
      carbonOffsetGrams: body.carbon_offset_kg === null ? null : Math.round(body.carbon_offset_kg * 1_000),
      summary: body.summary,
      evidence: body.evidence,
      reportedBy: actor.userId,
      createdAt: now,
    };
    await insertReport(db, report);
    return presentImpactReport(report);
  },
});

export const listImpactReports = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/impact-reports',
  operationId: 'listImpactReports',
  tag: 'Charities',
  summary: 'List what a charity reported',
  scope: 'charities:read',
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
  summary: 'Take a report back',
  scope: 'charities:write',
  params: impactReportParams,
  success: { status: 200, description: 'The report that counts no more', schema: impactReportSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const report = await withdrawReport(db, { id: params.report_id, charityId, at: now });
    if (report === undefined) throw notFound('report');
    return presentImpactReport(report);
  },
});
