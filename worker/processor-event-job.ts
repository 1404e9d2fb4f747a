/** Applies stored events of the payment processor. Several workers share the events. */
import { type Logger } from '../log';
import { type EventDependencies, tryEvent } from '../activities/processor-events';
import { type Database } from '../db/database';
import { claimProcessorEvents, findEventHealth } from '../db/queries/charges/processor-events';

const BATCH = 10;
/**
 * The lease is longer than the processor takes to answer, so that two workers rarely read the same object.
 */
const LEASE_MS = 60_000;

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
