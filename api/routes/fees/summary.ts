import { NO_FIGURES } from '../../../db/queries/fees/figures';
import { findFeeSummary } from '../../../db/queries/fees/reports';
import { dayOf } from '../../../domain/days';
import { lastBuckets, listBuckets, startOfBucket } from '../../../domain/fees/periods';
import { presentFigures } from '../../presenters/fee-report';
import { defineRoute } from '../../route';
import { chooseRange } from './range';
import { loadReadableOrganizations } from './load';
import { summaryQuery, summarySchema } from './report-schema';

export const summarizeFees = defineRoute({
  method: 'get',
  path: '/api/v1/fees/summary',
  operationId: 'summarizeFees',
  tag: 'Fees',
  summary: 'Sum up fees by day, week, month, quarter or year',
  description:
    'Buckets follow the UTC calendar, and weeks start on Monday. The first and the last bucket contain only the requested days. Without dates, the summary covers the last 30 days, 13 weeks, 12 months, 8 quarters or 5 years.',
  scope: 'fees:read',
  query: summaryQuery,
  success: { status: 200, description: 'The buckets, oldest first', schema: summarySchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, query, actor, now }) {
    const { period } = query;
    const range = chooseRange(query, lastBuckets(period, query.end_date ?? dayOf(now)));
    const charityIds = await loadReadableOrganizations(db, actor, query.organization_id);
    const filter = { ...range, charityIds, method: query.payment_method, tier: query.tier };
    const figures = await findFeeSummary(db, filter, period);
    return {
      period,
      start_date: range.from,
      end_date: range.to,
      currency: 'USD' as const,
      buckets: listBuckets(period, range).map(({ from, to }) => ({
        start: from,
        end: to,
        ...presentFigures(figures.get(startOfBucket(period, from)) ?? NO_FIGURES),
      })),
    };
  },
});
