import { storePlanChange } from '../../../db/queries/plans/plans';
import { skipNext } from '../../../domain/plans/plan';
import { defineRoute } from '../../route';
import { loadOwnPlan, showPlan } from './load';
import { recurringParams, recurringSchema } from './schema';

export const skipRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/skip',
  operationId: 'skipRecurring',
  tag: 'Recurring gifts',
  summary: 'Pass over the next gift',
  scope: 'donations:write',
  params: recurringParams,
  success: { status: 200, description: 'The recurring gift with its next date', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const plan = await loadOwnPlan(db, actor, params.recurring_id);
    const skipped = await storePlanChange(db, skipNext(plan), now);
    return showPlan(db, { plan: skipped, role: 'donor' }, now);
  },
});
