import { type Database } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { type Subscription } from '../../db/queries/subscriptions/subscriptions';
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
