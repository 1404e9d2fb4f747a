/** Builds the events of a subscription in wire format. */
import { type Day, startOfDay } from '../days';
import { type DomainEvent } from '../events/event';
import { type Currency, formatMoney } from '../money';
import { type SubscriptionEndReason, type SubscriptionKind, type SubscriptionStatus } from './subscription';

interface Subscription {
  id: string;
  charityId: string;
  kind: SubscriptionKind;
  status: SubscriptionStatus;
  paidUntil: Day;
  endReason: SubscriptionEndReason | null;
}

type SubscriptionChange = 'begun' | 'ending' | 'ended';

/** Builds the event for a subscription that has just changed. */
export function subscriptionEvent(change: SubscriptionChange, subscription: Subscription): DomainEvent {
  const { status, endReason } = subscription;
  return { name: `subscription.${change}`, data: { ...common(subscription), status, end_reason: endReason } };
}

export function subscriptionBilled(
  subscription: Subscription,
  bill: { id: string; currency: Currency; amountMinor: bigint },
): DomainEvent {
  const amount = formatMoney({ currency: bill.currency, minor: bill.amountMinor });
  const data = { ...common(subscription), bill_id: bill.id, amount, currency: bill.currency };
  return { name: 'subscription.billed', data };
}

/** Builds the event for the first failed attempt to collect a bill. */
export function subscriptionPaymentFailed(subscription: Subscription, triedUntil: Day): DomainEvent {
  return {
    name: 'subscription.payment_failed',
    data: { ...common(subscription), tried_until: startOfDay(triedUntil).toISOString() },
  };
}

function common({ id, charityId, kind, paidUntil }: Subscription) {
  return {
    subscription_id: id,
    charity_id: charityId,
    kind,
    paid_until: startOfDay(paidUntil).toISOString(),
  };
}
