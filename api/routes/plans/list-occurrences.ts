import { listOccurrences } from '../../../db/queries/plans/occurrences';
import { pageQuery } from '../../fields';
import { presentOccurrence } from '../../presenters/plan';
import { defineRoute } from '../../route';
import { loadPlan } from './load';
import { occurrenceListSchema, recurringParams } from './schema';

export const listRecurringOccurrences = defineRoute({
  method: 'get',
  path: '/v1/recurring/{recurring_id}/occurrences',
  operationId: 'listRecurringOccurrences',
  tag: 'Recurring gifts',
  summary: 'List the occurrences of a recurring gift',
  scope: 'donations:read',
  guests: true,
  params: recurringParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of occurrences, oldest first', schema: occurrenceListSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { plan } = await loadPlan(db, actor, params.recurring_id);
    const { occurrences, total } = await listOccurrences(db, plan.id, query);
    return { occurrences: occurrences.map(presentOccurrence), total, ...query };
  },
});
