import { type Database } from '../../db/database';
import { listFailingSince } from '../../db/queries/webhooks/endpoints';
import { type AttemptOutcome } from '../../db/queries/webhooks/outcomes';
import { shiftByDays } from '../../domain/days';
import { disableEndpoint } from './disable-endpoint';

/** The platform disables an endpoint that has failed for this many days. */
const FAILING_DAYS = 5;

/** Disables each endpoint of these failed attempts that answered 410 Gone or has failed for days. */
export async function disableFailingEndpoints(
  tx: Database,
  { outcomes, at }: { outcomes: AttemptOutcome[]; at: Date },
): Promise<void> {
  const failed = outcomes.map(({ endpointId }) => endpointId);
  const gone = new Set(outcomes.filter((outcome) => outcome.gone).map(({ endpointId }) => endpointId));
  for (const endpointId of gone) await disableEndpoint(tx, { endpointId, reason: 'gone', at });
  // Finds only endpoints that are still enabled, so each endpoint keeps its first reason.
  const failing = await listFailingSince(tx, failed, shiftByDays(at, -FAILING_DAYS));
  for (const endpointId of failing) await disableEndpoint(tx, { endpointId, reason: 'failing', at });
}
