import { type z } from 'zod';
import { type Subscription } from '../../db/queries/subscriptions/subscriptions';
import { formatMoney } from '../../domain/money';
import { lastTryOn, monthlyPriceUsdMinor } from '../../domain/subscriptions/subscription';
import { subscriptionSchema } from '../routes/subscriptions/schema';
import { project } from '../project';

export function presentSubscription(subscription: Subscription): z.input<typeof subscriptionSchema> {
  const { kind, status, paidUntil } = subscription;
  return project(subscriptionSchema, subscription, {
    subscription_id: subscription.id,
    price_usd: formatMoney({ currency: 'USD', minor: monthlyPriceUsdMinor(kind) }),
    begun_by: subscription.userId,
    tried_until: status === 'past_due' ? lastTryOn(paidUntil) : null,
  });
}
