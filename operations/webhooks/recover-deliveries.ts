import { type Database } from '../../db/database';
import {
  askOldestPending,
  beginRoundsOfMatching,
  type DeliveryRange,
  insertMissingDeliveries,
} from '../../db/queries/webhooks/rounds';
import { holdEnabledEndpoint } from './endpoint';
import { endRetries } from './retries';

export interface Recovery {
  endpointId: string;
  range: DeliveryRange;
  /**
   * Sends deliveries in these states again. `missing` stands for events that have no delivery to the
   * endpoint.
   */
  states: ('failed' | 'held' | 'retrying' | 'missing')[];
}

/**
 * Resends the deliveries that an endpoint did not receive. Returns their number. If the endpoint rests, one
 * delivery tries it at once, and the others follow if it succeeds.
 */
export async function recoverDeliveries(
  tx: Database,
  { endpointId, range, states }: Recovery,
): Promise<number> {
  const endpoint = await holdEnabledEndpoint(tx, endpointId);
  const stored = states.filter((state) => state !== 'missing');
  const before = await beginRoundsOfMatching(tx, endpointId, { ...range, states: stored });
  await endRetries(tx, before);
  const added = states.includes('missing') ? await insertMissingDeliveries(tx, endpoint, range) : 0;
  if (before.length + added > 0) await askOldestPending(tx, endpointId);
  return before.length + added;
}
