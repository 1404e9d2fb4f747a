import { type Database } from '../../db/database';
import { enqueueWorkflows } from '../../db/queries/platform/promise-workflows';
import { type AttemptOutcome, type MovedDelivery, storeFailures } from '../../db/queries/webhooks/outcomes';
import { listEndpointsThatGoFirst } from '../../db/queries/webhooks/endpoints';
import { disableFailingEndpoints } from './disable-failing-endpoints';
import { startOfRetries } from './retries';

export interface Failures {
  outcomes: AttemptOutcome[];
  /**
   * True if these are first attempts of deliveries or redeliveries. Only a failed first attempt starts the
   * workflow that retries.
   */
  areFirst: boolean;
  at: Date;
}

/**
 * Records a batch of failed attempts and enqueues their retries. Disables endpoints that are gone or have
 * failed for days. Skips deliveries that succeeded or were redelivered meanwhile. Returns the updated
 * deliveries.
 */
export async function recordFailures(
  tx: Database,
  { outcomes, areFirst, at }: Failures,
): Promise<MovedDelivery[]> {
  const moved = await storeFailures(tx, outcomes);
  if (areFirst) {
    const retrying = moved.filter(({ state }) => state === 'retrying');
    const first = await listEndpointsThatGoFirst(
      tx,
      retrying.map(({ endpointId }) => endpointId),
    );
    await enqueueWorkflows(
      tx,
      retrying.map((each) => startOfRetries(each, { goesFirst: first.has(each.endpointId), at })),
    );
  }
  await disableFailingEndpoints(tx, { outcomes, at });
  return moved;
}
