import { listPlans } from '../../../db/queries/plans/plans';
import { defineRoute } from '../../route';
import { presentOwnPlans } from './present';
import { myRecurringQuery, recurringListSchema } from './schema';

export const listMyRecurring = defineRoute({
  method: 'get',
  path: '/v1/users/me/recurring',
  operationId: 'listMyRecurring',
  tag: 'Recurring gifts',
  summary: "List the caller's recurring gifts",
  scope: 'donations:read',
  guests: true,
  query: myRecurringQuery,
  success: {
    status: 200,
    description: 'A page of recurring gifts, newest first',
    schema: recurringListSchema,
  },
  errors: [],
  async handle({ db, query, actor, now }) {
    const { status, charity_id: charityId, limit, offset } = query;
    const { plans, total } = await listPlans(db, {
      donorUserId: actor.userId,
      status,
      charityId,
      limit,
      offset,
    });
    const recurring = await presentOwnPlans(db, plans, now);
    return { recurring, total, limit, offset };
  },
});
