/** Writes what attempts led to, together: whatever finished while the last batch was written is the next batch. */
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
const IDLE_MS = 60_000;

export function startOutcomeWriter(db: Database, log: Logger): OutcomeWriter {
  let waiting: AttemptOutcome[] = [];

  const flush = async (): Promise<boolean> => {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return false;
    try {
      await recordOutcomes(db, batch, { startRetry: startOfRetries });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ error, deliveries: batch.length }, 'outcomes could not be written; their leases will end');
    }
    waiting = waiting.slice(batch.length);
    return waiting.length > 0;
  };
  const pump = startPump({ name: 'webhook-outcomes', work: flush, idleMs: IDLE_MS, log });

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
