/** Applies stored events of the payment processor. Several workers share the events. */
import { type Database, inTransaction } from '../db/database';
import {
  claimProcessorEvents,
  endProcessorEvent,
  findEventHealth,
  holdProcessorEvent,
  postponeProcessorEvent,
  type WaitingEvent,
} from '../db/queries/charges/processor-events';
import { PROCESSOR_EVENT_ATTEMPTS, retryDelayMs } from '../domain/charges/processor-event';
import { type IdentityVendor } from '../gateways/verification/identity-vendor';
import { type PaymentProcessor } from '../gateways/processors/payment-processor';
import { type Logger } from '../log';
import { type HostedEvents, prepareEvent } from './apply-processor-event';

const BATCH = 10;
/**
 * The lease is longer than the processor takes to answer, so that two workers rarely read the same object.
 */
const LEASE_MS = 60_000;

export interface EventDependencies {
  db: Database;
  processor: PaymentProcessor;
  hosted?: HostedEvents | undefined;
  identity?: IdentityVendor | undefined;
  log: Logger;
}

/** Returns a job that applies a batch of due events, and logs once if events wait too long. */
export function createEventJob(dependencies: EventDependencies): () => Promise<boolean> {
  const alertOnce = createLateAlert(dependencies.db, dependencies.log);
  return async () => {
    await alertOnce(new Date());
    return (await applyDueEvents(dependencies)) === BATCH;
  };
}

/** Applies a batch of due events. Returns how many it took, including events that it will retry. */
export async function applyDueEvents(dependencies: EventDependencies): Promise<number> {
  const due = await claimProcessorEvents(dependencies.db, { limit: BATCH, leaseMs: LEASE_MS });
  await Promise.all(due.map((event) => tryEvent(dependencies, event)));
  return due.length;
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

/** Logs one error for each period in which events wait too long, whatever the cause. */
function createLateAlert(db: Database, log: Logger): (at: Date) => Promise<void> {
  let wasLate = false;
  return async (at) => {
    const { isLate, waiting } = await findEventHealth(db, at);
    if (isLate && !wasLate) {
      log.error({ code: 'PROCESSOR_EVENTS_LATE', waiting }, 'events of the payment processor wait too long');
    }
    wasLate = isLate;
  };
}
