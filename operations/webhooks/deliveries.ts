import { type Database } from '../../db/database';
import { recordEventForEndpoint } from '../../db/queries/events/record-events';
import { type Delivery } from '../../db/queries/webhooks/deliveries';
import { failRetrying } from '../../db/queries/webhooks/outcomes';
import {
  askOldestPending,
  beginRound,
  beginRoundsOfMatching,
  type DeliveryRange,
  insertMissingDeliveries,
} from '../../db/queries/webhooks/rounds';
import { webhookTest } from '../../domain/webhooks/events';
import { listSubscribed } from '../../domain/webhooks/subscription';
import { type Act } from '../act';
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
  // A mutant survives: no delivery is in the state `missing`
  const stored = states.filter((state) => state !== 'missing');
  const before = await beginRoundsOfMatching(tx, endpointId, { ...range, states: stored });
  await endRetries(tx, before);
  const subscribed = listSubscribed(endpoint).filter((name) => range.events.includes(name));
  const added = states.includes('missing')
    ? await insertMissingDeliveries(tx, endpoint, { ...range, events: subscribed })
    : 0;
  if (before.length + added > 0) await askOldestPending(tx, endpointId);
  return before.length + added;
}

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

/** Sends a test event to one endpoint only. Returns the event's id. */
export async function sendTestEvent({ tx, at }: Act, endpointId: string): Promise<string> {
  const endpoint = await holdEnabledEndpoint(tx, endpointId);
  return recordEventForEndpoint(tx, webhookTest(endpoint), endpoint, at);
}

/**
 * Marks a delivery as failed, so that its retries end. Does nothing if the delivery is not retrying in this
 * round.
 */
export async function giveUpDelivery(
  tx: Database,
  { deliveryId, round }: { deliveryId: string; round: number },
): Promise<void> {
  await failRetrying(tx, deliveryId, round);
}
