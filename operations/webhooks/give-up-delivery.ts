import { type Database } from '../../db/database';
import { failRetrying } from '../../db/queries/webhooks/outcomes';

/** Marks a retrying delivery as failed after an operator gave it up. Repeating is harmless. */
export async function giveUpDelivery(
  tx: Database,
  { deliveryId, round }: { deliveryId: string; round: number },
): Promise<void> {
  await failRetrying(tx, deliveryId, round);
}
