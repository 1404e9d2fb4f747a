import { type Database } from '../../db/database';
import { type Delivery } from '../../db/queries/webhooks/deliveries';
import { beginRound } from '../../db/queries/webhooks/rounds';
import { holdEnabledEndpoint } from './endpoint';
import { endRetries } from './retries';

/** Sends a delivery again at once, whatever its state. The new round has its own retries. */
export async function redeliver(
  tx: Database,
  { id, endpointId }: Pick<Delivery, 'id' | 'endpointId'>,
): Promise<void> {
  await holdEnabledEndpoint(tx, endpointId);
  await endRetries(tx, await beginRound(tx, id));
}
