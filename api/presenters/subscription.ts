import { type z } from 'zod';
import { type Subscription } from '../../db/queries/subscriptions/subscriptions';
import { formatMoney } from '../../domain/money';
import { lastTryOn, monthlyPriceUsdMinor } from '../../domain/subscriptions/subscription';
import { type subscriptionSchema } from '../routes/subscriptions/schema';

export function presentSubscription(subscription: Subscription): z.input<typeof subscriptionSchema> {
  const { kind, status, paidUntil } = subscription;
  return {
    subscription_id: subscription.id,
    charity_id: subscription.charityId,
    kind,
    status,
    price_usd: formatMoney({ currency: 'USD', minor: monthlyPriceUsdMinor(kind) }),
    begun_by: subscription.userId,
    began_on: subscription.beganOn,
    paid_until: paidUntil,
    tried_until: status === 'past_due' ? lastTryOn(paidUntil) : null,
    ended_at: subscription.endedAt?.toISOString() ?? null,
    end_reason: subscription.endReason,
  };
}
