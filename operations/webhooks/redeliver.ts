import { type Database } from '../../db/database';
import { type Delivery } from '../../db/queries/webhooks/deliveries';
import { beginRound } from '../../db/queries/webhooks/rounds';
import { holdEnabledEndpoint } from './endpoint';
import { endRetries } from './retries';

/**
 * Sends a delivery again at once, whether or not it arrived before. Ends its earlier retries and gives it new
 * ones.
 */
export async function redeliver(
  tx: Database,
  { id, endpointId }: Pick<Delivery, 'id' | 'endpointId'>,
): Promise<void> {
  await holdEnabledEndpoint(tx, endpointId);
  await endRetries(tx, await beginRound(tx, id));
}
