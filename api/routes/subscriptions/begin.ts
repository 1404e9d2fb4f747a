import { GivingError } from '../../../domain/errors';
import { beginSubscription } from '../../../operations/subscriptions/begin-subscription';
import { mayBeginSubscription } from '../../policies/subscription';
import { presentSubscription } from '../../presenters/subscription';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { subscriptionRequestSchema, subscriptionSchema } from './schema';

export const beginSubscriptionRoute = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/subscriptions',
  operationId: 'beginSubscription',
  tag: 'Subscriptions',
  summary: 'Begin a subscription',
  description: 'For members. The balance of the charity pays each month ahead, the first one at once.',
  scope: 'payouts:manage',
  params: charityParams,
  body: subscriptionRequestSchema,
  success: { status: 201, description: 'The subscription, paid for a month', schema: subscriptionSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT', 'INSUFFICIENT_FUNDS'],
  async handle({ db, params, body, actor, now }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    if (!mayBeginSubscription(member)) {
      throw new GivingError('FORBIDDEN', 'Only members of the charity may begin a subscription.');
    }
    return presentSubscription(await beginSubscription(db, { charity, kind: body.kind, actor, at: now }));
  },
});
