/** Bills the subscriptions of charities. */
import { inTransaction } from '../db/database';
import { type SubscriptionStatus } from '../domain/subscriptions/subscription';
import { followSubscription } from '../operations/subscriptions/pay-period';
import { type ActivityDependencies } from '.';

export interface SubscriptionStep {
  subscriptionId: string;
  /** The time by the workflow's clock. */
  nowMs: number;
}

export interface BilledSubscription {
  status: SubscriptionStatus;
  /** The time of the next step, in milliseconds since 1970. Null once the subscription has ended. */
  nextAtMs: number | null;
}

export function createSubscriptionActivities({ db }: ActivityDependencies) {
  return {
    /** Takes the due steps of a subscription. Repeating is harmless, because the row says what is paid. */
    async billSubscription({ subscriptionId, nowMs }: SubscriptionStep): Promise<BilledSubscription> {
      const at = new Date(Math.max(nowMs, Date.now()));
      const { subscription, nextAt } = await inTransaction(db, (tx) =>
        followSubscription({ tx, at }, subscriptionId),
      );
      return { status: subscription.status, nextAtMs: nextAt?.getTime() ?? null };
    },
  };
}
