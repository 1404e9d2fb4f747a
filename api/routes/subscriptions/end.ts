import { endSubscription } from '../../../operations/subscriptions/end-subscription';
import { presentSubscription } from '../../presenters/subscription';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { subscriptionParams, subscriptionSchema } from './schema';

export const endSubscriptionRoute = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/subscriptions/{kind}',
  operationId: 'endSubscription',
  tag: 'Subscriptions',
  summary: 'End a subscription',
  description:
    'For members and operators. It runs to the end of the month that is paid. One with an unpaid bill ends at once.',
  scope: 'payouts:manage',
  params: subscriptionParams,
  success: { status: 200, description: 'The subscription', schema: subscriptionSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    return presentSubscription(await endSubscription(db, { charityId, kind: params.kind, at: now }));
  },
});
