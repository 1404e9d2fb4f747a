import { cancelPlan } from '../../../operations/plans/cancel-plan';
import { defineRoute } from '../../route';
import { loadPlan } from './load';
import { presentPlan } from './present';
import { recurringCancelSchema, recurringParams, recurringSchema } from './schema';

export const cancelRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/cancel',
  operationId: 'cancelRecurring',
  tag: 'Recurring gifts',
  summary: 'Cancel a recurring gift',
  description: 'For the donor, members of the charity, and operators. Records who cancelled and why.',
  scope: 'donations:write',
  guests: true,
  params: recurringParams,
  body: recurringCancelSchema,
  success: { status: 200, description: 'The cancelled recurring gift', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { plan, role } = await loadPlan(db, actor, params.recurring_id);
    const cancellation = { planId: plan.id, by: role, reason: body.reason ?? null, at: now };
    return presentPlan(db, { plan: await cancelPlan(db, cancellation), role }, now);
  },
});
