/** Computes when a subscription is billed and when it ends. See docs/rules/subscriptions.md. */
import { addDays, addMonths, type Day } from '../days';
import { FEE_SCHEDULE, type Subscription as PricedSubscription } from '../fees/schedule';

export const SUBSCRIPTION_KINDS = ['custom_reporting', 'api_premium'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

export const SUBSCRIPTION_STATUSES = ['active', 'ending', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_END_REASONS = ['cancelled', 'unpaid'] as const;
export type SubscriptionEndReason = (typeof SUBSCRIPTION_END_REASONS)[number];

/** An unpaid bill is retried daily for this many days. After that, the subscription ends. */
export const BILL_RETRY_DAYS = 14;

const PRICED_AS: Record<SubscriptionKind, PricedSubscription> = {
  custom_reporting: 'customReporting',
  api_premium: 'apiPremium',
};

/** Returns the price of one month in US cents. */
export function monthlyPriceUsdMinor(kind: SubscriptionKind): bigint {
  return FEE_SCHEDULE.subscriptionsUsdMinor[PRICED_AS[kind]];
}

/** Returns the first day of a period. Periods count from 0. A shorter month uses its last day. */
export function periodStart(beganOn: Day, period: number): Day {
  return addMonths(beganOn, period);
}

/** Returns the last day on which an unpaid bill is retried. */
export function lastTryOn(dueOn: Day): Day {
  return addDays(dueOn, BILL_RETRY_DAYS);
}
