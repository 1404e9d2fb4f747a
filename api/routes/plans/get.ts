import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { loadPlan } from './load';
import { presentPlan } from './present';
import { recurringParams, recurringSchema } from './schema';

export const getRecurring = defineRoute({
  method: 'get',
  path: '/v1/recurring/{recurring_id}',
  operationId: 'getRecurring',
  tag: 'Recurring gifts',
  summary: 'Read a recurring gift and its upcoming dates',
  description: 'For the donor, members of the charity, and operators.',
  scope: 'donations:read',
  guests: true,
  params: recurringParams,
  success: { status: 200, description: 'The recurring gift', schema: recurringSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, config, now }) {
    const found = await loadPlan(db, actor, params.recurring_id);
    return {
      ...(await presentPlan(db, found, now)),
      ...presentWorkflow({ actor, config }, { schedule: found.plan.id }),
    };
  },
});
