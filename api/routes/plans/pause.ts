import { pausePlan } from '../../../operations/plans/pause-plan';
import { defineRoute } from '../../route';
import { loadOwnPlan } from './load';
import { presentPlan } from './present';
import { recurringParams, recurringPauseSchema, recurringSchema } from './schema';

export const pauseRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/pause',
  operationId: 'pauseRecurring',
  tag: 'Recurring gifts',
  summary: 'Pause a recurring gift',
  description: 'With `until`, the pause ends by itself on that day. Gifts due during the pause are skipped.',
  scope: 'donations:write',
  guests: true,
  params: recurringParams,
  body: recurringPauseSchema,
  success: { status: 200, description: 'The paused recurring gift', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id: planId } = await loadOwnPlan(db, actor, params.recurring_id);
    const paused = await pausePlan(db, { planId, until: body.until ?? null, at: now });
    return presentPlan(db, { plan: paused, role: 'donor' }, now);
  },
});
