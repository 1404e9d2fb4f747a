/** Runs a batch job at intervals and on each wake-up. Two runs never overlap. */
import { type Logger } from 'pino';
import { createRest } from './rest';

export interface Pump {
  /** Runs the job as soon as possible. */
  wake(): void;
  /** Stops after the current batch. */
  stop(): Promise<void>;
}

export interface PumpOptions {
  name: string;
  /** Processes one batch. Returns true if more work may be waiting. */
  work: () => Promise<boolean>;
  /** Without a wake-up, the job runs again after this time. A lost wake-up delays work by at most this time. */
  idleMs: number;
  log: Logger;
}

/**
 * The wait after a failure. It doubles with each failure in a row. Wake-ups do not shorten the wait, so that
 * they do not flood a failing system.
 */
const AFTER_FAILURE_MS = 1_000;
const AFTER_FAILURES_MS = 8_000;

export function startPump({ name, work, idleMs, log }: PumpOptions): Pump {
  let woken = true;
  let stopped = false;
  let failures = 0;
  const rest = createRest();

  const run = async () => {
    while (!stopped) {
      woken = false;
      try {
        const more = await work();
        failures = 0;
        if (!more && !woken && !stopped) await rest.take(idleMs);
      } catch (error) {
        failures += 1;
        log.error({ pump: name, failures, error }, 'a batch failed and will be retried');
        if (!stopped) await rest.take(Math.min(AFTER_FAILURE_MS * 2 ** (failures - 1), AFTER_FAILURES_MS));
      }
    }
  };
  const running = run();
  return {
    wake() {
      woken = true;
      if (failures === 0) rest.end();
    },
    async stop() {
      stopped = true;
      rest.end();
      await running;
    },
  };
}
