/** Runs a batch job whenever it is woken and once in a while, never twice at a time. */
import { type Logger } from 'pino';
import { createRest } from './rest';

export interface Pump {
  /** Something is waiting: run as soon as possible. */
  wake(): void;
  /** Stops after the batch under way. */
  stop(): Promise<void>;
}

export interface PumpOptions {
  name: string;
  /** Does one batch and answers whether more may be waiting. */
  work: () => Promise<boolean>;
  /** How long to rest without a wake-up: what a lost wake-up costs at most. */
  idleMs: number;
  log: Logger;
}

/** Rests after failures in a row double; a wake-up does not shorten them, or a busy system would ask a dead one constantly. */
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
        log.error({ pump: name, failures, error }, 'a batch failed, trying again');
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
