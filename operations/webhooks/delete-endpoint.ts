import { type Database } from '../../db/database';
import { updateEndpoint } from '../../db/queries/webhooks/endpoints';
import { holdDeliveries } from '../../db/queries/webhooks/rounds';
import { holdEndpoint } from './endpoint';
import { endRetries } from './retries';

/**
 * Deletes an endpoint. Its deliveries stay readable, but the worker never sends those that are still unsent.
 */
export async function deleteEndpoint(
  tx: Database,
  { endpointId, at }: { endpointId: string; at: Date },
): Promise<void> {
  const { id } = await holdEndpoint(tx, endpointId);
  await updateEndpoint(tx, id, { deletedAt: at });
  await endRetries(tx, await holdDeliveries(tx, id));
}
