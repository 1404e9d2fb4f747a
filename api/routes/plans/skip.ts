import { skipOccurrence } from '../../../operations/plans/skip-occurrence';
import { defineRoute } from '../../route';
import { loadOwnPlan } from './load';
import { presentPlan } from './present';
import { recurringParams, recurringSchema } from './schema';

export const skipRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/skip',
  operationId: 'skipRecurring',
  tag: 'Recurring gifts',
  summary: 'Skip the next gift',
  scope: 'donations:write',
  guests: true,
  params: recurringParams,
  success: { status: 200, description: 'The recurring gift with its next date', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id: planId } = await loadOwnPlan(db, actor, params.recurring_id);
    const skipped = await skipOccurrence(db, { planId, at: now });
    return presentPlan(db, { plan: skipped, role: 'donor' }, now);
  },
});
