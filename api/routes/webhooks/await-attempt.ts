import { setTimeout as rest } from 'node:timers/promises';
import { type Database } from '../../../db/database';
import { type Delivery, findDeliveryOfEvent } from '../../../db/queries/webhooks/deliveries';

/** The longest wait for an attempt. A receiver has as long to answer. */
const LONGEST_WAIT_MS = 15_000;
/** The worker writes outcomes about this often. */
const LOOK_EVERY_MS = 100;

/** Waits until a delivery has been attempted. After the longest wait, returns it as it is, or undefined if it does not exist yet. */
export async function awaitAttempt(
  db: Database,
  { eventId, endpointId }: { eventId: string; endpointId: string },
): Promise<Delivery | undefined> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const delivery = await findDeliveryOfEvent(db, eventId, endpointId);
    const isOver = performance.now() >= until;
    if (isOver || (delivery !== undefined && delivery.state !== 'pending')) return delivery;
    await rest(LOOK_EVERY_MS);
  }
}
