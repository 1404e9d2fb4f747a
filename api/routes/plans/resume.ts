import { resumePlan } from '../../../operations/plans/resume-plan';
import { defineRoute } from '../../route';
import { loadOwnPlan } from './load';
import { presentPlan } from './present';
import { recurringParams, recurringSchema } from './schema';

export const resumeRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/resume',
  operationId: 'resumeRecurring',
  tag: 'Recurring gifts',
  summary: 'Resume a paused recurring gift',
  scope: 'donations:write',
  guests: true,
  params: recurringParams,
  success: { status: 200, description: 'The updated recurring gift', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id: planId } = await loadOwnPlan(db, actor, params.recurring_id);
    const resumed = await resumePlan(db, { planId, at: now });
    return presentPlan(db, { plan: resumed, role: 'donor' }, now);
  },
});
