/** Applies events of the payment processor. If an event cannot be applied, schedules a retry. */
import { type Database, inTransaction } from '../db/database';
import {
  endProcessorEvent,
  holdProcessorEvent,
  postponeProcessorEvent,
  type WaitingEvent,
} from '../db/queries/charges/processor-events';
import { PROCESSOR_EVENT_ATTEMPTS, retryDelayMs } from '../domain/charges/processor-event';
import { type IdentityVendor } from '../gateways/identity/identity-vendor';
import { type PaymentProcessor } from '../gateways/processors/payment-processor';
import { type Logger } from '../log';
import { type HostedEvents, prepareEvent } from './apply-processor-event';

export interface EventDependencies {
  db: Database;
  processor: PaymentProcessor;
  hosted?: HostedEvents | undefined;
  identity?: IdentityVendor | undefined;
  log: Logger;
}

/**
 * Applies an event that this worker has claimed. If the event cannot be applied, schedules a retry. If no
 * attempt is left, marks the event as failed.
 */
export async function tryEvent(dependencies: EventDependencies, event: WaitingEvent): Promise<void> {
  const { db, log } = dependencies;
  const { id: eventId, type, attempts } = event;
  try {
    await applyEvent(dependencies, event);
  } catch (error) {
    if (attempts < PROCESSOR_EVENT_ATTEMPTS) {
      log.warn({ eventId, type, attempts, error }, 'could not apply an event of the processor, will retry');
      await postponeProcessorEvent(db, eventId, retryDelayMs(attempts));
      return;
    }
    await endProcessorEvent(db, eventId, { state: 'failed', at: new Date() });
    log.error(
      { code: 'PROCESSOR_EVENT_FAILED', eventId, type, error },
      'gave up on an event of the processor',
    );
  }
}

/**
 * Asks the processor first, outside the transaction. Then changes our rows and ends the event in one
 * transaction.
 */
async function applyEvent({ log: _, ...outside }: EventDependencies, event: WaitingEvent): Promise<void> {
  const { db } = outside;
  const change = await prepareEvent({ ...outside, event });
  await inTransaction(db, async (tx) => {
    const at = new Date();
    if (!(await holdProcessorEvent(tx, event.id))) return;
    const isOurs = await change(tx, at);
    await endProcessorEvent(tx, event.id, { state: isOurs ? 'applied' : 'ignored', at });
  });
}
