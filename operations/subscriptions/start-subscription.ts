import { type Database } from '../../db/database';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { lockSubscription, type Subscription } from '../../db/queries/subscriptions/subscriptions';
import { requireRow } from '../../domain/errors';
import { type SubscriptionInput } from '../../workflows/messages';

/** Enqueues the workflow that bills a subscription. */
export async function startSubscription(
  tx: Database,
  { id, kind, charityId, userId }: Subscription,
): Promise<void> {
  const input: SubscriptionInput = { subscriptionId: id };
  await enqueueWorkflow(tx, {
    workflowType: 'subscription',
    workflowId: id,
    input,
    searchAttributes: { CharityId: charityId, UserId: userId },
    summary: `${kind} subscription`,
  });
}

/** Starts the lost workflow of a subscription again. Returns false if the subscription has ended or is starting. */
export async function restartSubscription(tx: Database, subscriptionId: string): Promise<boolean> {
  const subscription = requireRow(await lockSubscription(tx, subscriptionId), subscriptionId);
  if (subscription.status === 'ended' || (await hasQueuedStart(tx, subscriptionId))) return false;
  await startSubscription(tx, subscription);
  return true;
}
