import { type Database } from '../../db/database';
import { enqueueWorkflows } from '../../db/queries/platform/promise-workflows';
import { listFailingSince } from '../../db/queries/webhooks/endpoints';
import { type AttemptOutcome, type MovedDelivery, storeFailures } from '../../db/queries/webhooks/outcomes';
import { shiftByDays } from '../../domain/days';
import { disableEndpoint } from './disable-endpoint';
import { startOfRetries } from './retries';

/** How long an endpoint may fail before it is disabled. */
const FAILING_DAYS = 5;

export interface Failures {
  outcomes: AttemptOutcome[];
  /** Whether the attempts were the first of their rounds: then a workflow begins to retry. */
  areFirst: boolean;
  at: Date;
}

/**
 * Records failed attempts together, starts their retries, and disables endpoints that are gone or have failed for days.
 * Answers the deliveries that were still of the attempt's round.
 */
export async function recordFailures(
  tx: Database,
  { outcomes, areFirst, at }: Failures,
): Promise<MovedDelivery[]> {
  const moved = await storeFailures(tx, outcomes);
  if (areFirst) {
    const retrying = moved.filter(({ state }) => state === 'retrying');
    await enqueueWorkflows(
      tx,
      retrying.map((delivery) => startOfRetries(delivery, at)),
    );
  }
  await disableEndpoints(tx, outcomes, at);
  return moved;
}

async function disableEndpoints(tx: Database, outcomes: AttemptOutcome[], at: Date): Promise<void> {
  const failed = outcomes.map(({ endpointId }) => endpointId);
  const gone = new Set(outcomes.filter((outcome) => outcome.gone).map(({ endpointId }) => endpointId));
  const tired = await listFailingSince(tx, failed, shiftByDays(at, -FAILING_DAYS));
  for (const endpointId of gone) await disableEndpoint(tx, { endpointId, reason: 'gone', at });
  for (const endpointId of tired) {
    if (!gone.has(endpointId)) await disableEndpoint(tx, { endpointId, reason: 'failing', at });
  }
}
