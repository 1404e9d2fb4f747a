import { storePlanChange } from '../../../db/queries/plans/plans';
import { resumePlan } from '../../../domain/plans/plan';
import { defineRoute } from '../../route';
import { loadOwnPlan, showPlan } from './load';
import { recurringParams, recurringSchema } from './schema';

export const resumeRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/resume',
  operationId: 'resumeRecurring',
  tag: 'Recurring gifts',
  summary: 'Let a paused recurring gift go on',
  scope: 'donations:write',
  params: recurringParams,
  success: { status: 200, description: 'The recurring gift as it is now', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const plan = await loadOwnPlan(db, actor, params.recurring_id);
    const resumed = await storePlanChange(db, resumePlan(plan, now), now);
    return showPlan(db, { plan: resumed, role: 'donor' }, now);
  },
});
