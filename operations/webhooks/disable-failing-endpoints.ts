import { type Database } from '../../db/database';
import { listFailingSince } from '../../db/queries/webhooks/endpoints';
import { type AttemptOutcome } from '../../db/queries/webhooks/outcomes';
import { shiftByDays } from '../../domain/days';
import { disableEndpoint } from './disable-endpoint';

/** An endpoint is disabled if it fails for this many days. */
const FAILING_DAYS = 5;

/** Disables the endpoints of failed attempts if they answered 410 Gone or have failed for days. */
export async function disableFailingEndpoints(
  tx: Database,
  { outcomes, at }: { outcomes: AttemptOutcome[]; at: Date },
): Promise<void> {
  const failed = outcomes.map(({ endpointId }) => endpointId);
  const gone = new Set(outcomes.filter((outcome) => outcome.gone).map(({ endpointId }) => endpointId));
  const failing = await listFailingSince(tx, failed, shiftByDays(at, -FAILING_DAYS));
  for (const endpointId of gone) await disableEndpoint(tx, { endpointId, reason: 'gone', at });
  for (const endpointId of failing) {
    if (!gone.has(endpointId)) await disableEndpoint(tx, { endpointId, reason: 'failing', at });
  }
}
