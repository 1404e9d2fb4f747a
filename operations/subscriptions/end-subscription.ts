import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';
import {
  findRunning,
  lockSubscription,
  type Subscription,
  updateSubscription,
} from '../../db/queries/subscriptions/subscriptions';
import { notFound, requireRow } from '../../domain/errors';
import { subscriptionEvent } from '../../domain/subscriptions/events';
import { type SubscriptionKind } from '../../domain/subscriptions/subscription';
import { closeSubscription } from './close-subscription';

export interface Ending {
  charityId: string;
  kind: SubscriptionKind;
  at: Date;
}

/** Cancels a subscription. It ends after the paid period, or at once if its bill is unpaid. Repeating is harmless. */
export async function endSubscription(tx: Database, { charityId, kind, at }: Ending): Promise<Subscription> {
  const running = await findRunning(tx, charityId, kind);
  if (running === undefined) throw notFound('subscription of this kind');
  const subscription = requireRow(await lockSubscription(tx, running.id), running.id);
  if (subscription.status === 'ended' || subscription.status === 'ending') return subscription;
  if (subscription.status === 'past_due') {
    const ended = await closeSubscription(tx, subscription, { reason: 'cancelled', at });
    await wake(tx, ended.id);
    return ended;
  }
  await updateSubscription(tx, subscription.id, { status: 'ending' });
  const ending: Subscription = { ...subscription, status: 'ending' };
  const audience = { accountId: subscription.accountId, charityId };
  await recordEvent(tx, subscriptionEvent('ending', ending), audience, at);
  return ending;
}

async function wake(tx: Database, subscriptionId: string): Promise<void> {
  await enqueueSignals(tx, [
    { workflowType: 'subscription', workflowId: subscriptionId, signal: 'subscriptionMoved' },
  ]);
}
