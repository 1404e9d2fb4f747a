import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { enqueueWorkflows } from '../../db/queries/platform/enqueue-workflows';
import {
  listEndpointsThatGoFirst,
  listFailingSince,
  lockEndpoint,
  updateEndpoint,
} from '../../db/queries/webhooks/endpoints';
import { type AttemptOutcome, type MovedDelivery, storeFailures } from '../../db/queries/webhooks/outcomes';
import { holdDeliveries } from '../../db/queries/webhooks/rounds';
import { shiftByDays } from '../../domain/days';
import { endpointDisabled } from '../../domain/webhooks/events';
import { type Act } from '../act';
import { endRetries, startOfRetries } from './retries';

export interface Failures {
  outcomes: AttemptOutcome[];
  /**
   * True if these are first attempts of deliveries or redeliveries. Only a failed first attempt starts the
   * workflow that retries.
   */
  areFirst: boolean;
}

/**
 * Records a batch of failed attempts and enqueues their retries. Disables endpoints that are gone or have
 * failed for days. Skips deliveries that succeeded or were redelivered meanwhile. Returns the updated
 * deliveries.
 */
export async function recordFailures(
  { tx, at }: Act,
  { outcomes, areFirst }: Failures,
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
  await disableFailingEndpoints({ tx, at }, outcomes);
  return moved;
}

/**
 * Disables an endpoint that answered 410 Gone or has failed for days. Holds its unsent deliveries, and tells
 * its owner by an event and by mail.
 */
export async function disableEndpoint(
  { tx, at }: Act,
  { endpointId, reason }: { endpointId: string; reason: 'gone' | 'failing' },
): Promise<void> {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (endpoint === undefined || endpoint.status === 'disabled') return;
  await updateEndpoint(tx, endpointId, { status: 'disabled', disabledReason: reason });
  await endRetries(tx, await holdDeliveries(tx, endpointId));
  const { accountId } = endpoint;
  await recordEvent(tx, endpointDisabled(endpoint, reason, at), { accountId }, at);
  await enqueueNotices(tx, { kind: 'endpoint_disabled', audience: { accountId }, subject: endpointId });
}

/** The platform disables an endpoint that has failed for this many days. */
const FAILING_DAYS = 5;

/** Disables each endpoint of these failed attempts that answered 410 Gone or has failed for days. */
async function disableFailingEndpoints(act: Act, outcomes: AttemptOutcome[]): Promise<void> {
  const failed = outcomes.map(({ endpointId }) => endpointId);
  const gone = new Set(outcomes.filter((outcome) => outcome.gone).map(({ endpointId }) => endpointId));
  for (const endpointId of gone) await disableEndpoint(act, { endpointId, reason: 'gone' });
  // Finds only endpoints that are still enabled, so each endpoint keeps its first reason.
  const failing = await listFailingSince(act.tx, failed, shiftByDays(act.at, -FAILING_DAYS));
  for (const endpointId of failing) await disableEndpoint(act, { endpointId, reason: 'failing' });
}
