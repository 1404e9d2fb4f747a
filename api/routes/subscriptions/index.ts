import { beginSubscription, endSubscription } from '../../../operations/subscriptions/member-changes';
import { loadCharity } from '../../access/charities';
import { presentSubscription } from '../../presenters/subscription';
import { route, routes } from '../../route';
import {
  subscriptionRequestSchema,
  subscriptionSchema,
  subscriptionListSchema,
  subscriptionParams,
} from './schema';
import { listSubscriptions } from '../../../db/queries/subscriptions/subscriptions';
import { pageQuery } from '../../fields';

export const subscriptionRoutes = routes('Subscriptions', {
  beginSubscription: route('POST /v1/charities/{charity_id}/subscriptions', {
    summary: 'Begin a subscription',
    description: 'For members. The balance of the charity pays each month ahead, the first one at once.',
    scope: 'payouts:manage',
    applications: 'closed',
    body: subscriptionRequestSchema,
    success: { status: 201, description: 'The subscription, paid for a month', schema: subscriptionSchema },
    errors: ['CONFLICT', 'INSUFFICIENT_FUNDS'],
    async handle({ act, db, params, body, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'subscribe');
      return presentSubscription(await beginSubscription(act, { charity, kind: body.kind }));
    },
  }),

  listSubscriptions: route('GET /v1/charities/{charity_id}/subscriptions', {
    summary: 'List the subscriptions of a charity',
    description: 'For members and operators. Ended subscriptions are listed too. Newest first.',
    scope: 'payouts:read',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of subscriptions, newest first',
      schema: subscriptionListSchema,
    },
    async handle({ db, params, query, actor }) {
      const { id } = await loadCharity(db, actor, params.charity_id, 'edit');
      const { subscriptions, total } = await listSubscriptions(db, id, query);
      return { subscriptions: subscriptions.map(presentSubscription), total, ...query };
    },
  }),

  endSubscription: route('DELETE /v1/charities/{charity_id}/subscriptions/{kind}', {
    summary: 'End a subscription',
    description:
      'For members and operators. It runs to the end of the month that is paid. One with an unpaid bill ends at once.',
    scope: 'payouts:manage',
    applications: 'closed',
    params: subscriptionParams,
    success: { status: 200, description: 'The subscription', schema: subscriptionSchema },
    errors: ['NOT_FOUND'],
    async handle({ act, db, params, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      return presentSubscription(await endSubscription(act, { charityId, kind: params.kind }));
    },
  }),
});
