import { type Database } from '../../db/database';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { lockSubscription } from '../../db/queries/subscriptions/subscriptions';
import { requireRow } from '../../domain/errors';
import { startSubscription } from './start-subscription';

/** Starts the lost workflow of a subscription again. Returns false if the subscription has ended or is starting. */
export async function restartSubscription(tx: Database, subscriptionId: string): Promise<boolean> {
  const subscription = requireRow(await lockSubscription(tx, subscriptionId), subscriptionId);
  if (subscription.status === 'ended' || (await hasQueuedStart(tx, subscriptionId))) return false;
  await startSubscription(tx, subscription);
  return true;
}
