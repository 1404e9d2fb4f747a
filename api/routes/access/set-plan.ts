import { setAccountPlan } from '../../../operations/access/set-account-plan';
import { hourlyLimit } from '../../middleware/rate-limit';
import { defineRoute } from '../../route';
import { accountPlanSchema, planParams, planRequestSchema, readPlan } from './plan-schema';

export const setPlanRoute = defineRoute({
  method: 'patch',
  path: '/v1/users/{user_id}/plan',
  operationId: 'setAccountPlan',
  tag: 'API keys',
  summary: "Set the plan of a user's account",
  description: 'All keys of an account share its plan and its hourly window.',
  scope: 'any',
  apiKeyOnly: true,
  stepUp: true,
  role: 'operator',
  params: planParams,
  body: planRequestSchema,
  success: { status: 200, description: 'The plan of the account', schema: accountPlanSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    const plan = readPlan(body.plan, body.hourly_limit);
    const account = await setAccountPlan(db, { userId: params.user_id, plan, actor, at: now });
    return { account_id: account.id, plan: account.plan, hourly_limit: hourlyLimit(account) };
  },
});
