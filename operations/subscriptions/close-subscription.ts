import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type Subscription, updateSubscription } from '../../db/queries/subscriptions/subscriptions';
import { subscriptionEvent } from '../../domain/subscriptions/events';
import { type SubscriptionEndReason } from '../../domain/subscriptions/subscription';

/** Ends a subscription and its benefits, and mails the members. The caller has locked the subscription. */
export async function closeSubscription(
  tx: Database,
  subscription: Subscription,
  { reason, at }: { reason: SubscriptionEndReason; at: Date },
): Promise<Subscription> {
  const { id, accountId, charityId } = subscription;
  const changes = { status: 'ended', endedAt: at, endReason: reason } as const;
  await updateSubscription(tx, id, changes);
  const ended = { ...subscription, ...changes };
  await recordEvent(tx, subscriptionEvent('ended', ended), { accountId, charityId }, at);
  await insertNotices(tx, { kind: 'subscription_ended', audience: { charityId }, subject: id });
  return ended;
}
