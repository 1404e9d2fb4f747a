import { listSubscriptions } from '../../../db/queries/subscriptions/subscriptions';
import { pageQuery } from '../../fields';
import { presentSubscription } from '../../presenters/subscription';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { subscriptionListSchema } from './schema';

export const listSubscriptionsRoute = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/subscriptions',
  operationId: 'listSubscriptions',
  tag: 'Subscriptions',
  summary: 'List the subscriptions of a charity',
  description: 'For members and operators. Ended subscriptions are listed too.',
  scope: 'payouts:read',
  params: charityParams,
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of subscriptions, newest first',
    schema: subscriptionListSchema,
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { id } = await loadEditableCharity(db, actor, params.charity_id);
    const { subscriptions, total } = await listSubscriptions(db, id, query);
    return { subscriptions: subscriptions.map(presentSubscription), total, ...query };
  },
});
