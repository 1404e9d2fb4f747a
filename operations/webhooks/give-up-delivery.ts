import { type Database } from '../../db/database';
import { failRetrying } from '../../db/queries/webhooks/outcomes';

/** Ends a retrying delivery without success, by an operator's hand. Ending it twice is harmless. */
export async function giveUpDelivery(
  tx: Database,
  { deliveryId, round }: { deliveryId: string; round: number },
): Promise<void> {
  await failRetrying(tx, deliveryId, round);
}
