/** Applies stored events of the payment processor. Several workers share the events. */
import { type Logger } from '../log';
import { type EventDependencies, tryEvent } from '../activities/processor-events';
import { type Database } from '../db/database';
import { claimProcessorEvents, findEventHealth } from '../db/queries/charges/processor-events';
import { CHANNELS, listen } from '../db/listen';
import { type Pump, startPump } from './pump';

/** The interval between polls, because nothing wakes the pump when a retry becomes due. */
const IDLE_MS = 1_000;
const BATCH = 10;
/**
 * The lease is longer than the processor takes to answer, so that two workers rarely read the same object.
 */
const LEASE_MS = 60_000;

/** Starts the pump. A stored event wakes the pump. */
export function startProcessorEvents(databaseUrl: string, dependencies: EventDependencies): Pump {
  const { db, log } = dependencies;
  const alertOnce = createLateAlert(db, log);
  const pump = startPump({
    name: 'processor-events',
    work: async () => {
      await alertOnce(new Date());
      return (await applyDueEvents(dependencies)) === BATCH;
    },
    idleMs: IDLE_MS,
    log,
  });
  const listener = listen(databaseUrl, CHANNELS.processorEvents, () => pump.wake(), log);
  return {
    wake: () => pump.wake(),
    async stop() {
      await listener.close();
      await pump.stop();
    },
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
