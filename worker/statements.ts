/** Closes months and stores the hashes of their statements. */
import { type Carer } from '../activities/attempt-each';
import { hashStatements } from '../activities/statements';
import { inTransaction } from '../db/database';
import { closeMonth } from '../operations/statements/close-month';

/** Hashes a batch of statements, or closes a month. Returns true if more may be left. */
export async function closeStatements(carer: Carer, at: Date): Promise<boolean> {
  if (await hashStatements(carer, at)) return true;
  const { db, log } = carer;
  const month = await inTransaction(db, (tx) => closeMonth({ tx, at }));
  if (month !== undefined) log.info({ month }, 'a month was closed');
  return month !== undefined;
}
