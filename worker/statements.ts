/** Closes months and stores the hashes of their statements. */
import { type Carer } from '../activities/attempt-each';
import { hashStatements } from '../activities/statements';
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { closeMonth } from '../operations/statements/close-month';
import { type Pump, startPump } from './pump';

const IDLE_MS = 3_600_000;

/** Runs every hour, month by month until none is left. */
export function startStatements(db: Database, log: Logger): Pump {
  return startPump({
    name: 'statements',
    work: () => closeStatements({ db, log }, new Date()),
    idleMs: IDLE_MS,
    log,
  });
}

/** Hashes a batch of statements, or closes a month. Returns true if more may be left. */
export async function closeStatements(carer: Carer, at: Date): Promise<boolean> {
  if (await hashStatements(carer, at)) return true;
  const { db, log } = carer;
  const month = await inTransaction(db, (tx) => closeMonth(tx, { at }));
  if (month !== undefined) log.info({ month }, 'a month was closed');
  return month !== undefined;
}
