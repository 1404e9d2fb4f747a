import { type Database } from '../../db/database';
import { failRetrying } from '../../db/queries/webhooks/outcomes';

/**
 * Marks a delivery as failed, so that its retries end. Does nothing if the delivery is not retrying in this
 * round.
 */
export async function giveUpDelivery(
  tx: Database,
  { deliveryId, round }: { deliveryId: string; round: number },
): Promise<void> {
  await failRetrying(tx, deliveryId, round);
}
