/** Limits how many retries of an endpoint run at once. A running retry leases its delivery, so all workers count it. */
import { changeRows, type Database, inTransaction, runStatement } from '../../database';
import { update } from '../../rows';
import { webhookDeliveries } from '../../tables/messages';

export interface RetryPlace {
  deliveryId: string;
  round: number;
  endpointId: string;
}

/**
 * Leases a retrying delivery for `seconds`. Returns false if `limit` other retries of its endpoint are running. The
 * outcome of the retry ends the lease.
 */
export async function takeRetryPlace(
  db: Database,
  { deliveryId, round, endpointId }: RetryPlace,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // The count needs a statement of its own, which sees what the last holder of this lock has leased.
    await runStatement(tx, 'SELECT 1 FROM webhook_endpoints WHERE id = $1 FOR NO KEY UPDATE', [endpointId]);
    const changed = await changeRows(
      tx,
      `UPDATE webhook_deliveries SET leased_until = clock_timestamp() + $4 * interval '1 second'
       WHERE id = $1 AND round = $2 AND state = 'retrying' AND $5 > (
         SELECT count(*) FROM webhook_deliveries
         WHERE endpoint_id = $3 AND state = 'retrying' AND leased_until > clock_timestamp() AND id <> $1
       )`,
      [deliveryId, round, endpointId, seconds, limit],
    );
    return changed > 0;
  });
}

/** Ends the lease of a retry that was not attempted. */
export async function leaveRetryPlace(db: Database, { deliveryId, round }: RetryPlace): Promise<void> {
  await update(db, webhookDeliveries, { id: deliveryId, round, state: 'retrying' }, { leasedUntil: null });
}
