/** Writes what attempts led to, together: whatever finishes within some milliseconds is one batch. */
import { setTimeout as rest } from 'node:timers/promises';
import { type Logger } from '../log';
import { startOfRetries } from '../activities/webhooks';
import { type Database } from '../db/database';
import { isUnavailable } from '../db/failures';
import { type AttemptOutcome, recordOutcomes } from '../db/queries/webhook-outcomes';
import { startPump } from './pump';

export interface OutcomeWriter {
  write(outcome: AttemptOutcome): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

const BATCH = 200;
/** Nobody waits for an outcome, and a statement for each would cost more than the attempt. */
const GATHER_MS = 20;
const IDLE_MS = 60_000;

export function startOutcomeWriter(db: Database, log: Logger): OutcomeWriter {
  let waiting: AttemptOutcome[] = [];

  const flush = async (): Promise<boolean> => {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return false;
    try {
      // Apart, because only failures wait for the disk; successes last, so that they end what was failing.
      await recordOutcomes(db, batch.filter(isFailure), { startRetry: startOfRetries });
      await recordOutcomes(
        db,
        batch.filter((outcome) => !isFailure(outcome)),
      );
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ error, deliveries: batch.length }, 'outcomes could not be written; their leases will end');
    }
    waiting = waiting.slice(batch.length);
    return waiting.length > 0;
  };
  const gatherAndFlush = async (): Promise<boolean> => {
    if (waiting.length > 0 && waiting.length < BATCH) await rest(GATHER_MS);
    return flush();
  };
  const pump = startPump({ name: 'webhook-outcomes', work: gatherAndFlush, idleMs: IDLE_MS, log });

  return {
    write(outcome) {
      waiting.push(outcome);
      pump.wake();
    },
    async stop() {
      await pump.stop();
      while (await flush());
    },
  };
}

function isFailure({ state }: AttemptOutcome): boolean {
  return state !== 'delivered';
}
