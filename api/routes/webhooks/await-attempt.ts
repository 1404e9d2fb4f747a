import { setTimeout as rest } from 'node:timers/promises';
import { type Database } from '../../../db/database';
import { type Delivery, findDeliveryOfEvent } from '../../../db/queries/webhooks/deliveries';

/** The longest wait for an attempt. A receiver has the same time to answer. */
const LONGEST_WAIT_MS = 15_000;
/** The worker stores outcomes about this often, so faster polling would gain nothing. */
const LOOK_EVERY_MS = 100;

/** Waits for a delivery's first attempt. After the longest wait, returns the delivery as it is, if it exists. */
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
