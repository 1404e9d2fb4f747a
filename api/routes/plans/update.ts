import { updatePlan } from '../../../operations/plans/update-plan';
import { defineRoute } from '../../route';
import { loadOwnPlan } from './load';
import { presentPlan } from './present';
import { recurringChangeSchema, recurringParams, recurringSchema } from './schema';

export const updateRecurring = defineRoute({
  method: 'patch',
  path: '/v1/recurring/{recurring_id}',
  operationId: 'updateRecurring',
  tag: 'Recurring gifts',
  summary: 'Change the amount, the next date or the source of a recurring gift',
  scope: 'donations:write',
  guests: true,
  params: recurringParams,
  body: recurringChangeSchema,
  success: { status: 200, description: 'The updated recurring gift', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, now }) {
    const plan = await loadOwnPlan(db, actor, params.recurring_id);
    const changed = await updatePlan(db, {
      planId: plan.id,
      amount: body.amount,
      source: body.source,
      nextDate: body.next_date,
      processor: gateways.processor,
      at: now,
    });
    return presentPlan(db, { plan: changed, role: 'donor' }, now);
  },
});
