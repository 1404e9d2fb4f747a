/** Writes what attempts led to, together: whatever finishes within a tenth of a second is one batch. */
import { type Logger } from '../log';
import { startOfRetries } from '../activities/webhooks';
import { type Database } from '../db/database';
import { isUnavailable } from '../db/failures';
import { type AttemptOutcome, recordOutcomes } from '../db/queries/webhooks/outcomes';
import { startPump } from './pump';
import { createRest } from './rest';

export interface OutcomeWriter {
  write(outcome: AttemptOutcome): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

const BATCH = 200;
/** Nobody waits for an outcome, and a statement for each would cost more than the attempt. */
const GATHER_MS = 100;
/** So many are written at once: should the worker die, they are what is delivered twice. */
const ENOUGH = 50;
const IDLE_MS = 60_000;

export function startOutcomeWriter(db: Database, log: Logger): OutcomeWriter {
  let waiting: AttemptOutcome[] = [];
  const gathering = createRest();

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
    if (waiting.length > 0 && waiting.length < ENOUGH) await gathering.take(GATHER_MS);
    return flush();
  };
  const pump = startPump({ name: 'webhook-outcomes', work: gatherAndFlush, idleMs: IDLE_MS, log });

  return {
    write(outcome) {
      waiting.push(outcome);
      if (waiting.length >= ENOUGH) gathering.end();
      pump.wake();
    },
    async stop() {
      gathering.end();
      await pump.stop();
      while (await flush());
    },
  };
}

function isFailure({ state }: AttemptOutcome): boolean {
  return state !== 'delivered';
}
