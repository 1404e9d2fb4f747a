import { storePlanChange } from '../../../db/queries/plans/plans';
import { cancelPlan } from '../../../domain/plans/plan';
import { defineRoute } from '../../route';
import { loadLockedPlan, showPlan } from './load';
import { recurringCancelSchema, recurringParams, recurringSchema } from './schema';

export const cancelRecurring = defineRoute({
  method: 'post',
  path: '/v1/recurring/{recurring_id}/cancel',
  operationId: 'cancelRecurring',
  tag: 'Recurring gifts',
  summary: 'End a recurring gift',
  description: 'For its donor, the members of its charity, and operators; who did it and why is kept.',
  scope: 'donations:write',
  params: recurringParams,
  body: recurringCancelSchema,
  success: { status: 200, description: 'The cancelled recurring gift', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { plan, role } = await loadLockedPlan(db, actor, params.recurring_id);
    const change = cancelPlan(plan, role, body.reason ?? null, now);
    return showPlan(db, { plan: await storePlanChange(db, change, now), role }, now);
  },
});
