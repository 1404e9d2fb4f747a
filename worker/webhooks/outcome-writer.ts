/** Writes the outcomes of delivery attempts in batches. Gathers a batch for up to a tenth of a second. */
import { type Logger } from '../../log';
import { type Database, inTransaction } from '../../db/database';
import { isUnavailable } from '../../db/failures';
import { type AttemptOutcome, storeSuccesses } from '../../db/queries/webhooks/outcomes';
import { recordFailures } from '../../operations/webhooks/failures';
import { startPump } from '../pump';
import { createRest } from '../rest';

export interface OutcomeWriter {
  write(outcome: AttemptOutcome): void;
  /** Writes an outcome without waiting for others. Resolves when it is stored. */
  writeNow(outcome: AttemptOutcome): Promise<void>;
  /** Writes the remaining outcomes. */
  stop(): Promise<void>;
}

const BATCH = 200;
/** Outcomes are gathered this long, because a statement for each outcome would cost more than the attempt. */
const GATHER_MS = 100;
/**
 * A batch that reaches this size is written at once. If the worker dies, deliveries without an outcome are
 * sent again.
 */
const ENOUGH = 50;
const IDLE_MS = 60_000;

export function startOutcomeWriter(db: Database, log: Logger): OutcomeWriter {
  let waiting: { outcome: AttemptOutcome; onStored: () => void }[] = [];
  let isUrgent = false;
  const gathering = createRest();

  const flush = async (): Promise<boolean> => {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0) return false;
    await writeOutcomes(
      db,
      batch.map(({ outcome }) => outcome),
      log,
    );
    waiting = waiting.slice(batch.length);
    for (const { onStored } of batch) onStored();
    return waiting.length > 0;
  };
  const gatherAndFlush = async (): Promise<boolean> => {
    if (waiting.length > 0 && waiting.length < ENOUGH && !isUrgent) await gathering.take(GATHER_MS);
    isUrgent = false;
    return flush();
  };
  const pump = startPump({ name: 'webhook-outcomes', work: gatherAndFlush, idleMs: IDLE_MS, log });

  const add = (outcome: AttemptOutcome, onStored: () => void): void => {
    waiting.push({ outcome, onStored });
    if (waiting.length >= ENOUGH || isUrgent) gathering.end();
    pump.wake();
  };

  return {
    write: (outcome) => add(outcome, () => undefined),
    writeNow: (outcome) =>
      new Promise((resolve) => {
        isUrgent = true;
        add(outcome, resolve);
      }),
    async stop() {
      gathering.end();
      await pump.stop();
      while (await flush());
    },
  };
}

/** If a batch cannot be written, writes its outcomes one by one, so that one of them does not spoil the others. */
async function writeOutcomes(db: Database, batch: AttemptOutcome[], log: Logger): Promise<void> {
  try {
    await writeBatch(db, batch);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (batch.length > 1) {
      for (const outcome of batch) await writeOutcomes(db, [outcome], log);
      return;
    }
    const deliveryId = batch[0]?.deliveryId;
    log.error(
      { code: 'OUTCOME_NOT_WRITTEN', deliveryId, error },
      'an outcome was not written; its delivery will repeat',
    );
  }
}

/** Writes successes last, because a success clears the endpoint's failure mark. Only failures wait for the disk. */
async function writeBatch(db: Database, batch: AttemptOutcome[]): Promise<void> {
  const failures = batch.filter(isFailure);
  if (failures.length > 0) {
    const at = new Date();
    const first = { outcomes: failures, areFirst: true };
    await inTransaction(db, (tx) => recordFailures({ tx, at }, first));
  }
  await storeSuccesses(
    db,
    batch.filter((outcome) => !isFailure(outcome)),
  );
}

function isFailure({ state }: AttemptOutcome): boolean {
  return state !== 'delivered';
}
